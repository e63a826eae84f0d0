import Model

/// Linking's one door: what files, manifest and the description of the build say becomes the graph that rules judge.
public func link(_ program: Program, _ declared: Declared, targets: TargetFacts, limits: Limits = Limits()) -> Graph {
  var draft = Draft(of: program)
  draft.declare(declared)
  draft.add(targets)
  draft.limits = limits
  return graph(from: draft)
}

/// What imports and the description of the build say of targets, by their indices in `Program.targets`.
public struct TargetFacts: Sendable {
  public var imports: [TargetImport] = []
  public var outside: [OutsideUse] = []
  public var dependencies: [TargetDependency] = []
  public var interfaces: [TargetInterface] = []
  /// Those of which every file was read.
  public var wholes: Set<Int> = []
  /// Apps and extensions, and the targets linked into each.
  public var hosts: [Draft.Host] = []
  /// By file, the targets that compile it.
  public var targetsOfFile: [String: [Int]] = [:]

  public init() {}
}

extension Draft {
  mutating func add(_ facts: TargetFacts) {
    imports = facts.imports
    outside = facts.outside
    dependencies = facts.dependencies
    interfaces = facts.interfaces
    for pair in interfaces where targets[pair.interface].kind == "library" { targets[pair.interface].kind = "interface" }
    for whole in facts.wholes { targets[whole].isWhole = true }
    hosts = facts.hosts.map { host in
      let linked = Set(host.targets)
      let alive = roots.indices.filter { root in
        let homes = (facts.targetsOfFile[roots[root].at.file] ?? []) + (roots[root].target.map { [$0] } ?? [])
        return homes.isEmpty || homes.contains(where: linked.contains)
      }
      return Host(name: host.name, targets: host.targets, roots: alive, mayLink: host.mayLink)
    }
    divideByHosts(facts.targetsOfFile)
  }
}
