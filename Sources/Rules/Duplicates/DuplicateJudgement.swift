import Model

extension Graph {
  /// In which roots two providers of a key are duplicates, and how bad that is.
  func duplicateVerdict(_ a: Int, _ b: Int, _ key: Key, _ asked: Asked) -> (roots: [Int], severity: Finding.Severity)? {
    let (first, second) = (providers[a], providers[b])
    guard
      first.framework == second.framework, first.mayCoexist(with: second), first.isReached(with: second),
      first.shareScope(with: second),
      !(first.isCollected && second.isCollected), !first.isAnew(second)
    else { return nil }
    // Whether one container ever holds both, nobody can say where no container is seen, unless they go into it together.
    let roots = first.roots.filter { root in
      second.roots.contains(root) && first.surelyMeets(second, in: root)
        && (!self.roots[root].isImplied || !self.roots[root].isOpen && first.owner == second.owner)
    }
    guard !roots.isEmpty else { return nil }
    let policy = policy(of: first.framework)
    switch policy.duplicates {
    case .overwrite:
      // Who replaces another with what he has just learnt means it.
      if first.isOfTheMoment || second.isOfTheMoment { return nil }
      return first.priority == second.priority ? (roots, .warning) : nil
    case .trap: return (roots, .error)
    case .coexist:
      if isRefused(first, second, key, policy) {
        let left = roots.filter { !asked.ambiguous.contains(Asked.Place(key: key, root: $0)) }
        return left.isEmpty ? nil : (left, .error)
      }
      // A default or a test double is chosen; each assembly prefers its own; a class under further types or names is asked for
      // by these.
      guard first.priority == second.priority, first.assembly == second.assembly else { return nil }
      if first.implementation == key.type, second.implementation == key.type, hasFurtherKeys(first, key),
        hasFurtherKeys(second, key)
      {
        return nil
      }
      // Its own assembly asks, and another one's is taken without a word.
      let outdone = roots.filter { asked.elsewhere[Asked.Place(key: key, root: $0)]?.contains(first.assembly) == true }
      if !outdone.isEmpty { return (outdone, .warning) }
      // Nobody asks, so nothing fails yet.
      let left = roots.filter { !asked.places.contains(Asked.Place(key: key, root: $0)) }
      return left.isEmpty ? nil : (left, .note)
    }
  }

  /// Whether the container is not even built with both.
  private func isRefused(_ a: Provider, _ b: Provider, _ key: Key, _ policy: Policy) -> Bool {
    policy.refusals.contains(.oneNameTwice) && key.name != nil
      || policy.refusals.contains(.twoDefaults) && a.priority == .default && b.priority == .default
  }

  private func hasFurtherKeys(_ provider: Provider, _ key: Key) -> Bool {
    provider.keys.contains { $0.type != key.type || $0.name != nil && $0 != key }
  }
}

extension Provider {
  /// Whether a container of which both may be in one is the same one: where nobody can tell which holds one of them, only if they go into it
  /// together.
  fileprivate func surelyMeets(_ other: Provider, in root: Int) -> Bool {
    switch (possibleRoots.contains(root), other.possibleRoots.contains(root)) {
    case (false, false): true
    case (true, true): owner == other.owner && possibleRoots == other.possibleRoots
    default: false
    }
  }
}

extension Provider {
  /// Whether the container may have been emptied between the two: in one body that is told by the order, elsewhere nobody knows.
  fileprivate func isAnew(_ other: Provider) -> Bool {
    guard let age, let others = other.age else { return false }
    return age != others || owner != other.owner
  }
}

extension Graph {
  /// Whether a registration stands in for an earlier one on a condition, of the run or of the build, under which that does not stand: nobody
  /// writes that by mistake, unless it is the same call again.
  func isStandIn(_ later: Int, for earlier: Int) -> Bool {
    let (own, other) = (providers[later], providers[earlier])
    guard policy(of: own.framework).duplicates == .overwrite,
      own.site != other.site || own.implementation != other.implementation
    else { return false }
    return (own.branches != other.branches || own.condition != other.condition)
      && own.branches.isWithin(other.branches) && other.condition.follows(from: own.condition)
      || own.occasions != other.occasions && own.isReachedOnly(with: other)
  }

  /// Whether a registration makes something else than an earlier one which stands in another container without it: one of those that are
  /// filled alike is given its own, and neither registration can go.
  func isOverride(_ later: Int, of earlier: Int) -> Bool {
    let (own, other) = (providers[later], providers[earlier])
    return policy(of: own.framework).duplicates == .overwrite && own.implementation != other.implementation
      && own.owner != other.owner
      && other.roots.contains { !roots[$0].isImplied && !own.roots.contains($0) && !other.possibleRoots.contains($0) }
  }
}
