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
        for place in conformances(of: type, to: key) { run(function, for: type, at: place) }
      }
    }
  }

  private func run(_ function: DeclarationID, for type: TypeSymbol, at place: DeclarationID) {
    guard holds(conditions(place)) else { return }
    let receiver = Value(.metatype(type.nominal), type: .metatype(type.nominal), born: 0)
    let start = Context(
      asker: .code(type.key), sites: [symbols.location(of: place)], functions: [nil],
      condition: simplified(conditions(place).onAnySystem), target: symbols.targetOfFile[place.file])
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

  /// `__isOwn(value)`: whether it is a type that the program itself declares, or makes conform to a framework's protocol, without type
  /// parameters.
  func isOwn(_ arguments: VerbArguments) -> Value {
    let symbol = metatype(arguments.free.first)?.key.flatMap { symbols.types[$0] }
    let isOwn = symbol.map { type in
      type.vocabulary == nil && type.generics.isEmpty && (!type.isExternal || conformsByProgram(type))
    }
    return Value(.truth(isOwn ?? false), type: .named("Bool"))
  }

  /// Whether an extension of the program makes a type from outside conform to a framework's protocol. Nobody else does then, so the
  /// program alone says what becomes of it.
  private func conformsByProgram(_ type: TypeSymbol) -> Bool {
    symbols.levels(of: type.nominal).contains { $0.symbol.vocabulary != nil }
  }

  /// `__isAssigned(key path or type)`: whether some code of the program sets what it leads to, on whatever object.
  func isAssigned(_ arguments: VerbArguments) -> Value {
    var name: String?
    if case .keyPath(_, let path)? = arguments.free.first?.form { name = path.first }
    if let type = metatype(arguments.free.first) { name = type.baseName }
    return Value(.truth(name.map(program.assignedNames.contains) ?? false), type: .named("Bool"))
  }
}

extension ProgramFacts {
  /// What overrides set: the names of members, and of types in brackets, that are assigned to the only parameter of a closure, or to a
  /// parameter that is declared as a framework's, and those of key paths that are handed over with a value. Previews override for
  /// themselves, and files that no build compiles for nobody.
  static func assignedNames(_ symbols: Symbols) -> Set<String> {
    var names: Set<String> = []
    func visit(_ expression: Expression) {
      switch expression.form {
      case .closure(let closure) where closure.parameters.count == 1 || closure.parameters.isEmpty && closure.shorthand == 1:
        names.formUnion(assignedNames(to: closure.parameters.first?.name ?? "$0", in: closure.body))
      case .call(_, let arguments) where arguments.count > 1 && arguments[0].label == nil:
        if case .keyPath(_, let path) = arguments[0].value.form, let name = path.first { names.insert(name) }
      default: break
      }
    }
    let previews = symbols.previewDeclarations()
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() where !symbols.leftovers.contains(file) {
      for (index, declaration) in digest.declarations.enumerated()
      where !previews.contains(DeclarationID(file: file, index: index)) {
        let body = (declaration.body ?? []) + declaration.observers + (declaration.value.map { [.expression($0)] } ?? [])
        Walk.statements(body, expression: visit)
        for parameter in declaration.parameters {
          guard let type = parameter.type?.unwrapped.key, symbols.types[type]?.vocabulary != nil else { continue }
          names.formUnion(assignedNames(to: parameter.name, in: declaration.body ?? []))
        }
      }
      Walk.statements(digest.statements, expression: visit)
    }
    return names
  }

  private static func assignedNames(to base: String, in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.statements(body) { expression in
      guard case .assign(let left, _) = expression.form else { return }
      if case .index(let owner, let arguments) = left.form, case .name(base, _) = owner.form {
        names.formUnion(arguments.compactMap { metatypeName($0.value) })
      }
      if let name = first(of: left, on: base) { names.insert(name) }
    }
    return names
  }

  /// `a` of `base.a.b`.
  private static func first(of expression: Expression, on base: String) -> String? {
    guard case .member(let owner?, let name, _, _) = expression.form else { return nil }
    if case .name(base, _) = owner.form { return name }
    return first(of: owner, on: base)
  }

  private static func metatypeName(_ expression: Expression) -> String? {
    switch expression.form {
    case .metatype(let type): type.baseName
    case .member(let base?, "self", _, _): if case .name(let name, _) = base.form { name } else { nil }
    default: nil
    }
  }
}
