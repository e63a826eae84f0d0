import Model

extension Evaluator {
  /// Scopes and lists of needs in forms that the framework's tool, which reads text, does not recognise.
  func findForms(_ real: [ScopeType], _ draft: inout Draft) {
    var judged: Set<String> = []
    for scope in real {
      guard let tool = scope.scope.tool else { continue }
      let framework = symbols.vocabularies[scope.vocabulary].framework
      let id = self.declaration(of: scope)
      if let how = unseen(scope, id, tool) {
        draft.hazardOccurrences.append(
          HazardOccurrence(
            .unseenScope, framework: framework, words: ["group": scope.key, "how": how], at: symbols.location(of: id)))
      }
      findMisread(scope, id, framework, &draft)
      guard let needs = scope.scope.needs.flatMap({ scope.generics[$0] }), let marker = tool.needs else { continue }
      findNeeds(needs, scope, id, marker, framework, &judged, &draft)
    }
  }

  /// What keeps a scope from being recognised: the first type after its colon must be one by name and, mostly, by arguments.
  private func unseen(_ scope: ScopeType, _ id: DeclarationID, _ tool: ScopeTool) -> String? {
    let declaration = symbols.declaration(id)
    var outer = symbols.parent(of: id)
    while let around = outer {
      let kind = symbols.declaration(around).kind
      let isScope = symbols.typeOf[around].map { program.scopes[$0] != nil } ?? false
      if kind == .class && !isScope || kind == .actor { return "is nested in a class" }
      if kind == .extension { return "is nested in an extension" }
      outer = symbols.parent(of: around)
    }
    if !declaration.generics.isEmpty { return "is generic" }
    guard case .nominal(let parts)? = declaration.inherits.first, let last = parts.last else { return "names no scope first" }
    if tool.names.contains(last.name), !tool.takesArguments || !last.arguments.isEmpty { return nil }
    let first = symbols.resolve(declaration.inherits[0], in: Scope(file: id.file, declaration: symbols.parent(of: id)))
    if let key = first.key, program.scopes[key] != nil, symbols.types[key]?.path.last == last.name {
      return "inherits from `\(key)`, which is a scope itself"
    }
    return "is a scope through the typealias `\(last.name)`"
  }

  /// `class Kid: Component<Needs>, Builder<View>`: the last type arguments win.
  private func findMisread(_ scope: ScopeType, _ id: DeclarationID, _ framework: String, _ draft: inout Draft) {
    let others = symbols.declaration(id).inherits.dropFirst().filter { type in
      if case .nominal(let parts) = type { parts.contains { !$0.arguments.isEmpty } } else { false }
    }
    guard let last = others.last, let argument = last.arguments.first else { return }
    draft.hazardOccurrences.append(
      HazardOccurrence(
        .misreadNeeds, framework: framework, words: ["group": scope.key, "type": argument.description],
        at: symbols.location(of: id)))
  }

  private func findNeeds(
    _ needs: TypeName, _ scope: ScopeType, _ id: DeclarationID, _ marker: String, _ framework: String,
    _ judged: inout Set<String>, _ draft: inout Draft
  ) {
    func unseen(_ how: String, at: Location) {
      draft.hazardOccurrences.append(
        HazardOccurrence(
          .unseenNeeds, framework: framework, words: ["type": needs.description, "group": scope.key, "how": how], at: at))
    }
    let written = symbols.declaration(id).inherits.first?.arguments.first
    if case .composition = needs { return unseen("is a composition", at: symbols.location(of: id)) }
    guard let key = needs.key, let symbol = symbols.types[key] else {
      note(
        .need, "`\(needs)`, which lists what `\(scope.key)` needs, is declared outside the sources", at: symbols.location(of: id))
      return
    }
    guard symbol.vocabulary == nil, !symbol.isExternal, let protocolID = symbol.declarations.first, symbol.isProtocol else {
      return
    }
    if let written, written.baseName != symbol.path.last, !scope.type.isOpen {
      unseen("is named through a typealias", at: symbols.location(of: id))
    }
    guard judged.insert(key).inserted else { return }
    let declaration = symbols.declaration(protocolID)
    if declaration.inherits.first?.baseName != marker {
      if let other = inheritedNeeds(of: symbol, marker) {
        draft.hazardOccurrences.append(
          HazardOccurrence(
            .inheritedNeeds, framework: framework, words: ["type": key, "other": other, "group": scope.key],
            at: symbols.location(of: protocolID)))
      } else if declaration.inherits.contains(where: { $0.baseName == marker }) {
        unseen("does not name `\(marker)` first", at: symbols.location(of: protocolID))
      } else {
        unseen("does not inherit from `\(marker)`", at: symbols.location(of: protocolID))
      }
    } else if let other = demandingParent(of: symbol) {
      draft.hazardOccurrences.append(
        HazardOccurrence(
          .inheritedNeeds, framework: framework, words: ["type": key, "other": other], at: symbols.location(of: protocolID)))
    }
    for child in symbols.children[protocolID] ?? [] {
      let member = symbols.declaration(child)
      guard !member.isSetter else { continue }
      guard member.kind == .function || member.kind == .subscript || member.kind == .property && member.isStatic else { continue }
      draft.hazardOccurrences.append(
        HazardOccurrence(
          .unmetRequirement, framework: framework, words: ["type": key, "name": member.name], at: symbols.location(of: child)))
    }
  }

  /// A list of needs that this one inherits instead of the marker itself.
  private func inheritedNeeds(of symbol: TypeSymbol, _ marker: String) -> String? {
    symbols.levels(of: symbol.nominal).dropFirst().first { level in
      level.symbol.vocabulary == nil
        && level.symbol.declarations.contains { symbols.declaration($0).inherits.contains { $0.baseName == marker } }
    }?.symbol.key
  }

  /// A further protocol that this one inherits and that demands properties.
  private func demandingParent(of symbol: TypeSymbol) -> String? {
    symbols.levels(of: symbol.nominal).dropFirst().first { level in
      level.symbol.vocabulary == nil
        && level.symbol.declarations.contains { id in
          (symbols.children[id] ?? []).contains { symbols.declaration($0).kind == .property && !symbols.declaration($0).isStatic }
        }
    }?.symbol.key
  }
}
