import Model

extension Evaluator {
  /// Adds the trees of scopes: what each scope declares, and where scopes are made.
  func draftScopes(_ draft: inout Draft) {
    guard !program.scopes.isEmpty else { return }
    let real = realScopes()
    guard !real.isEmpty else { return }
    var index: [String: Int] = [:]
    for scope in real {
      index[scope.key] = draft.scopes.count
      draft.scopes.append(
        Draft.Scope(
          group: draft.groups.count, framework: symbols.vocabularies[scope.vocabulary].framework, holds: [draft.groups.count],
          isAnnex: scope.scope.isAnnex))
      draft.groups.append(group(of: scope))
    }
    let makings = recording.makings.sorted { ($0.at, $0.made) < ($1.at, $1.made) }
    hang(real, makings, index, &draft)
    var drafted = DraftedMembers()
    for scope in real { draftNeeds(scope, index[scope.key]!, &drafted, &draft) }
    let names = Set(draft.requests.lazy.filter { $0.place != nil }.compactMap(\.need.key.name))
    let read = propertiesReadByOutput()
    for scope in real {
      draftMembers(scope, index[scope.key]!, neededNames: names, read: read[scope.key] ?? [], &drafted, &draft)
    }
    draftUses(real, index, drafted, &draft)
    findForms(real, &draft)
    findMakings(real, makings, &draft)
    findRegistration(real, &draft)
    findNames(real, index, &draft)
    findPaths(real, &draft)
    findHabits(real, &draft)
    draft.loadScopes()
  }

  /// Scope types that stand for themselves: those that are made somewhere, and those that no other scope inherits from.
  private func realScopes() -> [ScopeType] {
    let made = Set(recording.makings.map(\.made))
    let inherited = Set(
      program.scopes.keys.flatMap { key in
        symbols.levels(of: program.scopes[key]!.type).dropFirst().map(\.symbol.key).filter { program.scopes[$0] != nil }
      })
    return program.scopes.values.filter { made.contains($0.key) || !inherited.contains($0.key) }
      .map { (scope: $0, id: declaration(of: $0)) }
      .filter { holds(conditions($0.id)) }
      .sorted { $0.id < $1.id }.map(\.scope)
  }

  func declaration(of scope: ScopeType) -> DeclarationID {
    let all = symbols.types[scope.key]!.declarations
    return all.first { symbols.declaration($0).kind != .extension } ?? all[0]
  }

  private func group(of scope: ScopeType) -> Group {
    let id = declaration(of: scope)
    return Group(
      name: scope.key, level: scope.shape.level, kind: scope.shape.type,
      framework: symbols.vocabularies[scope.vocabulary].framework, target: symbols.targetOfFile[id.file],
      condition: conditions(id), at: symbols.location(of: id))
  }

  /// Roots, and which scope hangs below which.
  private func hang(_ real: [ScopeType], _ makings: [ScopeMaking], _ index: [String: Int], _ draft: inout Draft) {
    for scope in real where scope.scope.isRoot {
      let place = index[scope.key]!
      let group = draft.groups[draft.scopes[place].group]
      let made = makings.first { $0.made == scope.key && $0.maker == nil }
      draft.scopes[place].root = draft.roots.count
      draft.includes.append(
        Include(from: .root(draft.roots.count), to: draft.scopes[place].group, kind: .child, at: made?.at ?? group.at))
      draft.roots.append(Root(name: group.name, framework: group.framework, target: group.target, at: made?.at ?? group.at))
    }
    for making in makings {
      guard let child = index[making.made] else { continue }
      let isRoot = draft.scopes[child].root != nil
      let key: String? = if case .scope(let key) = making.parent { key } else if isRoot { making.maker } else { nil }
      guard let key else { continue }
      for parent in standIns(for: key, index) {
        // A tree that another one makes is handed what it asks for, and looks for nothing above its root.
        if !isRoot { draft.scopes[child].parents.append(parent) }
        draft.includes.append(
          Include(
            from: .group(draft.scopes[parent].group), to: draft.scopes[child].group, kind: isRoot ? .peer : .child,
            condition: making.condition, at: making.at))
      }
    }
    for scope in real { hangAnnex(of: scope, index, &draft) }
  }

  /// The scope itself, or where only those are real that inherit from it, these.
  private func standIns(for key: String, _ index: [String: Int]) -> [Int] {
    if let own = index[key] { return [own] }
    return symbols.descendants(of: key).compactMap { index[$0] }.sorted()
  }

  private func hangAnnex(of scope: ScopeType, _ index: [String: Int], _ draft: inout Draft) {
    guard let parameter = scope.scope.annex, let annex = scope.generics[parameter]?.key.flatMap({ index[$0] }),
      let own = index[scope.key]
    else { return }
    let offers = scope.scope.offers.flatMap { scope.generics[$0] }.map { requirements(of: $0).map(\.key) } ?? []
    draft.scopes[own].annex = Draft.Annex(scope: annex, offers: offers)
    draft.scopes[annex].parents.append(own)
    draft.includes.append(
      Include(
        from: .group(draft.scopes[own].group), to: draft.scopes[annex].group, kind: .child,
        at: draft.groups[draft.scopes[own].group].at))
  }

  /// The properties that a protocol demands, those that it inherits too, and where they stand.
  func requirements(of type: TypeName) -> [Requirement] {
    if let known = program.requirements[type] { return known }
    let found = findRequirements(of: type)
    program.requirements[type] = found
    return found
  }

  private func findRequirements(of type: TypeName) -> [Requirement] {
    var found: [Requirement] = []
    var names: Set<String> = []
    for level in symbols.levels(of: type) where level.symbol.vocabulary == nil && level.symbol.isProtocol {
      for id in level.symbol.declarations where symbols.declaration(id).kind == .protocol {
        for child in symbols.children[id] ?? [] {
          let declaration = symbols.declaration(child)
          guard declaration.kind == .property, !declaration.isStatic, names.insert(declaration.name).inserted,
            let type = propertyType(Member(id: child, generics: level.generics))
          else { continue }
          found.append(Requirement(key: Key(type: type, name: declaration.name), id: child))
        }
      }
    }
    return found
  }

  private func draftNeeds(_ scope: ScopeType, _ place: Int, _ drafted: inout DraftedMembers, _ draft: inout Draft) {
    guard let parameter = scope.scope.needs, let type = scope.generics[parameter] else { return }
    let group = draft.scopes[place].group
    for requirement in requirements(of: type) {
      var need = Need(
        key: requirement.key, by: .code(draft.groups[group].name), framework: draft.groups[group].framework,
        scope: .group(group), phase: .deferred, at: symbols.location(of: requirement.id))
      need.condition = simplified(conditions(requirement.id))
      need.spelling = scope.scope.tool == nil ? nil : symbols.declaration(requirement.id).typeText
      if let tool = scope.scope.tool, tool.needs != nil, need.spelling != nil {
        need.demand = Demand(list: type.baseName ?? "", isInherited: symbols.enclosingType(requirement.id) != type.key)
      }
      var request = Draft.Request(need, isProvidedOutside: isProvidedOutside(need.at))
      request.place = place
      drafted.needs[DraftedMembers.Place(group: group, id: requirement.id)] = draft.requests.count
      draft.requests.append(request)
    }
  }

  func isProvidedOutside(_ at: Location) -> Bool {
    program.providedOutside.contains(Location(file: at.file, line: at.line, column: 0))
  }
}
