import Model

/// What a generic class asks for by its type parameters is known in classes that inherit it with types: `class Screen: Base<Pilot>`. So what it
/// keeps and does is looked at once for each of them, too.
extension Evaluator {
  /// A class that inherits a generic one, and what the type parameters of that are then.
  private struct Heir {
    var key: String
    var type: TypeName
    var declared: DeclarationID
    var generics: [String: TypeName]
  }

  /// A property's initial value, or a body, was looked at by itself: what it leaves open that an heir says. A property that is another
  /// thing in each class below anyhow is read in an object of that class.
  func evaluateForHeirs(of id: DeclarationID) {
    let declaration = symbols.declaration(id)
    guard !declaration.isStatic, !declaration.modifiers.contains("private"), let owner = symbols.enclosingType(id),
      symbols.types[owner]?.generics.isEmpty == false, symbols.vocabulary(ofFile: id.file) == nil,
      declaration.kind != .property || !program.varied.contains(id)
    else { return }
    let openings = counters.openings
    for heir in heirs(of: owner) where !isReplaced(id, in: heir, owner) { evaluate(id, for: heir) }
    // That they say what was left open says nothing of other callers.
    counters.openings = openings
  }

  private func heirs(of owner: String) -> [Heir] {
    symbols.descendants(of: owner).sorted().compactMap { key in
      guard let symbol = symbols.types[key], !symbol.isProtocol, symbol.generics.isEmpty,
        let declared = symbol.declarations.first,
        let level = symbols.levels(of: symbol.nominal).first(where: { $0.symbol.key == owner }), !level.generics.isEmpty,
        level.generics.values.allSatisfy({ !$0.isOpen && !$0.isPartlyUnknown })
      else { return nil }
      return Heir(key: key, type: symbol.nominal, declared: declared, generics: level.generics)
    }
  }

  /// Whether an heir, or a class between, has a function of its own in place of one, and does not call that.
  private func isReplaced(_ id: DeclarationID, in heir: Heir, _ owner: String) -> Bool {
    let name = name(of: id)
    let below = symbols.levels(of: heir.type).map(\.symbol).prefix { $0.key != owner }
    return below.contains { symbol in
      symbol.members[name]?.contains { member in
        let declaration = symbols.declaration(member)
        var speaksOfIt = false
        Walk.statements(declaration.body ?? []) { if case .name("super", _) = $0.form { speaksOfIt = true } }
        return declaration.modifiers.contains("override") && !speaksOfIt
      } ?? false
    }
  }

  private func evaluate(_ id: DeclarationID, for heir: Heir) {
    let declaration = symbols.declaration(id)
    let scope = Scope(file: id.file, declaration: id, generics: heir.generics)
    let frame = Frame(
      scope: scope, function: declaration.body == nil ? nil : id, receiver: Value(type: heir.type, born: 0), depth: 0)
    let type = declaration.type.map { symbols.resolve($0, in: scope) }
    var start = Context(
      asker: .code(heir.key), sites: CallPath(symbols.location(of: id)), functions: [declaration.body == nil ? nil : id],
      condition: simplified(conditions(id).and(conditions(heir.declared))), isIdle: isIdle(id) || isIdle(heir.declared),
      isUncalled: program.unspokenCode.contains(id) || program.unspokenCode.contains(heir.declared),
      target: symbols.targetOfFile[heir.declared.file])
    if declaration.body == nil {
      start.keeper = id
      if !declaration.modifiers.contains("lazy") { start.construction = heir.key }
    }
    calls.dependencies.effect()
    with({ $0 = start }) {
      if let value = declaration.value, declaration.kind == .property {
        let found = flow(evaluate(value, expecting: type, frame, Environment(parent: nil)), into: type)
        if declaration.isImplicitlyUnwrapped { insist(found, isKept: true) }
        settle(found)
      }
      guard let body = declaration.body, declaration.parameters.isEmpty else { return }
      frame.resultType = type
      frame.answersNothing = declaration.answersNothing
      run(body, of: id, frame, Environment(parent: nil))
      for value in frame.results { settle(value) }
    }
  }
}
