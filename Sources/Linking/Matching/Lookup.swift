import Model

extension Matcher {
  /// Asks the container of `root` and those above it in turn. The answer is the same for all that ask alike.
  func answer(_ question: Question, in root: Int) -> Answer {
    let place = AnswerTable.Place(question, root)
    if let known = answered.answers[place] { return known }
    var asked = question
    // What no build of them asks is judged as if there were such a build.
    if !builds[root].excludes(question.condition) { asked.condition = question.condition.and(builds[root]) }
    let found = answer(asked, in: chain(of: root))
    answered.answers[place] = found
    return found
  }

  /// Asks the containers of a chain in turn.
  func answer(_ question: Question, in chain: [Container]) -> Answer {
    relayed(plainAnswer(question, in: chain), question, in: chain)
  }

  func plainAnswer(_ question: Question, in chain: [Container]) -> Answer {
    answered.steps += chain.count
    let policy = self.policy(of: question.framework)
    let fits = fitting(question.key, many: question.isMany, question.framework)
    let found = fits.all.isEmpty ? [] : chain.map { held(fits, question.key, in: $0) }
    let stopping = found.isEmpty ? [] : chain.map { self.stopping(question, in: $0, policy) }
    let sure = zip(chain, found).map { container, found in
      found.compactMap { found in
        found.fit == .yes ? container.holds[found.index].map { candidate(found.index, $0, question.key, policy) } : nil
      }
    }
    var answer = Answer()
    let builds = BuildConfigurations(
      tellingApart: sure.joined().map { draft.registrations[$0.registration].provider.condition } + question.settings,
      given: question.condition)
    answer.isCut = builds.isCut
    var chosen: Set<Int> = []
    answer.isComplete = true
    var isSet = true
    for build in builds.all {
      let found = choice(question, among: sure, stopping, in: build, policy)
      chosen.formUnion(found.chosen)
      answer.isAmbiguous = answer.isAmbiguous || found.isAmbiguous
      answer.isForeign = answer.isForeign || found.isForeign
      answer.isPretended = answer.isPretended || found.isPretended
      guard found.chosen.isEmpty || found.isPretended else { continue }
      answer.isComplete = false
      if !question.settings.contains(where: build.holds) { isSet = false }
    }
    answer.chosen = chosen.sorted()
    answer.isSet = !answer.isComplete && isSet
    if !answer.isComplete {
      let maybe = Set(found.joined().lazy.filter { $0.fit == .maybe }.map(\.index)).sorted()
      answer.maybe = maybe.filter { !draft.registrations[$0].provider.condition.excludes(question.condition) }
    }
    // Of a crowd among which the framework cannot choose, some are named.
    if answer.isAmbiguous { answer.chosen = Array(answer.chosen.prefix(Limit.named.value)) }
    answer.maybe = Array(answer.maybe.prefix(Limit.named.value))
    return answer
  }

  /// What a container holds, as an answer to a key.
  func candidate(_ index: Int, _ load: Draft.Load, _ key: Key, _ policy: Policy) -> Candidate {
    var load = load
    let later = load.later.filter { policy.fit(of: [$0.key], to: key, many: false) == .yes }.map(\.value).max()
    load.order = later ?? load.order
    return Candidate(
      registration: index, priority: provider(index).priority, load: load, hasMaker: provider(index).hasMaker,
      isCollected: provider(index).isCollected, branches: load.branches ?? provider(index).branches)
  }

  /// What a container holds that does nothing but end the program when it is asked.
  private func stopping(_ question: Question, in container: Container, _ policy: Policy) -> [Candidate] {
    guard !question.isMany, let some = stopping[question.key.type.unwrapped] else { return [] }
    answered.steps += some.count
    return some.compactMap { index in
      guard provider(index).framework == question.framework, let load = container.holds[index], !load.isPossible,
        policy.fit(of: provider(index).keys, to: question.key, many: false) == .yes
      else { return nil }
      return candidate(index, load, question.key, policy)
    }
  }

