import Model

/// What one container holds: a root's, or one thought up to judge an assembly by its contract.
struct Container {
  /// By index into the registrations.
  var holds: [Int: Draft.Load]
  /// Part of what it loads could not be read.
  var isOpen: Bool
  /// Doubts that concern it.
  var doubts: [Draft.Doubt]
  /// By key type, unwrapped, what it holds, ascending.
  var byType: [TypeName: [Int]] = [:]
  /// What it holds with a key type that is known in part only, ascending.
  var vague: [Int] = []
  /// What it holds of which part could not be read, beyond what `doubts` say; ascending.
  var partlyOpaque: [Int] = []

  init(isOpen: Bool, doubts: [Draft.Doubt] = []) {
    holds = [:]
    self.isOpen = isOpen
    self.doubts = doubts
  }

  /// Puts in a registration; those with smaller indices come first.
  mutating func hold(_ index: Int, _ provider: Provider, _ load: Draft.Load) {
    if holds.updateValue(load, forKey: index) != nil { return }
    for key in provider.keys { byType.add(index, under: key.type.unwrapped) }
    if provider.keys.contains(where: \.type.isPartlyUnknown) { vague.append(index) }
    if provider.isPartlyOpaque { partlyOpaque.append(index) }
  }
}

extension Draft {
  /// One container a root, in their order.
  func containers() -> [Container] {
    var result = roots.map { Container(isOpen: $0.isOpen) }
    for (index, registration) in registrations.enumerated() {
      for load in registration.loads { result[load.root].hold(index, registration.provider, load) }
    }
    for doubt in doubts {
      let concerned = doubt.roots.isEmpty ? roots.indices.filter { roots[$0].framework == doubt.framework } : doubt.roots
      for root in concerned { result[root].doubts.append(doubt) }
    }
    // What could not be read of a registration and is known to be no more than a key is looked at among the doubts.
    for root in result.indices where !result[root].partlyOpaque.isEmpty && !result[root].doubts.isEmpty {
      let told = Set(result[root].doubts.map(\.at))
      result[root].partlyOpaque.removeAll { told.contains(registrations[$0].provider.at) }
    }
    return result
  }
}

/// How assemblies lean on one another.
final class Structure {
  /// By group, the assemblies into which it may look directly: those that it includes or imports, itself or through modules
  /// of its own.
  let imports: [[Int]]
  /// By type, the assemblies that say that somebody will provide it.
  let announcing: [TypeName: Set<Int>]
  private let graph: Digraph
  private let isAssembly: [Bool]
  private let open: Set<Int>
  private var known: [Int: Set<Int>] = [:]

  init(_ draft: Draft) {
    let isAssembly = draft.groups.map { $0.level == .assembly }
    var next = [[(to: Int, kind: Include.Kind)]](repeating: [], count: draft.groups.count)
    for include in draft.includes {
      if case .group(let from) = include.from { next[from].append((include.to, include.kind)) }
    }
    // Scopes of a tree look upward and choose nothing by whom they lean on.
    let inTrees = Set(draft.scopes.flatMap(\.holds))
    let imports = draft.groups.indices.map { group -> [Int] in
      if inTrees.contains(group) { return [] }
      var found: Set<Int> = []
      var seen: Set<Int> = [group]
      var work = [group]
      while let at = work.popLast() {
        for (to, _) in next[at] where seen.insert(to).inserted {
          if isAssembly[to] { found.insert(to) } else { work.append(to) }
        }
      }
      return found.sorted()
    }
    graph = Digraph(
      count: imports.count, arrows: imports.indices.flatMap { from in imports[from].map { Digraph.Arrow(from, $0) } })
    self.imports = imports
    self.isAssembly = isAssembly
    open = draft.openGroups
    announcing = Dictionary(grouping: draft.announcements, by: \.type).mapValues { Set($0.map(\.assembly)) }
  }

  /// Every assembly that a group reaches that way, itself included.
  func reached(from group: Int) -> Set<Int> {
    if let known = known[group] { return known }
    var found: Set<Int> = isAssembly[group] ? graph.reached(from: [group]) : []
    // What could not be read may lead anywhere.
    if !found.isDisjoint(with: open) { found = Set(imports.indices) }
    known[group] = found
    return found
  }
}

/// Which containers are asked where one has nothing.
final class ContainerAncestors {
  private let parents: [[Int]]
  private let children: [[Int]]
  private var chains: [Int: [Int]] = [:]

  init(_ roots: [Root]) {
    parents = roots.map(\.parents)
    var children = [[Int]](repeating: [], count: roots.count)
    for (root, above) in parents.enumerated() { for parent in above { children[parent].append(root) } }
    self.children = children
  }

  /// The root, then its ancestors in the order in which they are asked: each parent with all above it before the next.
  func chain(of root: Int) -> [Int] {
    if parents[root].isEmpty { return [root] }
    if let known = chains[root] { return known }
    var chain: [Int] = []
    var seen: Set<Int> = []
    var work = [root]
    while let next = work.popLast() {
      guard seen.insert(next).inserted else { continue }
      chain.append(next)
      work += parents[next].reversed()
    }
    // Long ones are walked anew: to keep them all would take the square of their length.
    if chain.count <= 64 { chains[root] = chain }
    return chain
  }

  /// Those that ask `root` after themselves, ascending.
  func below(_ root: Int) -> [Int] {
    if children[root].isEmpty { return [] }
    var seen: Set<Int> = [root]
    var work = children[root]
    while let next = work.popLast() { if seen.insert(next).inserted { work += children[next] } }
    return seen.subtracting([root]).sorted()
  }
}
