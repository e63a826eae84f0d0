import Model

extension Policy {
  /// Whether a provider that takes run-time arguments may ask for them itself, since the key brings none.
  func wires(_ own: Key, _ key: Key) -> Bool { wiresArguments && key.arguments.isEmpty && !own.arguments.isEmpty }

  var asksCapturedItself: Bool { asksCaptured || leaning != nil }
}

extension Matcher {
  /// Of what one container holds: those with the very name, where names fall back, and among these those that take no
  /// arguments, else those that take most.
  func nearest(_ candidates: [Candidate], to key: Key, _ policy: Policy) -> [Candidate] {
    guard policy.namesFallBack || policy.wiresArguments, candidates.count > 1 else { return candidates }
    let plain = policy.wiresArguments ? candidates.filter { takes($0, key, policy) == key.arguments.count } : candidates
    if !plain.isEmpty { return named(plain, key, policy) }
    let named = self.named(candidates, key, policy)
    let most = named.map { takes($0, key, policy) }.max() ?? 0
    return named.filter { takes($0, key, policy) == most }
  }

  private func named(_ candidates: [Candidate], _ key: Key, _ policy: Policy) -> [Candidate] {
    guard policy.namesFallBack, let name = key.name else { return candidates }
    let exact = candidates.filter { keys($0, key, policy).contains { $0.name == name } }
    return exact.isEmpty ? candidates : exact
  }

  private func keys(_ candidate: Candidate, _ key: Key, _ policy: Policy) -> [Key] {
    provider(candidate.registration).keys.filter { policy.fit(of: [$0], to: key, many: false) != .no }
  }

  private func takes(_ candidate: Candidate, _ key: Key, _ policy: Policy) -> Int {
    keys(candidate, key, policy).map(\.arguments.count).min() ?? 0
  }

  /// Whether several may ask for their arguments themselves, and these are not of the same types.
  func areWiredDifferently(_ candidates: [Candidate], _ key: Key) -> Bool {
    guard key.arguments.isEmpty, candidates.count > 1 else { return false }
    let types = Set(candidates.compactMap { provider($0.registration).keys.first?.arguments })
    return types.count > 1 && !types.contains([]) && !types.contains { $0.contains(where: \.isPartlyUnknown) }
  }
}
