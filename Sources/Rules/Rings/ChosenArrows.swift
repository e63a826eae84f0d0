import Model

/// A provider as it is asked for with run-time arguments, where its maker chooses by them.
private struct AskedWith: Hashable {
  var provider: Int
  var brought: [ArgumentChoice]
}

extension Graph {
  /// Without the arrows that are part of no ring once a maker's choice by its run-time arguments is taken into account: whoever asks for another
  /// way of the same maker comes to an end.
  func closable(_ arrows: [NeedArrow]) -> [NeedArrow] {
    let choosing = Set(arrows.lazy.filter { !self.needs[$0.need].chosen.isEmpty }.map(\.from))
    guard !choosing.isEmpty else { return arrows }
    func end(_ arrow: NeedArrow) -> AskedWith {
      AskedWith(provider: arrow.to, brought: choosing.contains(arrow.to) ? needs[arrow.need].brings : [])
    }
    var brought: [Int: Set<[ArgumentChoice]>] = [:]
    for arrow in arrows where choosing.contains(arrow.to) { brought[arrow.to, default: []].insert(needs[arrow.need].brings) }
    var numbers: [AskedWith: Int] = [:]
    func number(_ asked: AskedWith) -> Int {
      let own = numbers[asked] ?? numbers.count
      numbers[asked] = own
      return own
    }
    var steps: [(arrow: Int, ends: Digraph.Arrow)] = []
    for (index, arrow) in arrows.enumerated() {
      let to = number(end(arrow))
      let chosen = needs[arrow.need].chosen
      for own in brought[arrow.from] ?? [[]]
      where chosen.isEmpty || chosen.contains(where: { $0.allSatisfy { $0.mayHold(own) } }) {
        steps.append((index, Digraph.Arrow(number(AskedWith(provider: arrow.from, brought: own)), to)))
      }
    }
    var ring: [Int: Int] = [:]
    let graph = Digraph(count: numbers.count, arrows: steps.map(\.ends))
    for (index, members) in graph.ringComponents.enumerated() { for member in members { ring[member] = index } }
    let closing = Set(steps.filter { step in ring[step.ends.from].map { $0 == ring[step.ends.to] } ?? false }.map(\.arrow))
    return arrows.enumerated().filter { closing.contains($0.offset) }.map(\.element)
  }
}
