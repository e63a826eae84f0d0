import Model

/// What is asked for only where something else is missing: `near.resolve(type) ?? far.resolve(type)!`, and what stands in the `else` of an
/// `if let`.
extension Draft {
  /// Something that is asked for, by what tells it from others before anything is numbered.
  public struct Asked: Hashable, Sendable {
    public var at: Location
    public var type: TypeName
    public var name: String?

    public init(at: Location, type: TypeName, name: String?) { (self.at, self.type, self.name) = (at, type.unwrapped, name) }
  }
}

extension Evaluator {
  /// That for which a request stands in, as far as it is known what that is.
  func standsInFor(_ request: RequestRecord) -> [[Draft.Asked]] {
    request.standsInFor.compactMap { missing in
      let asked = missing.compactMap { other -> Draft.Asked? in
        guard let type = other.expected, !other.nameIsUnknown, !other.isMany else { return nil }
        return Draft.Asked(at: other.at, type: symbols.withInferredArguments(type), name: other.name)
      }
      return asked.count == missing.count ? asked : nil
    }
  }
}

extension Matcher {
  /// What is asked for where something else is missing is not asked for where that is found, and is no certain need where nobody can tell.
  func settleStandIns(_ needs: inout [Need]) {
    let standIns = draft.requests.indices.filter { !draft.requests[$0].standsInFor.isEmpty }
    guard !standIns.isEmpty else { return }
    let found = Dictionary(grouping: needs.indices) { index in
      Draft.Asked(at: needs[index].at, type: needs[index].key.type, name: needs[index].key.name)
    }
    for index in standIns {
      let levels = draft.requests[index].standsInFor
      // In a helper one place asks for one key of several containers, one after the other.
      let fares = levels.map { level in
        level.map { asked in
          fare((found[asked] ?? []).filter { draft.requests[$0].standsInFor.count < levels.count }.flatMap { needs[$0].verdicts })
        }
      }
      let isFound = fares.contains { $0.allSatisfy { $0 == .there } }
      guard isFound || fares.contains(where: { !$0.contains(.missing) }) else { continue }
      for number in needs[index].verdicts.indices {
        needs[index].verdicts[number].isIdle = needs[index].verdicts[number].isIdle || isFound
        if needs[index].verdicts[number].status == .missing { needs[index].verdicts[number].status = .unknown }
      }
    }
  }

  private enum Fare { case there, possible, missing }

  /// How something fares that is asked for: it is there for certain where something registers it in every build and on every way.
  private func fare(_ verdicts: [Verdict]) -> Fare {
    func isThere(_ verdict: Verdict) -> Bool {
      guard verdict.status == .resolved else { return verdict.status == .external }
      return verdict.providers.contains { provider($0).condition == .always && provider($0).branches == .always }
    }
    if !verdicts.isEmpty, verdicts.allSatisfy(isThere) { return .there }
    return verdicts.isEmpty || verdicts.contains { $0.status != .unknown && !isThere($0) } ? .missing : .possible
  }
}
