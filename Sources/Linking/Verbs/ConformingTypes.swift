import Model

/// What a framework's protocol does with each type that conforms to it, whoever mentions the type.
extension Evaluator {
  /// Runs each static function of a framework's protocol that is marked `@conforming`, once for each place where a type of the
  /// program conforms, as if it were called there. A type with type parameters is as many as somebody asks for.
  func runForConformingTypes() {
    for function in program.conformingFunctions {
      guard let key = symbols.enclosingType(function) else { continue }
      for below in symbols.descendants(of: key).sorted() {
        guard let type = symbols.types[below], !type.isProtocol, type.vocabulary == nil, type.generics.isEmpty else { continue }
        let places = conformances(of: type, to: key)
        let choice = areApart(places) ? nextChoice(of: places.count) : nil
        for (way, place) in places.enumerated() { run(function, for: type, at: place, choice.map { (way, $0) }) }
      }
    }
  }

  /// Whether no program has two of these places: each is for systems of its own.
  private func areApart(_ places: [DeclarationID]) -> Bool {
    guard 2...Limit.branches.value ~= places.count else { return false }
    let all = places.map { simplified(conditions($0)) }
    return all.indices.allSatisfy { index in all[..<index].allSatisfy { $0.excludes(all[index]) } }
  }

  /// - Parameter way: Which of several it is that exclude one another; for which of them a program is built its sources do not tell.
  private func run(
    _ function: DeclarationID, for type: TypeSymbol, at place: DeclarationID, _ way: (index: Int, choice: BranchPath.Choice)?
  ) {
    guard holds(conditions(place)) else { return }
    let receiver = Value(.metatype(type.nominal), type: .metatype(type.nominal), born: 0)
    var start = Context(
      asker: .code(type.key), sites: CallPath(symbols.location(of: place)), functions: [nil],
      condition: simplified(conditions(place).onAnySystem), target: symbols.targetOfFile[place.file])
    if let way { start.take(way.index, of: way.choice) }
    with({ $0 = start }) {
      let frame = Frame(scope: Scope(file: function.file, declaration: function), function: nil, receiver: receiver, depth: 0)
      let called = FunctionValue(candidates: [Overload(id: function, generics: [:])], receiver: receiver)
      settle(invoke(called, [], nil, frame, Environment(parent: nil)))
    }
  }

  /// The declarations of a type that name the protocol, or one below it; where it inherits that, its first one.
  private func conformances(of type: TypeSymbol, to key: String) -> [DeclarationID] {
    let own = type.declarations.filter { id in
      let scope = Scope(file: id.file, declaration: symbols.parent(of: id))
      return symbols.declaration(id).inherits.contains { symbols.type(symbols.resolve($0, in: scope), inherits: key) }
    }
    return own.isEmpty ? type.declarations.min().map { [$0] } ?? [] : own
  }

  /// `__isOwn(value)`: whether it is a type that the program itself declares, or makes conform to a framework's protocol, and of which what
  /// conforms says all: one with type parameters only if nothing is done for it where it conforms.
  func isOwn(_ arguments: VerbArguments) -> Value {
    let symbol = metatype(arguments.free.first)?.key.flatMap { symbols.types[$0] }
    let isOwn = symbol.map { type in
      type.vocabulary == nil && (type.generics.isEmpty || !conformsToAny(type)) && (!type.isExternal || conformsByProgram(type))
    }
    return Value(.truth(isOwn ?? false), type: .named("Bool"))
  }

  private func conformsToAny(_ type: TypeSymbol) -> Bool {
    program.conformingFunctions.contains { symbols.enclosingType($0).map { symbols.type(type.nominal, inherits: $0) } ?? false }
  }

  /// Whether an extension of the program makes a type from outside conform to a framework's protocol. Nobody else does then, so the
  /// program alone says what becomes of it.
  private func conformsByProgram(_ type: TypeSymbol) -> Bool {
    symbols.levels(of: type.nominal).contains { $0.symbol.vocabulary != nil }
  }
}
