import Model

extension AnnotatedBuilds {
  /// Which scope is made by another, whatever the one is asked for.
  private var makings: Digraph {
    Digraph(
      count: scopes.count,
      arrows: arrows.filter { scopes[$0.from].entries[$0.entry].kind == .provider }.map { Digraph.Arrow($0.from, $0.to) })
  }

  /// The scopes that stand below a root: one that says so, or what nothing makes where none can.
  var reachedFromRoots: Set<Int> {
    let makings = makings
    let made = Set(makings.arrows.map(\.to))
    return makings.reached(from: scopes.indices.filter { scopes[$0].isRoot ?? !made.contains($0) })
  }

  /// What needs take where keys are compared: the scope that whatever answers them makes. Of several answers those count that
  /// stand above the asker.
  func takings(by vocabularies: Set<Int>) -> [Arrow] {
    guard scopes.contains(where: { vocabularies.contains($0.vocabulary) }) else { return [] }
    let makings = makings
    var below: [Int: Set<Int>] = [:]
    func reaches(_ from: Int, _ to: Int) -> Bool {
      let known = below[from] ?? makings.reached(from: [from])
      below[from] = known
      return known.contains(to)
    }
    var answers: [Key: [(scope: Int, entry: Int)]] = [:]
    for (scope, item) in scopes.enumerated() where vocabularies.contains(item.vocabulary) {
      for (entry, provider) in item.entries.enumerated() where provider.kind == .provider {
        for key in provider.keys { answers[key, default: []].append((scope, entry)) }
      }
    }
    let made = Dictionary(arrows.map { (Place(scope: $0.from, entry: $0.entry), $0) }) { first, _ in first }
    var result: [Arrow] = []
    for (asker, scope) in scopes.enumerated() where vocabularies.contains(scope.vocabulary) {
      for (entry, need) in scope.entries.enumerated() where need.kind == .need && !need.isHeld {
        var asked = [need.key]
        var seen = Set(asked)
        while let key = asked.popLast() {
          let found = answers[key] ?? []
          for answer in found where found.count == 1 || reaches(answer.scope, asker) {
            if let origin = scopes[answer.scope].entries[answer.entry].renames {
              if seen.insert(origin).inserted { asked.append(origin) }
            } else if let making = made[Place(scope: answer.scope, entry: answer.entry)] {
              // What may be absent closes a ring only inside of what it takes.
              guard !need.isTolerated || reaches(making.to, asker) else { continue }
              result.append(Arrow(from: asker, to: making.to, entry: entry, isLater: making.isLater))
            }
          }
        }
      }
    }
    return result
  }

  private struct Place: Hashable {
    var scope: Int
    var entry: Int
  }

  /// Types that cannot be made as they are declared: nothing says how, or two say it.
  func makingHazards(_ symbols: Symbols, _ hosts: [Draft.Host]) -> [HazardOccurrence] {
    var found: [HazardOccurrence] = []
    let reached = reachedFromRoots
    let taken = Set(arrows.map { Place(scope: $0.from, entry: $0.entry) })
    let isClosed = symbols.importsOnlyWhatIsKnown
    for scope in reached.sorted() where scopes[scope].isRoot != nil {
      for (entry, item) in scopes[scope].entries.enumerated() where item.kind == .provider && item.renames == nil {
        guard !taken.contains(Place(scope: scope, entry: entry)), !item.type.isPartlyUnknown else { continue }
        found.append(
          HazardOccurrence(
            .unmadeType, framework: symbols.vocabularies[scopes[scope].vocabulary].framework,
            words: ["name": item.name, "type": item.type.description, "group": scopes[scope].name],
            isPossible: !isClosed, at: item.at))
      }
    }
    // The tool knows no modules: types of one name are one to it.
    let byName = Dictionary(grouping: byType.flatMap { type, makers in makers.map { (type.withoutOwner, $0) } }, by: \.0)
    for (type, named) in byName.sorted(by: { $0.key.description < $1.key.description }) where named.count > 1 {
      let makers = named.map(\.1).sorted()
      for (place, later) in makers.enumerated() where scopes[later].isRoot != nil {
        guard let first = makers[..<place].first(where: { areTogether($0, later, symbols, hosts) }) else { continue }
        found.append(
          HazardOccurrence(
            .sameScopeName, framework: symbols.vocabularies[scopes[later].vocabulary].framework,
            words: ["name": type.description],
            related: [Finding.Note("it is declared here, too", at: symbols.location(of: scopes[first].id))],
            at: symbols.location(of: scopes[later].id)))
      }
    }
    return found
  }

  /// Two scopes of one framework in one target or in one program, both there in every build.
  private func areTogether(_ a: Int, _ b: Int, _ symbols: Symbols, _ hosts: [Draft.Host]) -> Bool {
    let targets = [a, b].map { symbols.targetOfFile[scopes[$0].id.file] }
    let isLinked = { hosts.contains { host in targets.allSatisfy { $0 == host.executable || host.targets.contains($0 ?? -1) } } }
    return a != b && scopes[a].vocabulary == scopes[b].vocabulary && (targets[0] == targets[1] || isLinked())
      && [a, b].allSatisfy { symbols.declaration(scopes[$0].id).condition == .always }
  }
}

extension Symbols {
  /// Every module that the program imports is its own, the system's or a framework's, so no other package declares anything.
  fileprivate var importsOnlyWhatIsKnown: Bool {
    let frameworks = Set(vocabularies.flatMap(\.modules))
    return digests[..<appFiles].allSatisfy { digest in
      digest.imports.allSatisfy { item in
        guard let module = item.path.first else { return true }
        return systemModules.contains(module) || frameworks.contains(module) || targetModules.contains(module)
      }
    }
  }
}
