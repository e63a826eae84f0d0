import Model

extension Evaluator {
  /// `__supply(type)`: whoever calls brings run-time arguments for objects of that type.
  func supply(_ arguments: VerbArguments) {
    guard let type = metatype(arguments.free.first), !type.isOpen else {
      openings += 1
      return
    }
    supplied.insert(type.unwrapped)
  }

  /// Registrations that take run-time arguments which must be there, and for which nobody brings any.
  func draftUnsupplied(_ draft: inout Draft, _ places: [ObjectIdentifier: Int]) {
    let taking = registrations.filter { $0.makerRequests.contains { $0.isLeftToAsker && $0.expected.map(isSurelyThere) == true } }
    guard !taking.isEmpty else { return }
    var supplied = supplied
    for request in requests {
      guard let type = request.expected?.unwrapped else {
        // What they are brought for is not known.
        if request.bringsArguments { return }
        continue
      }
      if request.bringsArguments { supplied.insert(type) }
      if let inner = asked(by: type, "supplying") { supplied.insert(inner.unwrapped) }
    }
    guard !supplied.contains(where: \.isPartlyUnknown) else { return }
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
  func unsupplied() -> [Sighting] {
    needs.flatMap { need -> [Sighting] in
      guard !need.isOptional else { return [] }
      return need.verdicts.compactMap { verdict in
        let lacking = verdict.providers.filter { providers[$0].lacksArguments }
        // A list fails with one of its members.
        guard verdict.status == .resolved, !verdict.isAmbiguous, !verdict.isIdle, let index = lacking.first,
          need.isMany || lacking.count == verdict.providers.count
        else { return nil }
        let type = (providers[index].implementation ?? need.key.type).description
        return Sighting(
          .unsuppliedArguments, framework: need.framework, words: ["type": type],
          related: [Finding.Note("it is registered here", at: providers[index].at)], at: need.at)
      }
    }
  }
}
