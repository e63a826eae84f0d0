import Model

extension Matcher {
  /// Where matching stopped looking: what was cut off is in doubt.
  func limitsMet() -> [Opaque] {
    let cut = answered.cut.map { at in
      Opaque(
        what: .need,
        reason: "more than \(Limit.buildConfigurations.value) builds differ in what answers it, so every `#if` is taken to hold",
        cure: "conditions: [DEBUG, …]", at: at)
    }
    let branching = draft.registrations.lazy.map(\.provider).filter(\.branches.isCut).map { provider in
      Opaque(
        what: .registration,
        reason: "more than \(Limit.branches.value) ways lead to it, so it is compared with none that hangs on a choice",
        at: provider.at)
    }
    return cut + branching + crowds()
  }

  /// Keys of which there are more kinds of registrations than are compared, each with each.
  private func crowds() -> [Opaque] {
    let crowded = keys.crowded(Limit.registrationKinds.value)
    guard !crowded.isEmpty else { return [] }
    var kinds: [Key: Set<ProviderKind>] = [:]
    var places: [Opaque] = []
    for provider in draft.registrations.lazy.map(\.provider) {
      for key in provider.keys where crowded.contains(key) {
        let kind = ProviderKind(condition: provider.condition, branches: provider.branches)
        guard kinds[key, default: []].insert(kind).inserted, kinds[key]!.count == Limit.registrationKinds.value + 1 else {
          continue
        }
        places.append(
          Opaque(
            what: .registration,
            reason: "more than \(Limit.registrationKinds.value) registrations of `\(key)` differ in when they are there; "
              + "not all are compared",
            at: provider.at))
      }
    }
    return places
  }
}
