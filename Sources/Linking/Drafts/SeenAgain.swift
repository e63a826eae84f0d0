import Model

extension [Draft.Registration] {
  /// Registrations that were seen twice: where their code stands by itself, and from a caller. By the first, which then stands for nothing,
  /// the other. Each container that the first fills is filled by the call, too, and as surely.
  ///
  /// - Parameter order: All of them, in an order that hangs on nothing but what they are.
  func seenAgain(inOrder order: [Int]) -> [Int: Int] {
    var ends: [SeenPlace: [ArraySlice<Location>: [Int]]] = [:]
    for index in order where !self[index].loads.isEmpty {
      ends[SeenPlace(self[index].provider), default: [:]][self[index].provider.calls[...], default: []].append(index)
    }
    var callers: [Int: [Int]] = [:]
    for index in order {
      let provider = self[index].provider
      guard provider.calls.count > 1, let others = ends[SeenPlace(provider)], others.count > 1 else { continue }
      for length in 1..<provider.calls.count {
        for other in others[provider.calls.suffix(length)] ?? [] { callers[other, default: []].append(index) }
      }
    }
    var found: [Int: Int] = [:]
    for (index, from) in callers {
      let filled = from.reduce(into: [Int: Bool]()) { filled, caller in
        for load in self[caller].loads { filled[load.root] = (filled[load.root] ?? false) || !load.isPossible }
      }
      guard self[index].loads.allSatisfy({ load in filled[load.root].map { $0 || load.isPossible } ?? false }) else { continue }
      found[index] = from[0]
    }
    return found
  }
}

/// What is the same of a registration however it was come to. What is made, and where that was chosen, a caller may say.
private struct SeenPlace: Hashable {
  var framework: String
  var site: Location
  var keys: [Key]
  var condition: BuildCondition

  init(_ provider: Provider) {
    (framework, site) = (provider.framework, provider.site)
    (keys, condition) = (provider.keys, provider.condition)
  }
}
