import Model

extension Matcher {
  /// What a request finds: in each root in which it must hold, or in each host where its container is not known.
  func verdicts(of request: Draft.Request) -> [Verdict] {
    switch request.need.by {
    case .provider(let asker) where !request.asksByItself:
      let given = provider(asker).condition
      if request.asksCaptured, !request.roots.isEmpty, policy(of: request.need.framework).asksCapturedItself {
        return request.roots.map { root in
          var found = verdict(of: request, in: root, home: request.assembly, given: given)
          found.isIdle = isReplaced(asker, in: root)
          return found
        }
      }
      return draft.registrations[asker].loads.flatMap { load in
        var own = verdict(of: request, in: load.root, home: load.assembly, given: given)
        own.isIdle = isReplaced(asker, in: load.root)
        return [own]
          + makers(of: asker, in: load.root).map { root in
            var found = verdict(of: request, in: root, home: load.assembly, given: given)
            found.isFromBelow = true
            return found
          }
      }
    default:
      if request.roots.isEmpty { return ambientVerdicts(of: request) }
      return request.roots.map { verdict(of: request, in: $0, home: request.assembly, given: .always) }
    }
  }

  /// Whether later registrations have taken every key of this one in `root`, so that nobody gets its object there.
  private func isReplaced(_ index: Int, in root: Int) -> Bool {
    let provider = provider(index)
    guard policy(of: provider.framework).duplicates == .overwrite, !provider.keys.isEmpty, !provider.isPartlyOpaque else {
      return false
    }
    return provider.keys.allSatisfy { key in
      let found = answer(Question(key, framework: provider.framework), in: [containers[root]])
      return !found.chosen.isEmpty && !found.chosen.contains(index)
    }
  }

  /// The containers below `root` that make the objects of a registration of it, where the framework lets them: those that come
  /// to it when they are asked for one of its keys.
  private func makers(of asker: Int, in root: Int) -> [Int] {
    let registration = draft.registrations[asker]
    let framework = registration.provider.framework
    guard policy(of: framework).leaning != nil, !below[root].isEmpty else { return [] }
    return below[root].filter { lower in
      !registration.loads.contains { $0.root == lower }
        && registration.provider.keys.contains { key in
          let question = Question(key, framework: framework)
          return answer(question, in: chains[lower].map { containers[$0] }).chosen.contains(asker)
        }
    }
  }

  /// The verdict of one container and those above it, for an asker whose home is `home`.
  func verdict(
    of request: Draft.Request, in root: Int, home: Int?, given condition: BuildCondition
  ) -> Verdict {
    let question = Question(request.need, home: home, given: condition)
    var found = verdict(of: request, question, in: chains[root].map { containers[$0] })
    found.root = root
    if found.status == .missing || found.status == .unknown && found.providers.isEmpty {
      found.nearMisses = nearMisses(to: question, in: root)
    }
    return found
  }

  /// The verdict in a chain of containers, without root and near misses.
  func verdict(of request: Draft.Request, _ question: Question, in chain: [Container]) -> Verdict {
    let need = request.need
    if request.isProvidedOutside { return Verdict(root: nil, status: .external) }
    if need.key.type == .unknown { return Verdict(root: nil, status: .unknown) }
    let answer = self.answer(question, in: chain)
    if answer.isComplete {
      return Verdict(
        root: nil, status: .resolved, providers: answer.chosen, isAmbiguous: answer.isAmbiguous,
        isInaccessible: answer.isForeign)
    }
    let policy = self.policy(of: need.framework)
    if policy.builtIn.contains(policy.compared(need.key.type)) || draft.external.contains(where: { $0.covers(need.key) }) {
      return Verdict(root: nil, status: .external, providers: answer.chosen)
    }
    if !answer.maybe.isEmpty { return Verdict(root: nil, status: .unknown, providers: answer.chosen + answer.maybe) }
    if !answer.chosen.isEmpty, !answer.isPretended, need.isOptional || need.isMany {
      return Verdict(root: nil, status: .resolved, providers: answer.chosen, isAmbiguous: answer.isAmbiguous)
    }
    let status: Verdict.Status =
      chain.contains { isInDoubt(need.key, in: $0, policy) }
      ? .unknown : need.isOptional || need.isMany && !policy.manyMustExist && !answer.isPretended ? .tolerated : .missing
    return Verdict(root: nil, status: status, providers: answer.chosen)
  }

