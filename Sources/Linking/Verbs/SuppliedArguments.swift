import Model

extension Evaluator {
  /// `__supply(type, [below:])`: whoever calls brings run-time arguments for objects of that type; `below: true` an object that is
  /// seen as one, and may be of any type below it.
  func supply(_ arguments: VerbArguments) {
    let type = metatype(arguments.free.first) ?? .unknown
    if type.isOpen { counters.openings += 1 }
    recording.supplied.insert(type)
    guard arguments.truth("below"), !type.isOpen else { return }
    if let key = type.unwrapped.key, let symbol = symbols.types[key], !symbol.isExternal, symbol.vocabulary == nil {
      for below in symbols.descendants(of: key) {
        if let other = symbols.types[below] { recording.supplied.insert(other.nominal) }
      }
    } else {
      recording.supplied.insert(.unknown)
    }
  }

  /// Registrations that take run-time arguments which must be there, and for which nobody brings any. Where somebody brings some
  /// for a type that cannot be told, they may be meant for any.
  func draftUnsupplied(_ draft: inout Draft, _ places: [ObjectIdentifier: Int]) {
    let taking = recording.registrations.filter {
      $0.makerRequests.contains { $0.isLeftToAsker && $0.expected.map(isSurelyThere) == true }
    }
    guard !taking.isEmpty else { return }
    var brought = recording.supplied
    for request in recording.requests {
      let type = request.expected?.unwrapped ?? .unknown
      if request.bringsArguments { brought.insert(asked(by: type, "weak") ?? type) }
      if let inner = asked(by: (type.element ?? type).unwrapped, "supplying") { brought.insert(inner) }
    }
    guard !brought.contains(where: { $0.isPartlyUnknown || $0.isOpen }) else { return }
    // Those for a list are for what is in it.
    let supplied = Set(brought.map { ($0.unwrapped.element ?? $0).unwrapped })
    for record in taking {
      guard let place = places[ObjectIdentifier(record)] else { continue }
      let provider = draft.registrations[place].provider
      let types = provider.keys.map(\.type.unwrapped) + [provider.implementation?.unwrapped ?? .unknown]
      guard !types.contains(where: { supplied.contains($0) || $0.isPartlyUnknown }) else { continue }
      draft.registrations[place].provider.lacksArguments = true
    }
  }

  private func isSurelyThere(_ type: TypeName) -> Bool { type.wrapped == nil && !type.isPartlyUnknown && !type.isOpen }
}

extension Graph {
  /// Needs that get nothing since nobody brings what their provider takes.
  func unsupplied() -> [HazardOccurrence] {
    needs.flatMap { need -> [HazardOccurrence] in
      guard !need.isOptional else { return [] }
      return need.verdicts.compactMap { verdict in
        let lacking = verdict.providers.filter { providers[$0].lacksArguments }
        // A list fails with one of its members.
        guard verdict.status == .resolved, !verdict.isAmbiguous, !verdict.isIdle, let index = lacking.first,
          need.isMany || lacking.count == verdict.providers.count
        else { return nil }
        let type = (providers[index].implementation ?? need.key.type).description
        return HazardOccurrence(
          .unsuppliedArguments, framework: need.framework, words: ["type": type],
          related: [Finding.Note("it is registered here", at: providers[index].at)], at: need.at)
      }
    }
  }
}

extension VerbArguments {
  /// Whether there is something, as far as one can tell, that says neither no nor that it is nothing.
  func isBrought(_ label: String) -> Bool {
    switch labelled[label]?.form {
    case nil, .null?, .truth(false)?: false
    default: true
    }
  }
}
