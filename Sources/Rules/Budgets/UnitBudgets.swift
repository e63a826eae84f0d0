import Model

/// Targets or assemblies that depend on one another, for counting.
struct Units {
  var names: [String]
  /// Where the first of each way stands.
  var ways: [Digraph.Arrow: Location]
}

extension Graph {
  /// Every target but tests, with whatever it imports or declares to depend on.
  var targetUnits: Units {
    let ways = targetArrows.filter { !isTest($0.key.from) && !isTest($0.key.to) }.mapValues(\.at)
    return Units(names: targets.map(\.name), ways: ways)
  }

  /// Every assembly, with the assemblies that it includes.
  var assemblyUnits: Units {
    var ways: [Digraph.Arrow: Location] = [:]
    for include in includes {
      guard case .group(let from) = include.from, from != include.to else { continue }
      guard groups[from].level == .assembly, groups[include.to].level == .assembly else { continue }
      let arrow = Digraph.Arrow(from, include.to)
      ways[arrow] = min(ways[arrow] ?? include.at, include.at)
    }
    return Units(names: groups.map(\.name), ways: ways)
  }

  /// What is past the limits under one key of `budgets`.
  func exceeded(by units: Units, _ key: String) -> [Finding] {
    let shape = Digraph(count: units.names.count, arrows: units.ways.keys)
    let finding = { (budget: String, unit: Int, message: String, at: Location, chain: [Finding.Note]) in
      Finding(
        rule: "budget-exceeded", severity: .error, message: message, at: at, chain: chain,
        cure: "split it, or change `\(budget)` of `\(key)` under `budgets` in the manifest",
        subject: [key, budget, units.names[unit]])
    }
    var found: [Finding] = []
    let out = Dictionary(grouping: units.ways, by: \.key.from).mapValues { $0.map(\.value) }
    let into = Dictionary(grouping: units.ways, by: \.key.to).mapValues { $0.map(\.value) }
    if let limit = limits.budgets[key + ".max-fan-out"] {
      for (unit, places) in out.sorted(by: { $0.key < $1.key }) where places.count > limit {
        let message = "\(code(units.names[unit])) depends on \(places.count) \(key), and \(limit) is the limit"
        found.append(finding("max-fan-out", unit, message, places.min()!, []))
      }
    }
    if let limit = limits.budgets[key + ".max-fan-in"] {
      for (unit, places) in into.sorted(by: { $0.key < $1.key }) where places.count > limit {
        let message = "\(places.count) \(key) depend on \(code(units.names[unit])), and \(limit) is the limit"
        found.append(finding("max-fan-in", unit, message, places.min()!, []))
      }
    }
    if let limit = limits.budgets[key + ".max-depth"] {
      found += longChains(shape, past: limit).map { chain in
        let hops = zip(chain, chain.dropFirst()).map { Digraph.Arrow($0, $1) }
        let notes = hops.compactMap { hop in
          units.ways[hop].map { Finding.Note("\(code(units.names[hop.from])) depends on \(code(units.names[hop.to]))", at: $0) }
        }
        let message = "a chain of \(chain.count - 1) \(key) begins at \(code(units.names[chain[0]])), and \(limit) is the limit"
        return finding("max-depth", chain[0], message, notes.first?.at ?? units.ways.values.min()!, notes)
      }
    }
    return found
  }

  /// The longest chains of more arrows than a limit, each from its top. What lies in one ring counts as one step.
  private func longChains(_ shape: Digraph, past limit: Int) -> [[Int]] {
    let components = shape.components
    var home = [Int](repeating: 0, count: shape.count)
    for (number, members) in components.enumerated() { for member in members { home[member] = number } }
    let steps = Digraph(
      count: components.count, arrows: shape.arrows.map { .init(home[$0.from], home[$0.to]) }.filter { $0.from != $0.to })
    let (depth, next) = steps.longestWays()
    let inner = Set(steps.arrows.filter { depth[$0.from] > limit }.map(\.to))
    return components.indices.filter { depth[$0] > limit && !inner.contains($0) }.map { top in
      var chain = [top]
      while let last = chain.last, let following = next[last] { chain.append(following) }
      return chain.map { components[$0][0] }
    }
  }
}
