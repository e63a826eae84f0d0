import Model

extension Rule {
  public static let budgetExceeded = Rule(
    id: "budget-exceeded",
    summary: "a number in the manifest's `budgets` is passed",
    explanation: """
      The manifest limits how many needs one provider may have (`max-needs`), how long a chain of needs may be (`max-depth`, \
      counted in needs) and how many providers may need one and the same (`max-fan-out`). A provider past the limit does too much, \
      stands on too much, or is leaned on by too much: each change there is felt in many places. Under `targets` and `assemblies` it \
      limits on how many others one may depend (`max-fan-out`), how many may depend on one (`max-fan-in`), and how long a chain of \
      dependencies may be (`max-depth`).

      Split the provider, or hand it one object that stands for several. If the limit is wrong, change it in the manifest.
      """,
    severity: .error
  ) { graph in
    let arrows = graph.needs.flatMap { need -> [Digraph.Arrow] in
      guard case .provider(let asker) = need.by else { return [] }
      return Set(need.verdicts.flatMap(\.providers)).map { Digraph.Arrow(asker, $0) }
    }
    let shape = Digraph(count: graph.providers.count, arrows: arrows)
    return graph.tooManyNeeds() + graph.tooDeep(shape) + graph.tooManyAskers(shape)
      + graph.exceeded(by: graph.targetUnits, "targets") + graph.exceeded(by: graph.assemblyUnits, "assemblies")
  }
}

extension Graph {
  fileprivate func tooManyNeeds() -> [Finding] {
    guard let limit = limits.budgets["max-needs"] else { return [] }
    var counts: [Int: Set<Key>] = [:]
    for need in needs { if case .provider(let asker) = need.by { counts[asker, default: []].insert(need.key) } }
    return counts.keys.sorted().filter { counts[$0]!.count > limit }.map {
      exceeded("max-needs", $0, "\(name(of: $0)) has \(counts[$0]!.count) needs, and \(limit) is the limit")
    }
  }

  /// Of a chain only the top is told: the provider that none other past the limit needs.
  fileprivate func tooDeep(_ shape: Digraph) -> [Finding] {
    guard let limit = limits.budgets["max-depth"] else { return [] }
    // What lies in one ring counts as one step.
    let components = shape.components
    var home = [Int](repeating: 0, count: shape.count)
    for (number, members) in components.enumerated() { for member in members { home[member] = number } }
    let steps = Digraph(
      count: components.count, arrows: shape.arrows.map { .init(home[$0.from], home[$0.to]) }.filter { $0.from != $0.to })
    let (depth, next) = steps.longestWays()
    let asked = Set(steps.arrows.filter { depth[$0.from] > limit }.map(\.to))
    return components.indices.filter { depth[$0] > limit && !asked.contains($0) }.map { top in
      var chain = [top]
      while let last = chain.last, let following = next[last] { chain.append(following) }
      let notes = chain.map { Finding.Note("\(name(of: components[$0][0])) is registered", at: providers[components[$0][0]].at) }
      return exceeded(
        "max-depth", components[top][0],
        "a chain of \(depth[top]) needs begins at \(name(of: components[top][0])), and \(limit) is the limit", chain: notes)
    }
  }

  fileprivate func tooManyAskers(_ shape: Digraph) -> [Finding] {
    guard let limit = limits.budgets["max-fan-out"] else { return [] }
    var askers = [Int](repeating: 0, count: shape.count)
    for arrow in shape.arrows where arrow.from != arrow.to { askers[arrow.to] += 1 }
    return askers.indices.filter { askers[$0] > limit }.map {
      exceeded("max-fan-out", $0, "\(askers[$0]) providers need \(name(of: $0)), and \(limit) is the limit")
    }
  }

  private func exceeded(_ budget: String, _ provider: Int, _ message: String, chain: [Finding.Note] = []) -> Finding {
    let type = providers[provider].implementation?.description ?? providers[provider].keys.first?.description ?? ""
    return Finding(
      rule: "budget-exceeded", severity: .error, message: message, at: providers[provider].at, chain: chain,
      cure: "split it, or change `\(budget)` under `budgets` in the manifest", subject: [budget, type])
  }
}

extension Digraph {
  /// By point, how many arrows the longest way from it has, and the point that follows on it. There must be no ring.
  func longestWays() -> (length: [Int], next: [Int?]) {
    var length = [Int](repeating: -1, count: count)
    var following = [Int?](repeating: nil, count: count)
    for start in 0..<count where length[start] < 0 {
      // Written out, so that a long chain cannot exhaust the stack.
      var work = [start]
      while let point = work.last {
        let open = next[point].filter { length[$0] < 0 }
        if !open.isEmpty && length[point] < 0 {
          work += open
          continue
        }
        work.removeLast()
        following[point] = next[point].max { (length[$0], $1) < (length[$1], $0) }
        length[point] = following[point].map { length[$0] + 1 } ?? 0
      }
    }
    return (length, following)
  }
}
