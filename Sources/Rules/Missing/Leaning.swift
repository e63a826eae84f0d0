import Model

extension Graph {
  /// Whether a registration lacks something in a container, while a container further down that makes its object too has it, and
  /// no code is seen that asks the one that lacks it.
  func leans(_ need: Int, _ verdict: Verdict) -> Bool {
    guard case .provider(let asker) = needs[need].by, let root = verdict.root else { return false }
    let isFoundBelow = needs[need].verdicts.contains { other in
      other.isFromBelow && other.status != .missing && other.root.map { isBelow($0, root) } == true
    }
    return isFoundBelow && !asked(in: root).contains(asker)
  }

  private func isBelow(_ root: Int, _ upper: Int) -> Bool {
    var seen: Set<Int> = []
    var work = roots[root].parents
    while let next = work.popLast() {
      if next == upper { return true }
      if seen.insert(next).inserted { work += roots[next].parents }
    }
    return false
  }

  /// The registrations whose objects `root` makes because code asks it, directly or for the sake of others.
  private func asked(in root: Int) -> Set<Int> {
    var needed: [Int: [Int]] = [:]
    var work: [Int] = []
    for need in needs {
      let found = need.verdicts.filter { $0.root == root }.flatMap(\.providers)
      switch need.by {
      case .provider(let asker): needed[asker, default: []] += found
      case .code: work += found
      }
    }
    work += providers.indices.filter { providers[$0].lifetime.isEager && providers[$0].roots.contains(root) }
    var seen: Set<Int> = []
    while let next = work.popLast() {
      if seen.insert(next).inserted { work += needed[next] ?? [] }
    }
    return seen
  }
}
