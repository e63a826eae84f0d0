import Model

/// The trees of a draft, ready for looking upward.
struct ScopeForest {
  let scopes: [Draft.Scope]
  /// By group, the scopes that hold its registrations.
  let holders: [Int: [Int]]
  /// By scope, the trees that it is part of, ascending by root.
  let trees: [[Tree]]
  let hasAnnexes: Bool
  /// Arrows from each scope to those that it makes.
  let children: Digraph
  /// When scopes are made, are handed things or ask for them, where that is not always.
  let conditions: [BuildCondition]

  /// What hangs below one root.
  final class Tree {
    /// An index into the graph's roots.
    let root: Int
    /// The scope with which it begins.
    let top: Int
    /// By scope that the tree reaches: smaller is nearer to the root.
    let rank: [Int: Int]
    /// No scope makes itself, directly or not.
    let isAcyclic: Bool
    /// The scopes to which some way from the root, they themselves included, leads through an annex.
    let belowAnnexes: Set<Int>

    init(root: Int, top: Int, _ scopes: [Draft.Scope], _ children: Digraph) {
      self.root = root
      self.top = top
      let reached = children.reached(from: [top])
      var rank = [Int: Int](minimumCapacity: reached.count)
      var entering = [Int: Int](minimumCapacity: reached.count)
      for scope in reached { for child in children.next[scope] { entering[child, default: 0] += 1 } }
      var line = entering[top] == nil ? [top] : []
      var at = 0
      while at < line.count {
        rank[line[at]] = at
        for child in children.next[line[at]] {
          entering[child]! -= 1
          if entering[child] == 0 { line.append(child) }
        }
        at += 1
      }
      isAcyclic = line.count == reached.count
      if !isAcyclic { for scope in reached { rank[scope] = 0 } }
      self.rank = rank
      belowAnnexes = children.reached(from: reached.filter { scopes[$0].isAnnex })
    }

    func reaches(_ scope: Int) -> Bool { rank[scope] != nil }
  }

  init(_ draft: Draft) {
    scopes = draft.scopes
    hasAnnexes = draft.scopes.contains(where: \.isAnnex)
    var conditions: Set<BuildCondition> = []
    for scope in draft.scopes {
      conditions.formUnion(scope.waysUnder.values)
      conditions.formUnion((scope.arguments + scope.asks).map(\.condition))
    }
    self.conditions = conditions.filter { $0 != .always }.sorted { $0.description < $1.description }
    var holders: [Int: [Int]] = [:]
    for (index, scope) in scopes.enumerated() { for group in scope.holds { holders[group, default: []].append(index) } }
    self.holders = holders
    let children = draft.scopes.children
    self.children = children
    var trees = [[Tree]](repeating: [], count: scopes.count)
    let all = draft.scopes
    let tops = all.indices.compactMap { scope in all[scope].root.map { (root: $0, scope: scope) } }
    for top in tops.sorted(by: { $0.root < $1.root }) {
      let tree = Tree(root: top.root, top: top.scope, all, children)
      for scope in tree.rank.keys { trees[scope].append(tree) }
    }
    self.trees = trees
  }
}
