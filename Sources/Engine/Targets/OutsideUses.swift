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