  private func choice(
    _ question: Question, among candidates: [[Candidate]], _ stopping: [[Candidate]], in build: BuildConfiguration,
    _ policy: Policy
  ) -> Answer {
    var answer = Answer()
    for (depth, level) in candidates.enumerated() {
      let here = level.filter { candidate in
        let condition = provider(candidate.registration).condition
        return build == .plain ? !condition.excludes(question.condition) : build.holds(condition)
      }
      let present = exactly(nearest(here, to: question.key, policy), question, policy)
      let near = present.filter { !isForeign($0, question, policy) }
      let forbidden = policy.access == .enforced && near.isEmpty && !present.isEmpty
      let left = policy.chosen(
        of: policy.access == .enforced && !near.isEmpty ? near : present, many: question.isMany, home: question.home
      ) { structure.imports[$0] }
      // What ends the program and takes the place of the others is what whoever asks gets; nobody else is asked then.
      if !stopping[depth].isEmpty, !forbidden {
        let taken = policy.chosen(of: left + stopping[depth], many: false, home: question.home) { structure.imports[$0] }
        if taken.allSatisfy(stopping[depth].contains) { break }
      }
      guard !left.isEmpty else { continue }
      answer.chosen += left.map(\.registration)
      let isCollected = left.allSatisfy { provider($0.registration).isCollected }
      // What a container above holds is there for all below it.
      if depth == 0 || forbidden {
        answer.isForeign = forbidden || !question.isMany && left.allSatisfy { isForeign($0, question, policy) }
      }
      if question.isMany, policy.manyMustFit, left.contains(where: { pretends($0.registration, question) }) {
        answer.isPretended = true
      }
      if !question.isMany, !isCollected {
        // What is made and turns out to be none of the type is nothing; nobody else is asked then.
        answer.isPretended = left.count == 1 && pretends(left[0].registration, question)
        answer.isAmbiguous =
          !policy.choices.contains(.last) && !forbidden && haveRivals(left.map(\.registration))
          || policy.wiresArguments && areWiredDifferently(present, question.key)
        break
      }
    }
    return answer
  }

  /// Those of just the type that is asked for, where `Tide` and `Tide?` answer each other: a registration of one of them may ask for the other.
  private func exactly(_ candidates: [Candidate], _ question: Question, _ policy: Policy) -> [Candidate] {
    guard policy.unwrapsOptionals, !question.isMany, candidates.count > 1 else { return candidates }
    let exact = candidates.filter { provider($0.registration).keys.contains { $0.type == question.key.type } }
    return exact.isEmpty ? candidates : exact
  }

  /// Whether the registration has the key, but makes objects that are none of its type.
  func pretends(_ index: Int, _ question: Question) -> Bool {
    provider(index).pretended.contains(question.key.type.unwrapped)
  }

  /// Whether two of them may be in the container together. Those that stand under one condition and in one branch are one kind,
  /// and only kinds are compared.
  func haveRivals(_ some: [Int]) -> Bool {
    var kinds: [ProviderKind: Int] = [:]
    var all: [Int] = []
    for index in some {
      answered.steps += 1
      let provider = draft.registrations[index].provider
      let kind = ProviderKind(condition: provider.condition, branches: provider.branches)
      if let same = kinds[kind] {
        if draft.registrations[same].provider.mayCoexist(with: provider) { return true }
      } else {
        answered.steps += min(all.count, Limit.registrationKinds.value)
        if all.suffix(Limit.registrationKinds.value).contains(where: {
          draft.registrations[$0].provider.mayCoexist(with: provider)
        }) {
          return true
        }
        kinds[kind] = index
        all.append(index)
      }
    }
    return false
  }

  /// Whether the candidate's home is an assembly on which the asker's does not depend; where access is enforced, also whether
  /// it is internal to another one.
  private func isForeign(_ candidate: Candidate, _ question: Question, _ policy: Policy) -> Bool {
    guard let own = candidate.load.assembly, let home = question.home, own != home else { return false }
    if isAnnounced(question.key.type, to: home) { return false }
    if policy.access == .enforced, provider(candidate.registration).visibility == .internal { return true }
    if policy.access == .declared, isKept(candidate, from: home, question.key) { return true }
    // Where imports only settle which of several is taken, an assembly that declares none has not said that it needs none.
    let reached = structure.reached(from: home)
    let settlesOnly = policy.choices.contains(.importedAssemblies) || policy.choices.contains(.importedTransitively)
    return !reached.contains(own) && (!settlesOnly || reached.contains { $0 != home })
  }

  /// Whether a registration says of its key that it is there for its own target only, which is not the asker's.
  private func isKept(_ candidate: Candidate, from home: Int, _ key: Key) -> Bool {
    guard provider(candidate.registration).kept.contains(key), let own = candidate.load.assembly,
      let here = draft.groups[home].target, let there = draft.groups[own].target
    else { return false }
    return here != there
  }

  /// Whether the asker's assembly, or one that it reaches, says that somebody will provide the type.
  private func isAnnounced(_ type: TypeName, to home: Int) -> Bool {
    guard let announcing = structure.announcing[type] else { return false }
    return announcing.contains(home) || !structure.reached(from: home).isDisjoint(with: announcing)
  }
}

/// What decides whether two registrations may be there together.
struct ProviderKind: Hashable {
  var condition: BuildCondition
  var branches: Branches
}
