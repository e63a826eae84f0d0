import Model

extension Evaluator {
  /// Adds the scopes that annotations declare: what they provide, take and need, and which makes which.
  func draftAnnotations(_ draft: inout Draft) {
    let program = AnnotatedProgram(symbols)
    draft.hazardOccurrences += program.hazardOccurrences
    let scopes = present(program.scopes)
    guard !scopes.isEmpty else { return }
    let first = draft.scopes.count
    for scope in scopes {
      let words = symbols.vocabularies[scope.vocabulary]
      var node = Draft.Scope(group: draft.groups.count, framework: words.framework, holds: [draft.groups.count])
      node.arguments = scope.arguments.map { declared($0) }
      node.asks = scope.entries.filter { $0.kind == .need }.map { declared($0) }
      node.isPublic = scope.isPublic
      node.isApart = scope.apart != nil
      draft.scopes.append(node)
      var group = Group(
        name: scope.name, level: .module, kind: words.annotations?.kind ?? "scope", framework: words.framework,
        visibility: scope.isPublic ? .public : .internal, target: symbols.targetOfFile[scope.id.file],
        at: symbols.location(of: scope.id))
      group.isHandedOut = scope.isHandedOut
      draft.groups.append(group)
    }
    let builds = AnnotatedBuilds(scopes, symbols)
    for build in builds.arrows {
      let (from, to) = (first + build.from, first + build.to)
      let entry = scopes[build.from].entries[build.entry]
      var drafted = Build(
        from: draft.scopes[from].group, to: draft.scopes[to].group, name: entry.name, isMaking: entry.kind == .provider,
        isStart: entry.kind == .provider && !entry.hasOwnMaker && scopes[build.from].isRoot ?? true,
        isOpening: builds.asksForItself.contains(build.from), condition: entry.condition, at: entry.at)
      drafted.isLater = build.isLater
      draft.builds.append(drafted)
      guard entry.kind == .provider else { continue }
      hang(to, below: from, under: entry.condition, &draft)
      draft.includes.append(
        Include(
          from: .group(draft.scopes[from].group), to: draft.scopes[to].group, kind: .child, condition: entry.condition,
          at: entry.at))
    }
    plantRoots(first, scopes, &draft)
    let uses = AnnotatedUses(symbols)
    for (index, scope) in scopes.enumerated() { draftEntries(of: scope, first + index, uses, &draft) }
    draft.hazardOccurrences +=
      builds.hazardOccurrences(symbols) + builds.makingHazards(symbols, self.program.hosts)
      + scopes.flatMap { $0.hazardOccurrences(uses, symbols) }
    draft.loadScopes()
  }

  /// The scopes as the run's flags let them be: without what is not there, and without those that only that would make.
  private func present(_ all: [AnnotatedScope]) -> [AnnotatedScope] {
    func made(_ scopes: [AnnotatedScope]) -> Set<TypeName> {
      scopes.reduce(into: []) { made, scope in made.formUnion(scope.entries.filter { $0.kind == .provider }.map(\.type)) }
    }
    var scopes = all
    for scope in scopes.indices {
      scopes[scope].entries.removeAll { !holds($0.condition) }
      for entry in scopes[scope].entries.indices {
        scopes[scope].entries[entry].condition = simplified(scopes[scope].entries[entry].condition)
      }
    }
    let lost = made(all).subtracting(made(scopes))
    return scopes.filter { !lost.contains($0.type) && holds(conditions($0.id)) }
  }

  private func declared(_ entry: AnnotatedScope.Entry) -> Draft.Stated {
    Draft.Stated(
      Key(type: entry.type, name: entry.name), condition: entry.condition, spelling: entry.spelling, at: entry.at)
  }

  private func hang(_ scope: Int, below maker: Int, under condition: BuildCondition, _ draft: inout Draft) {
    if draft.scopes[scope].parents.contains(maker) {
      guard let known = draft.scopes[scope].waysUnder[maker] else { return }
      draft.scopes[scope].waysUnder[maker] = condition == .always ? nil : known.or(condition)
    } else {
      draft.scopes[scope].parents.append(maker)
      if condition != .always { draft.scopes[scope].waysUnder[maker] = condition }
    }
  }

  /// A tree begins with each scope that says so. Where none can, with each that nothing makes, and somewhere in each ring that
  /// nothing outside it makes.
  private func plantRoots(_ first: Int, _ scopes: [AnnotatedScope], _ draft: inout Draft) {
    func addRoot(_ scope: Int, isInRing: Bool) {
      let group = draft.groups[draft.scopes[scope].group]
      draft.scopes[scope].root = draft.roots.count
      draft.scopes[scope].isInRing = isInRing
      draft.includes.append(
        Include(from: .root(draft.roots.count), to: draft.scopes[scope].group, kind: .child, at: group.at))
      draft.roots.append(Root(name: group.name, framework: group.framework, target: group.target, at: group.at))
    }
    let own = first..<first + scopes.count
    for scope in own where scopes[scope - first].isRoot ?? draft.scopes[scope].parents.isEmpty {
      addRoot(scope, isInRing: false)
    }
    let children = draft.scopes.children
    var reached = Set(children.reached(from: own.filter { draft.scopes[$0].root != nil }))
    for ring in children.ringComponents.sorted(by: { $0[0] < $1[0] }) {
      guard let scope = ring.first, own.contains(scope), scopes[scope - first].isRoot == nil, !reached.contains(scope),
        ring.allSatisfy({ draft.scopes[$0].parents.allSatisfy(ring.contains) })
      else { continue }
      addRoot(scope, isInRing: true)
      reached.formUnion(children.reached(from: [scope]))
    }
  }

  private func draftEntries(of scope: AnnotatedScope, _ place: Int, _ uses: AnnotatedUses, _ draft: inout Draft) {
    let words = symbols.vocabularies[scope.vocabulary]
    let group = draft.scopes[place].group
    for entry in scope.entries {
      switch entry.kind {
      case .provider:
        var provider = Provider(
          keys: entry.keys, implementation: entry.renames == nil ? entry.type : nil,
          lifetime: entry.lifetime.flatMap { words.lifetimes[$0] } ?? words.defaultLifetime, framework: words.framework,
          owner: .group(group), at: entry.at, site: entry.at)
        provider.condition = entry.condition
        provider.isEntry = uses.type(scope.name, mentions: entry.name)
        var registration = Draft.Registration(provider)
        registration.spelling = entry.spelling
        draft.registrations.append(registration)
      case .need:
        var need = Need(
          key: entry.key, by: .code(scope.name), framework: words.framework, scope: .group(group),
          phase: .deferred, at: entry.at)
        need.condition = entry.condition
        need.isOptional = entry.isTolerated
        need.spelling = entry.spelling
        var request = Draft.Request(need, isProvidedOutside: isProvidedOutside(entry.at))
        request.place = place
        draft.requests.append(request)
      case .scope, .argument: break
      }
    }
  }
}
