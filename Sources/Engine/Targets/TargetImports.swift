import Model

extension ProjectTargets {
  /// Which target imports which, by what its files say, and which imports modules that are none of the project's own. A module
  /// that might be another of the same name is left out of both. Imports that no build with these `#if` flags compiles do not
  /// count; nil: any flag may hold.
  func uses(in digests: [Digest], flags: [String]?) -> (own: [TargetImport], outside: [OutsideUse]) {
    var byModule: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() { byModule[target.module, default: []].append(index) }
    let declared = Digraph(count: targets.count, arrows: dependencies.map { Digraph.Arrow($0.from, $0.to) })
    let exported = exports(in: digests)
    var reached: [Int: Set<Int>] = [:]
    var found: [[Int]: [(at: Location, condition: BuildCondition)]] = [:]
    var certain: Set<[Int]> = []
    var foreign = OutsideUses()
    for digest in digests {
      for from in members[digest.file] ?? [] {
        for item in digest.imports where !isDead(item.condition, flags) {
          guard let module = item.path.first else { continue }
          let at = Location(digest.file, item.at)
          guard let all = byModule[module] else {
            foreign.add(module, to: from, at: at)
            continue
          }
          let candidates = all.filter { $0 != from }
          // A file that names its own module means that one, or a foreign one of the same name.
          guard !candidates.isEmpty, candidates.count == all.count else { continue }
          let reach = reached[from] ?? declared.reached(from: [from])
          reached[from] = reach
          let direct = declared.next[from]
          let near = candidates.filter(direct.contains)
          let far = near.isEmpty ? candidates.filter(reach.contains) : near
          let beside =
            far.isEmpty && mayBeOwn(module, from)
            ? candidates.filter { !facts[$0].builds.isDisjoint(with: facts[from].builds) } : far
          if let to = beside.first {
            let isExported = direct.contains { exported[$0]?.contains(module) ?? false }
            if beside.count == 1 && !isExported { certain.insert([from, to]) }
            found[[from, to], default: []].append((at, item.condition))
          } else if candidates.count == 1, mayBeOwn(module, from), targets[from].knowledge != .direct {
            found[[from, candidates[0]], default: []].append((at, item.condition))
          } else if !mayBeOwn(module, from) {
            foreign.add(module, to: from, at: at)
          }
        }
      }
    }
    let own = found.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { ends in
      let places = found[ends, default: []].sorted { $0.at < $1.at }
      let first = places.first { $0.condition == .always } ?? places[0]
      return TargetImport(
        from: ends[0], to: ends[1], at: first.at, others: Set(places.map(\.at)).subtracting([first.at]).sorted(),
        isConditional: first.condition != .always, isCertain: certain.contains(ends))
    }
    return (own, foreign.all(declared: facts.map(\.outside)))
  }

  /// Whether a module that a target does not depend on may be taken for one of the project's own.
  private func mayBeOwn(_ module: String, _ from: Int) -> Bool {
    !facts[from].outsideModules.contains(module.lowercased()) && !systemModules.contains(module)
  }

  /// By target, the modules that it hands on to whoever imports it.
  private func exports(in digests: [Digest]) -> [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for digest in digests {
      for item in digest.imports where item.modifiers.contains("@_exported") || item.modifiers.contains("public") {
        for target in members[digest.file] ?? [] { result[target, default: []].insert(item.path[0]) }
      }
    }
    return result
  }
}
