import Model

extension Graph {
  /// Registrations without anything that makes their object, where the framework builds no container with such a one. Whether
  /// somebody asks for it makes no difference.
  func unmakeable() -> [Finding] {
    providers.indices.filter { index in
      let provider = providers[index]
      return !provider.hasMaker && !provider.isMadeElsewhere && !provider.lifetime.isMadeElsewhere && !provider.isPromise
        && !provider.isPartlyOpaque && !provider.roots.isEmpty && policy(of: provider.framework).refusals.contains(.noMaker)
    }
    .map { index in
      let provider = providers[index]
      return Finding(
        rule: "missing-provider", severity: .error,
        message: "\(name(of: index)) is registered with nothing that makes it, and a container with it cannot be built",
        at: provider.at, cure: "register it with an initializer, or say that it needs none",
        roots: provider.roots.map { roots[$0].name }.uniqued(), subject: [name(of: index), "no maker"])
    }
  }
}
