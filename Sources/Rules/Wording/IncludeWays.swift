import Model

/// Who includes whom, indexed once for a rule that asks often.
final class IncludeWays {
  /// Names of groups that only the manifest declares.
  let declared: Set<String>
  /// Groups that some root loads.
  let loaded: Set<Int>
  private let graph: Graph
  private var byEnds: [Digraph.Arrow: Include] = [:]
  private var byOwner: [Owner: [Include]] = [:]
  private var byGroup: [[Include]]
  /// By root, the include by which a shortest way from it reaches each of its groups.
  private var trees: [Int: [Int: Include]] = [:]
  private var hiding: [Int: Int?] = [:]

  init(_ graph: Graph) {
    self.graph = graph
    declared = Set(graph.groups.lazy.filter { $0.kind == "declared" }.map(\.name))
    loaded = Set(graph.roots.lazy.flatMap(\.loaded))
    byGroup = [[Include]](repeating: [], count: graph.groups.count)
    for include in graph.includes {
      byGroup[include.to].append(include)
      byOwner[include.from, default: []].append(include)
      if case .group(let from) = include.from {
        let ends = Digraph.Arrow(from, include.to)
        if byEnds[ends] == nil { byEnds[ends] = include }
      }
    }
  }

  /// The first include of one group by another.
  func first(from: Int, to: Int) -> Include? { byEnds[Digraph.Arrow(from, to)] }

  /// All that include a group, by place.
  func of(_ group: Int) -> [Include] { byGroup[group] }

  /// All that a group or root includes, by place.
  func by(_ owner: Owner) -> [Include] { byOwner[owner] ?? [] }

  /// The includes on a shortest way from a root to a group that it loads.
  func path(from root: Int, to goal: Int) -> [Include] {
    let tree = trees[root] ?? self.tree(of: root)
    trees[root] = tree
    var path: [Include] = []
    var at = goal
    while let include = tree[at] {
      path.append(include)
      guard case .group(let from) = include.from else { break }
      at = from
    }
    return path.reversed()
  }

  private func tree(of root: Int) -> [Int: Include] {
    let loaded = Set(graph.roots[root].loaded)
    var tree: [Int: Include] = [:]
    var line: [Owner] = [.root(root)]
    var at = 0
    while at < line.count {
      for include in by(line[at]) where include.kind != .peer && loaded.contains(include.to) && tree[include.to] == nil {
        tree[include.to] = include
        line.append(.group(include.to))
      }
      at += 1
    }
    return tree
  }

  /// The group that lists `group`, or one above it, as internal.
  func assembly(hiding group: Int) -> Int? {
    if let known = hiding[group] { return known }
    let found = searchHider(of: group)
    hiding[group] = .some(found)
    return found
  }

  private func searchHider(of group: Int) -> Int? {
    var seen: Set<Int> = []
    var work = [group]
    while let at = work.popLast() {
      for include in of(at) where include.kind != .peer && include.kind != .dependency {
        guard case .group(let from) = include.from, seen.insert(from).inserted else { continue }
        if include.kind == .internal { return from }
        work.append(from)
      }
    }
    return nil
  }
}
