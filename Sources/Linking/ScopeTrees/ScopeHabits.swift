import Model

extension Evaluator {
  /// Legal forms that are worth a look now and then: what is handed on, what nobody reads, what a tree is handed from outside.
  func findHabits(_ real: [ScopeType], _ draft: inout Draft) {
    let read = Set(recording.reads.map(\.of))
    let lists = Set(real.compactMap { scope in scope.scope.needs.flatMap { scope.generics[$0] }?.key })
    var judged: Set<DeclarationID> = []
    for scope in real {
      let framework = symbols.vocabularies[scope.vocabulary].framework
      if scope.scope.isRoot { findBoundary(scope, lists, framework, &draft) }
      guard let needs = scope.scope.needs.flatMap({ scope.generics[$0] }) else { continue }
      let asked = requirements(of: needs)
      for requirement in asked where !read.contains(requirement.id) && judged.insert(requirement.id).inserted {
        draft.hazardOccurrences.append(
          HazardOccurrence(
            .unreadNeed, framework: framework, words: ["name": requirement.key.name ?? "", "type": needs.description],
            at: symbols.location(of: requirement.id)))
      }
      let names = Set(asked.compactMap(\.key.name))
      for id in symbols.types[scope.key]?.sortedMembers ?? [] {
        let declaration = symbols.declaration(id)
        guard declaration.kind == .property, names.contains(declaration.name), handsOn(declaration) else { continue }
        draft.hazardOccurrences.append(
          HazardOccurrence(.passedThrough, framework: framework, words: ["name": declaration.name], at: symbols.location(of: id)))
      }
    }
  }

  /// `var x: X { dependency.x }`.
  private func handsOn(_ declaration: Declaration) -> Bool {
    guard let body = declaration.body, body.count == 1, case .return(let value?, _) = body[0],
      case .member(let base?, declaration.name, _, _) = value.form
    else { return false }
    switch base.form {
    case .name(let name, _): return name != "self"
    case .member(let inner?, _, _, _): if case .name("self", _) = inner.form { return true } else { return false }
    default: return false
    }
  }

  /// A tree is handed what it takes from outside by an initializer, by a plain protocol. One that a scope lists is no plain one: the tool
  /// wants it marked.
  private func findBoundary(_ scope: ScopeType, _ lists: Set<String>, _ framework: String, _ draft: inout Draft) {
    guard let marker = scope.scope.tool?.needs else { return }
    for id in symbols.types[scope.key]?.members["init"] ?? [] {
      for parameter in symbols.declaration(id).parameters {
        guard let type = parameter.type.map({ symbols.resolve($0, in: Scope(file: id.file, declaration: id)) }),
          let key = type.key, !lists.contains(key),
          let symbol = symbols.types[key], symbol.isProtocol, symbol.vocabulary == nil,
          symbols.levels(of: type).contains(where: { $0.symbol.vocabulary != nil && $0.symbol.path.last == marker }),
          let place = symbol.declarations.first
        else { continue }
        draft.hazardOccurrences.append(
          HazardOccurrence(.boundaryNeeds, framework: framework, words: ["type": key], at: symbols.location(of: place)))
      }
    }
  }
}
