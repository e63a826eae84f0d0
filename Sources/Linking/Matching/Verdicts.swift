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
          found.isIdle = found.isIdle || isReplaced(asker, in: root)
          return found
        }
      }
      let isBrought = request.isBrought && !request.roots.isEmpty
      let loads = draft.registrations[asker].loads.filter { !isBrought || request.roots.contains($0.root) }
      func verdicts(_ load: Draft.Load) -> [Verdict] {
        var own = verdict(of: request, in: load.root, home: load.assembly, given: given)
        own.isIdle = own.isIdle || isReplaced(asker, in: load.root)
        return [own]
          + makers(of: asker, for: request.need, in: load.root).map { root in
            var found = verdict(of: request, in: root, home: load.assembly, given: given)
            found.isFromBelow = true
            return found
          }
      }
      return loads.filter { !$0.isPossible }.flatMap(verdicts) + best(of: loads.filter(\.isPossible), verdicts)
    default:
      if isForProgramsElsewhere(request) {
        return [Verdict(root: nil, status: request.isProvidedOutside ? .external : .unknown)]
      }
      if request.roots.isEmpty { return ambientVerdicts(of: request) }
      return request.roots.map { verdict(of: request, in: $0, home: request.assembly, given: buildsOfAsker(request)) }
    }
  }

  /// The builds in which somebody asks: whichever container a thing asks while it is made, it does so where it is made.
  func buildsOfAsker(_ request: Draft.Request) -> BuildCondition {
    if case .provider(let asker) = request.need.by { provider(asker).condition } else { .always }
  }

  /// Whether later registrations have taken every key of this one in `root`, so that nobody gets its object there.
  private func isReplaced(_ index: Int, in root: Int) -> Bool {
    let provider = provider(index)
    guard policy(of: provider.framework).duplicates == .overwrite, !provider.keys.isEmpty, !provider.isPartlyOpaque else {
      return false
    }
    return provider.keys.allSatisfy { key in
      let found = ownAnswer(Question(key, framework: provider.framework), in: root)
      return !found.chosen.isEmpty && !found.chosen.contains(index)
    }
  }

  /// What the container of `root` has by itself.
  private func ownAnswer(_ question: Question, in root: Int) -> Answer {
    ancestors.chain(of: root).count == 1 ? answer(question, in: root) : answer(question, in: [containers[root]])
  }

  /// The containers below `root` that make the objects of a registration of it, where the framework lets them: those that come
  /// to it when they are asked for one of its keys.
  private func makers(of asker: Int, for need: Need, in root: Int) -> [Int] {
    let registration = draft.registrations[asker]
    let framework = registration.provider.framework
    let policy = policy(of: framework)
    guard policy.leaning != nil, need.phase == .late || !policy.leansOnlyLate, case let below = ancestors.below(root),
      !below.isEmpty
    else { return [] }
    return below.filter { lower in
      containers[lower].holds[asker] == nil
        && registration.provider.keys.contains { key in
          answer(Question(key, framework: framework), in: lower).chosen.contains(asker)
            // A list is made by the container that has the nearest of its elements.
            && !(policy.leansOnlyLate && registration.provider.isCollected
              && ownAnswer(Question(key, framework: framework), in: lower).chosen.isEmpty)
        }
    }
  }

  /// The verdict of one container and those above it, for an asker whose home is `home`.
  func verdict(
    of request: Draft.Request, in root: Int, home: Int?, given condition: BuildCondition
  ) -> Verdict {
    let question = Question(request.need, home: home, given: condition)
    var found = plainVerdict(of: request, question, in: root)
    if builds[root].excludes(question.condition) { found.isIdle = true }
    if request.isMissed(found) {
      found.nearMisses = nearMisses(to: question, in: root)
    }
    return found
  }

  /// The same without near misses.
  func plainVerdict(of request: Draft.Request, _ question: Question, in root: Int) -> Verdict {
    answered.steps += 1
    var found = Verdict(root: root, status: .external)
    if request.isProvidedOutside { return found }
    if request.need.key.type == .unknown {
      found.status = .unknown
      return found
    }
    let stops = { self.stopsWhoAsks(request, self.chain(of: root)) }
    var question = question
    question.settings = settings(of: request, in: root)
    found = verdict(of: request, answer(question, in: root), stops: stops) {
      let place = AnswerTable.Doubtful(key: request.need.key, framework: request.need.framework, root: root)
      if let known = answered.doubts[place] { return known }
      let policy = self.policy(of: request.need.framework)
      let isInDoubt = chain(of: root).contains { self.isInDoubt(request.need.key, in: $0, policy) }
      answered.doubts[place] = isInDoubt
      return isInDoubt
    }
    if found.isPartial,
      chain(of: root).contains(where: { isAnotherName($0, for: request.need.key, policy(of: request.need.framework)) })
    {
      found.isPartial = false
    }
    found.root = root
    return found
  }

  /// The verdict in a container of its own, without near misses.
  func verdict(of request: Draft.Request, _ question: Question, in container: Container) -> Verdict {
    if request.isProvidedOutside { return Verdict(root: nil, status: .external) }
    if request.need.key.type == .unknown { return Verdict(root: nil, status: .unknown) }
    return verdict(of: request, answer(question, in: [container]), stops: { self.stopsWhoAsks(request, [container]) }) {
      isInDoubt(request.need.key, in: container, policy(of: request.need.framework))
    }
  }

  /// What an answer means to a request, without root and near misses.
  /// - Parameter stops: Whoever asks ends the program.
  private func verdict(
    of request: Draft.Request, _ answer: Answer, stops: () -> Bool, isInDoubt: () -> Bool
  ) -> Verdict {
    let need = request.need
    if answer.isCut { answered.cut.insert(need.at) }
    if answer.isComplete, request.bearsNoNil, makesOnlyNil(answer.chosen, need) { return Verdict(root: nil, status: .missing) }
    if answer.isComplete, request.isGuarded, makesOnlyNil(answer.chosen, need) { return Verdict(root: nil, status: .tolerated) }
    if answer.isComplete {
      return Verdict(
        root: nil, status: .resolved, providers: answer.chosen, isAmbiguous: answer.isAmbiguous,
        isInaccessible: answer.isForeign)
    }
    let policy = self.policy(of: need.framework)
    if isExternal(need.key, need.framework) { return Verdict(root: nil, status: .external, providers: answer.chosen) }
    if !answer.maybe.isEmpty { return Verdict(root: nil, status: .unknown, providers: answer.chosen + answer.maybe) }
    if !answer.chosen.isEmpty, !answer.isPretended, need.isOptional || need.isMany {
      return Verdict(root: nil, status: .resolved, providers: answer.chosen, isAmbiguous: answer.isAmbiguous)
    }
    let status: Verdict.Status =
      // What is set harms nobody by its absence.
      answer.isSet
      ? .tolerated
      : isInDoubt() || mayBeForks(need.key, policy)
        ? .unknown
        : need.isOptional && !stops() || need.isMany && !policy.manyMustExist && !answer.isPretended ? .tolerated : .missing
    var found = Verdict(root: nil, status: status, providers: answer.chosen)
    found.isPartial = status == .unknown && !answer.chosen.isEmpty && !answer.isPretended
    return found
  }

  /// Whether what is asked for is registered on every way, with a maker that only ends the program: then nobody is told nil, which an optional
  /// would bear.
  private func stopsWhoAsks(_ request: Draft.Request, _ chain: [Container]) -> Bool {
    guard !request.isSet, !request.need.isMany else { return false }
    let key = request.need.key
    return keys.having(key.type).contains { index in
      answered.steps += 1
      let provider = provider(index)
      return provider.isPromise && provider.hasMaker && provider.condition == .always && provider.branches == .always
        && provider.framework == request.need.framework && chain.contains { $0.holds[index].map { !$0.isPossible } ?? false }
        && policy(of: provider.framework).fit(of: provider.keys, to: key, many: false) == .yes
    }
  }

  /// Whether what answers makes nothing but nil, and nothing else is registered in any container that would.
  private func makesOnlyNil(_ chosen: [Int], _ need: Need) -> Bool {
    guard !chosen.isEmpty, chosen.allSatisfy({ provider($0).makesNil }) else { return false }
    return fitting(need.key, many: need.isMany, need.framework).all.allSatisfy {
      provider($0.index).makesNil || draft.registrations[$0.index].loads.isEmpty
    }
  }

  /// The builds in which some code sets something in place of what is asked for, in a host in which the container of `root` comes to life.
  private func settings(of request: Draft.Request, in root: Int) -> [BuildCondition] {
    guard !request.settings.isEmpty else { return [] }
    let home = draft.hosts.indices.filter { draft.hosts[$0].roots.contains(root) }
    let there = request.settings.filter { setting in
      guard let hosts = setting.hosts, !home.isEmpty else { return true }
      return home.contains(where: hosts.contains)
    }
    return Set(there.map(\.condition)).sorted { $0.description < $1.description }
  }

  /// Whether the framework itself or the manifest says that a key comes from outside.
  func isExternal(_ key: Key, _ framework: String) -> Bool {
    let question = AnswerTable.FitQuestion(key: key, isMany: false, framework: framework)
    if let known = answered.external[question] { return known }
    let policy = self.policy(of: framework)
    let found = policy.builtIn.contains(policy.compared(key.type)) || draft.external.contains { $0.covers(key) }
    answered.external[question] = found
    return found
  }

  /// Whether something that could not be read may provide `key` in this container.
  private func isInDoubt(_ key: Key, in container: Container, _ policy: Policy) -> Bool {
    if container.isOpen { return true }
    if container.doubts.contains(where: { mayProvide($0, key, policy) }) || mayBeSpelled(key, in: container, policy) {
      return true
    }
    answered.steps += container.doubts.count + container.partlyOpaque.count
    return container.partlyOpaque.contains { index in
      guard let type = provider(index).implementation, !type.isPartlyUnknown, draft.supertypes[type.bare] != nil else {
        return true
      }
      return isKind(type, of: key.type.unwrapped)
    }
  }

  /// Whether a container has something under a key that means another one in some builds: there it may be what is asked for.
  private func isAnotherName(_ container: Container, for key: Key, _ policy: Policy) -> Bool {
    answered.steps += container.doubts.count
    return container.doubts.contains { doubt in
      !doubt.nameIsUnknown && !doubt.key.type.isPartlyUnknown && mayProvide(doubt, key, policy)
    }
  }

  /// Whether a registration that could not be read may be one of `key`.
  func mayProvide(_ doubt: Draft.Doubt, _ key: Key, _ policy: Policy) -> Bool {
    if doubt.isOutsideType, draft.declaredTypes.contains(key.type.unwrapped.bare) { return false }
    if doubt.isOfNothingRegistered, fitting(key, many: false, doubt.framework).all.contains(where: { $0.fit == .yes }) {
      return false
    }
    var known = doubt.key
    if doubt.nameIsUnknown { (known.name, known.tags) = (key.name, key.tags) }
    // Some name that nobody asks for by.
    if doubt.hasName, known.name == nil { known.name = "\u{0}" }
    known.arguments = key.arguments
    return policy.fit(of: [known], to: key, many: false) != .no
  }

  /// Every declared type that is, inherits from or conforms to `type`, directly or not.
  func kinds(of type: TypeName) -> Set<TypeName> {
    if let known = answered.kinds[type.bare] { return known }
    var seen: Set<TypeName> = [type.bare]
    var work = [type.bare]
    while let next = work.popLast() {
      for below in subtypes[next] ?? [] where seen.insert(below).inserted { work.append(below) }
    }
    answered.steps += seen.count
    answered.kinds[type.bare] = seen
    return seen
  }

  /// Whether the program declares `type` to be, inherit from or conform to `other`, directly or not.
  func isKind(_ type: TypeName, of other: TypeName) -> Bool {
    if case .composition(let members) = other { return members.allSatisfy { isKind(type, of: $0) } }
    return kinds(of: other).contains(type.bare)
  }
}

extension Draft.Request {
  /// What it finds nothing of matters though it is tolerated.
  var missesWhatIsTolerated: Bool { need.isUnwrapped || need.isOptionalAnyway }

  /// Whether it matters that nothing was found.
  func isMissed(_ verdict: Verdict) -> Bool {
    verdict.isAbsence || verdict.status == .tolerated && missesWhatIsTolerated
  }
}

extension Verdict {
  /// Something is looked for that almost answers.
  var isAbsence: Bool { status == .missing || status == .unknown && (providers.isEmpty || isPartial) }
}
