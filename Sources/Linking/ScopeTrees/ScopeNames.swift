import Model

extension Evaluator {
  /// Scopes and lists of needs that share a simple name in one target, and those that are asked for as if they were services.
  func findNames(_ real: [ScopeType], _ index: [String: Int], _ draft: inout Draft) {
    var scopesByName: [Named: [DeclarationID]] = [:]
    var needsByName: [Named: Set<DeclarationID>] = [:]
    for scope in real where scope.scope.tool != nil {
      let framework = symbols.vocabularies[scope.vocabulary].framework
      let id = declaration(of: scope)
      if let named = Named(framework, symbols.declaration(id).name, id, symbols) { scopesByName[named, default: []].append(id) }
      guard let needs = scope.scope.needs.flatMap({ scope.generics[$0] }) else { continue }
      for level in symbols.levels(of: needs) where level.symbol.vocabulary == nil && level.symbol.isProtocol {
        guard let id = level.symbol.declarations.first,
          symbols.declaration(id).inherits.first?.baseName == scope.scope.tool?.needs,
          let named = Named(framework, symbols.declaration(id).name, id, symbols)
        else { continue }
        needsByName[named, default: []].insert(id)
      }
      for requirement in requirements(of: needs) {
        guard let key = requirement.key.type.key, program.scopes[key] != nil else { continue }
        draft.hazardOccurrences.append(
          HazardOccurrence(
            .scopeAsNeed, framework: framework, words: ["name": requirement.key.name ?? "", "type": key],
            at: symbols.location(of: requirement.id)))
      }
    }
    sight(.sameScopeName, scopesByName, &draft)
    sight(.sameNeedsName, needsByName.mapValues { $0.sorted() }, &draft)
    findAnnexes(real, index, &draft)
  }

  private func sight(_ pattern: Hazard.Pattern, _ all: [Named: [DeclarationID]], _ draft: inout Draft) {
    for (named, ids) in all.sorted(by: { ($0.key.name, $0.key.scan) < ($1.key.name, $1.key.scan) }) where ids.count > 1 {
      let places = ids.map { symbols.location(of: $0) }.sorted()
      for place in places.dropFirst() {
        draft.hazardOccurrences.append(
          HazardOccurrence(
            pattern, framework: named.framework, words: ["name": named.name],
            related: [Finding.Note("the first of that name", at: places[0])], at: place))
      }
    }
  }

  /// Scopes with an annex that are tied to no life cycle, or go round in a ring with it.
  private func findAnnexes(_ real: [ScopeType], _ index: [String: Int], _ draft: inout Draft) {
    var called: [String: Bool] = [:]
    for scope in real {
      guard let parameter = scope.scope.annex, let key = scope.generics[parameter]?.key, let annex = program.scopes[key] else {
        continue
      }
      let framework = symbols.vocabularies[scope.vocabulary].framework
      let at = symbols.location(of: declaration(of: scope))
      if let method = scope.scope.tool?.binding {
        called[method] = called[method] ?? isCalled(method)
      }
      if let method = scope.scope.tool?.binding, called[method] == false {
        draft.hazardOccurrences.append(HazardOccurrence(.unboundAnnex, framework: framework, words: ["group": scope.key], at: at))
      }
      let offers = scope.scope.offers.flatMap { scope.generics[$0] }.map { Set(requirements(of: $0).map(\.key)) } ?? []
      let taken = annex.scope.needs.flatMap { annex.generics[$0] }.map { requirements(of: $0) } ?? []
      let own = Set(
        (draft.registrations).filter { $0.provider.owner == index[scope.key].map { .group(draft.scopes[$0].group) } }
          .flatMap(\.provider.keys))
      for requirement in taken where offers.contains(requirement.key) && own.contains(requirement.key) {
        draft.hazardOccurrences.append(
          HazardOccurrence(
            .annexRing, framework: framework,
            words: ["group": scope.key, "name": requirement.key.name ?? "", "type": requirement.key.type.description],
            at: symbols.location(of: requirement.id)))
      }
    }
  }

  /// Whether anybody calls that method, on whatever.
  private func isCalled(_ method: String) -> Bool {
    symbols.digests[..<symbols.appFiles].contains { digest in
      digest.declarations.contains { declaration in
        var found = false
        Walk.statements((declaration.body ?? []) + declaration.observers) { expression in
          if case .call(let callee, let arguments) = expression.form, arguments.first?.label == "to" {
            switch callee.form {
            case .name(method, _), .member(_, method, _, _): found = true
            default: break
            }
          }
        }
        return found
      }
    }
  }
}

/// A simple name in what a tool surely reads together: one target, or one file where targets are not known.
private struct Named: Hashable {
  var framework: String
  var name: String
  var scan: String

  init?(_ framework: String, _ name: String, _ id: DeclarationID, _ symbols: Symbols) {
    self.framework = framework
    self.name = name
    scan = symbols.targetOfFile[id.file].map { "target \($0)" } ?? symbols.digests[id.file].file
  }
}
