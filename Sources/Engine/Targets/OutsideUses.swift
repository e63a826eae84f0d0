import Model

/// Imports of modules that are none of the project's own, collected by target and module.
struct OutsideUses {
  private var found: [Int: [String: Set<Location>]] = [:]

  mutating func add(_ module: String, to target: Int, at: Location) {
    found[target, default: [:]][module, default: []].insert(at)
  }

  /// With what the build declares, by target, and nobody imports.
  func all(declared: [[BuildDependency]]) -> [OutsideUse] {
    var result: [OutsideUse] = []
    for (target, dependencies) in declared.enumerated() {
      let modules = found[target] ?? [:]
      for (module, places) in modules {
        let places = places.sorted()
        let package = dependencies.first { Target.module(of: $0.name).lowercased() == module.lowercased() }?.package
        result.append(
          OutsideUse(
            from: target, name: module, package: package, isImported: true, at: places[0], others: Array(places.dropFirst())))
      }
      let names = Set(modules.keys.map { $0.lowercased() })
      for dependency in dependencies where !names.contains(Target.module(of: dependency.name).lowercased()) {
        result.append(
          OutsideUse(from: target, name: dependency.name, package: dependency.package, isImported: false, at: dependency.at))
      }
    }
    return result.sorted { ($0.at, $0.from, $0.name) < ($1.at, $1.from, $1.name) }
  }
}

/// Whether no build compiles what stands under a condition.
func isDead(_ condition: BuildCondition, _ flags: [String]?) -> Bool {
  let value = condition.value { test in
    if ["false", "0", "true", "1"].contains(test) { return test == "true" || test == "1" }
    let isFlag = test.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isFlag ? flags?.contains(test) : nil
  }
  return value == false
}

extension ProjectTargets {
  /// What targets depend on, with a mark at what brings along something that is imported: without it, that would be gone.
  func dependencies(imports: [TargetImport], outside: [OutsideUse]) -> [TargetDependency] {
    let declared = Digraph(count: targets.count, arrows: dependencies.map { Digraph.Arrow($0.from, $0.to) })
    let used = Dictionary(grouping: imports, by: \.from).mapValues { Set($0.map(\.to)) }
    var strangers: Set<Int> = []
    for use in outside where use.isImported && !systemModules.contains(use.name) {
      if !facts[use.from].outsideModules.contains(use.name.lowercased()) { strangers.insert(use.from) }
    }
    // What targets import without depending on it by themselves.
    let indirect = used.reduce(into: [Int: Set<Int>]()) { found, use in
      let rest = use.value.subtracting(declared.next[use.key] + [use.key])
      if !rest.isEmpty { found[use.key] = rest }
    }
    let users = indirect.isEmpty ? declared : declared.reversed
    /// Whether targets further up import something that comes along by this dependency: by it alone, unless whoever has it imports nothing of the
    /// several that it depends on, and is there to hand them on.
    func handsOn(_ old: TargetDependency, _ brought: Set<Int>) -> Bool {
      guard !indirect.isEmpty else { return false }
      let above = users.reached(from: [old.from]).filter { indirect[$0].map { !brought.isDisjoint(with: $0) } ?? false }
      let own = declared.next[old.from]
      if above.isEmpty || own.count > 1 && used[old.from]?.isDisjoint(with: own) ?? true { return !above.isEmpty }
      let rest = declared.filter { $0 != Digraph.Arrow(old.from, old.to) }
      return above.contains { user in
        !indirect[user]!.intersection(brought).isSubset(of: rest.reached(from: [user]))
      }
    }
    var reached: [Int: Set<Int>] = [:]
    return dependencies.map { old in
      var new = old
      let imported = used[old.from] ?? []
      if old.needsNoImport || imported.contains(old.to) { return old }
      if products[old.from, default: []].contains(where: { $0.contains(old.to) && !imported.isDisjoint(with: $0) }) {
        new.needsNoImport = true
        return new
      }
      let brought = reached[old.to] ?? declared.reached(from: [old.to])
      reached[old.to] = brought
      let mayBringStranger = strangers.contains(old.from) && brought.contains { !facts[$0].outside.isEmpty }
      new.needsNoImport =
        !brought.isDisjoint(with: indirect[old.from] ?? []) || mayBringStranger || handsOn(old, brought)
      return new
    }
  }
}