  /// Whether something that could not be read may provide `key` in this container.
  private func isInDoubt(_ key: Key, in container: Container, _ policy: Policy) -> Bool {
    if container.isOpen { return true }
    let isDeclared = draft.declaredTypes.contains(key.type.unwrapped.bare)
    let byDoubt = container.doubts.contains { doubt in
      if doubt.isOutsideType && isDeclared { return false }
      var known = doubt.key
      if doubt.nameIsUnknown { (known.name, known.tags) = (key.name, key.tags) }
      known.arguments = key.arguments
      return policy.fit(of: [known], to: key, many: false) != .no
    }
    if byDoubt { return true }
    return container.holds.keys.contains { index in
      let provider = self.provider(index)
      // What could not be read of it and is known to be no more than a key has been looked at among the doubts.
      guard provider.isPartlyOpaque, !container.doubts.contains(where: { $0.at == provider.at }) else { return false }
      guard let type = provider.implementation, !type.isPartlyUnknown, draft.supertypes[type.bare] != nil else { return true }
      return isKind(type, of: key.type.unwrapped)
    }
  }

  /// Every declared type that is, inherits from or conforms to `type`, directly or not.
  func kinds(of type: TypeName) -> Set<TypeName> {
    var seen: Set<TypeName> = [type.bare]
    var work = [type.bare]
    while let next = work.popLast() {
      for below in subtypes[next] ?? [] where seen.insert(below).inserted { work.append(below) }
    }
    return seen
  }

  /// Whether the program declares `type` to be, inherit from or conform to `other`, directly or not.
  func isKind(_ type: TypeName, of other: TypeName) -> Bool {
    if case .composition(let members) = other { return members.allSatisfy { isKind(type, of: $0) } }
    return kinds(of: other).contains(type.bare)
  }
}

extension Matcher {
  /// A need of code whose container is not known: in each host that links the code, some root must answer.
  private func ambientVerdicts(of request: Draft.Request) -> [Verdict] {
    let framework = request.need.framework
    // What belongs to no known target may be linked into any of them.
    var hosts = draft.hosts.filter { host in request.target.map(host.targets.contains) ?? false }
    if hosts.isEmpty { hosts = [Draft.Host(name: "", targets: [], roots: Array(draft.roots.indices))] }
    var result: [Verdict] = []
    for host in hosts {
      let roots = host.roots.filter { draft.roots[$0].framework == framework }
      guard !roots.isEmpty else { continue }
      let each = roots.map { verdict(of: request, in: $0, home: request.assembly, given: .always) }
      var joined = Verdict.any(of: each)
      if hosts.count > 1 { joined.host = host.name }
      result.append(joined)
    }
    if result.isEmpty {
      return [Verdict(root: nil, status: request.isProvidedOutside ? .external : .unknown)]
    }
    // Hosts in which it fares alike need not be told apart.
    let first = result[0]
    if result.dropFirst().allSatisfy({ $0.isLike(first) }) {
      result = [first]
      result[0].host = nil
    }
    return result
  }
}

extension Verdict {
  /// The verdict where any of several containers may answer.
  fileprivate static func any(of each: [Verdict]) -> Verdict {
    let order: [Status] = [.resolved, .external, .unknown, .tolerated, .missing]
    let status = order.first { status in each.contains { $0.status == status } } ?? .missing
    let best = each.filter { $0.status == status }
    let misses = Set(best.flatMap(\.nearMisses)).sorted()
    return Verdict(
      root: nil, status: status, providers: Set(best.flatMap(\.providers)).sorted(),
      isAmbiguous: best.allSatisfy(\.isAmbiguous), isInaccessible: best.allSatisfy(\.isInaccessible),
      nearMisses: Array(misses.prefix(NearMiss.limit)))
  }

  fileprivate func isLike(_ other: Verdict) -> Bool {
    var same = self
    same.host = other.host
    return same == other
  }
}
