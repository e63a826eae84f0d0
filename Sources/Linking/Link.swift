import Model

/// Linking's one door: what files, manifest and the description of the build say becomes the graph that rules judge.
public func link(_ program: Program, _ declared: Declared, targets: TargetFacts, limits: Limits = Limits()) -> Graph {
  var draft = Draft(of: program, beside: declared)
  draft.declare(declared)
  draft.add(targets)
  draft.findAskedProperties(in: program)
  draft.settleHosts(program.targetsOfFile)
  draft.leaveToTests()
  draft.joinSpellings()
  draft.doubt(program.unread, program.vocabularies, program.targetsOfFile)
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
  }

  /// What asks, in a target that only tests use, a container that is not known, asks one that tests fill.
  mutating func leaveToTests() {
    let making = Set(roots.lazy.filter { !$0.isImplied }.compactMap(\.target))
    let serving = targets.servingTests(dependencies, imports, making: making)
    if serving.isEmpty { return }
    for index in requests.indices where requests[index].roots.isEmpty && requests[index].place == nil {
      if let target = requests[index].target, serving.contains(target) { requests[index].isProvidedOutside = true }
    }
  }

  /// Says which containers come to life in which executable: those that stand in what it links, but for those that are said to be
  /// another's.
  mutating func settleHosts(_ targetsOfFile: [String: [Int]]) {
    let placed = Set(hosts.flatMap(\.roots))
    for index in hosts.indices {
      let linked = Set(hosts[index].targets)
      hosts[index].roots += roots.indices.filter { root in
        guard !placed.contains(root) else { return false }
        let homes = (targetsOfFile[roots[root].at.file] ?? []) + (roots[root].target.map { [$0] } ?? [])
        return homes.isEmpty || homes.contains(where: linked.contains)
      }
      hosts[index].roots.sort()
    }
    divideByHosts(targetsOfFile)
  }
}
