import Model

/// What a container lacks and another one further down has.
final class Leaning {
  private let graph: Graph
  /// By need, the containers below that make the asker's object too and find what it needs.
  private var below: [Int: [Int]] = [:]
  private var asked: [Int: Set<Int>] = [:]
  /// By root, what was found there: who asks, nil for code, and what answers.
  private lazy var found: [Int: [(asker: Int?, providers: [Int])]] = {
    var found: [Int: [(asker: Int?, providers: [Int])]] = [:]
    for need in graph.needs {
      let asker: Int? = if case .provider(let index) = need.by { index } else { nil }
      for verdict in need.verdicts { if let root = verdict.root { found[root, default: []].append((asker, verdict.providers)) } }
    }
    return found
  }()

  init(_ graph: Graph) { self.graph = graph }

  /// Whether a registration lacks something in a container, while a container further down that makes its object too has it, and
  /// no code is seen that asks the one that lacks it.
  func leans(_ need: Int, _ verdict: Verdict) -> Bool {
    guard case .provider(let asker) = graph.needs[need].by, let root = verdict.root else { return false }
    let lower = below[need] ?? graph.needs[need].verdicts.filter { $0.isFromBelow && $0.status != .missing }.compactMap(\.root)
    below[need] = lower
    return lower.contains { isBelow($0, root) } && !askedFor(in: root).contains(asker)
  }

  private func isBelow(_ root: Int, _ upper: Int) -> Bool {
    var seen: Set<Int> = []
    var work = graph.roots[root].parents
    while let next = work.popLast() {
      if next == upper { return true }
      if seen.insert(next).inserted { work += graph.roots[next].parents }
    }
    return false
  }

  /// The registrations whose objects `root` makes because code asks it, directly or for the sake of others.
  private func askedFor(in root: Int) -> Set<Int> {
    if let known = asked[root] { return known }
    var needed: [Int: [Int]] = [:]
    var work: [Int] = []
    for (asker, providers) in found[root] ?? [] {
      if let asker { needed[asker, default: []] += providers } else { work += providers }
    }
    work += graph.providers.indices.filter { graph.providers[$0].lifetime.isEager && graph.providers[$0].roots.contains(root) }
    var seen: Set<Int> = []
    while let next = work.popLast() {
      if seen.insert(next).inserted { work += needed[next] ?? [] }
    }
    asked[root] = seen
    return seen
  }
}
