import Model

/// Finds what answers a key. It reads an ordered draft and changes nothing.
struct Matcher {
  let draft: Draft
  let containers: [Container]
  let chains: [[Int]]
  /// By root, those that ask it after themselves.
  let below: [[Int]]
  let structure: Structure
  let forest: Forest
  /// By group, the includes that lead to it.
  let includers: [[Include]]
  /// By declared type, those that directly inherit from or conform to it.
  let subtypes: [TypeName: [TypeName]]
  /// By key type, unwrapped, the registrations that have it, ascending.
  private let byType: [TypeName: [Int]]
  /// The same by key type and name, for those that have a name.
  private let byName: [NamedType: [Int]]
  /// Registrations with a key type that is known in part only.
  private let vague: [Int]
  /// What the registrations in trees say of types.
  let declaredTypes: DeclaredTypes
  /// By group, the registrations in it, ascending.
  private let byGroup: [Int: [Int]]

  init(_ draft: Draft) {
    self.draft = draft
    containers = draft.containers()
    let chains = draft.chains()
    self.chains = chains
    below = chains.indices.map { root in chains.indices.filter { $0 != root && chains[$0].contains(root) } }
    structure = Structure(draft)
    forest = Forest(draft)
    var includers = [[Include]](repeating: [], count: draft.groups.count)
    for include in draft.includes { includers[include.to].append(include) }
    self.includers = includers
    var subtypes: [TypeName: [TypeName]] = [:]
    for (type, above) in draft.supertypes {
      for other in above { subtypes[other.bare, default: []].append(type.bare) }
    }
    self.subtypes = subtypes
    var byType: [TypeName: [Int]] = [:]
    var byName = [NamedType: [Int]](minimumCapacity: draft.registrations.count)
    var vague: [Int] = []
    var declaredTypes = DeclaredTypes()
    var byGroup: [Int: [Int]] = [:]
    for (index, registration) in draft.registrations.enumerated() {
      let provider = registration.provider
      if case .group(let group)? = provider.owner, forest.holders[group] != nil {
        byGroup[group, default: []].append(index)
        if let name = provider.keys.first?.name, let type = provider.implementation {
          declaredTypes.add(name: name, type: type, offers: provider.offers)
        }
      }
      for key in registration.provider.keys {
        if let name = key.name { byName[NamedType(type: key.type.unwrapped, name: name), default: []].append(index) }
      }
      for (place, key) in provider.keys.enumerated() {
        let type = key.type.unwrapped
        if provider.keys[..<place].contains(where: { $0.type.unwrapped == type }) { continue }
        byType[type, default: []].append(index)
      }
      if registration.provider.keys.contains(where: \.type.isPartlyUnknown) { vague.append(index) }
    }
    self.byType = byType
    self.byName = byName
    self.vague = vague
    self.declaredTypes = declaredTypes
    self.byGroup = byGroup
  }

  func policy(of framework: String) -> Policy { draft.policies[framework] ?? Policy() }
  func provider(_ index: Int) -> Provider { draft.registrations[index].provider }

  /// Every registration, in whatever container, that fits or may fit, ascending.
  func fitting(_ key: Key, many: Bool, _ policy: Policy) -> [(index: Int, fit: Fit)] {
    let type = key.type.unwrapped
    var possible =
      (policy.namesFallBack ? nil : key.name).map { byName[NamedType(type: type, name: $0)] ?? [] } ?? byType[type] ?? []
    if key.type.isPartlyUnknown { possible = Array(draft.registrations.indices) }
    if !vague.isEmpty { possible = Set(possible + vague).sorted() }
    return possible.filter { !provider($0).isPromise && provider($0).hiding == nil }.compactMap { index in
      let fit = policy.fit(of: provider(index).keys, to: key, many: many)
      return fit == .no ? nil : (index, fit)
    }
  }

  /// Registrations with a key of which another has type and name, ascending.
  var namesakes: [Int] { Set(byName.values.lazy.filter { $0.count > 1 }.joined()).sorted() }

  /// Registrations that a scope of a tree holds, ascending.
  func registrations(ofScope scope: Int) -> [Int] {
    forest.scopes[scope].holds.flatMap { byGroup[$0] ?? [] }.sorted()
  }

  /// Registrations that have a key of this type, whatever else it says, ascending.
  func having(_ type: TypeName) -> [Int] { byType[type.unwrapped] ?? [] }

  /// Registrations that have a key of this name, whatever its type, ascending.
  func having(named name: String) -> [Int] {
    draft.registrations.indices.filter { provider($0).keys.contains { $0.name == name } }
  }
}

private struct NamedType: Hashable {
  var type: TypeName
  var name: String
}

/// Who asks, in so far as the answer depends on it.
struct Question {
  var key: Key
  var isMany: Bool
  /// The asker's home in the container that is asked.
  var home: Int?
  var condition: BuildCondition
  var framework: String
  /// The registration that asks, if one does.
  var asker: Int?

  init(_ key: Key, framework: String) {
    self.key = key
    self.framework = framework
    isMany = false
    condition = .always
  }

  init(_ need: Need, home: Int?, given other: BuildCondition) {
    key = need.key
    isMany = need.isMany
    self.home = home
    condition = need.condition.and(other)
    framework = need.framework
    if case .provider(let index) = need.by { asker = index }
  }
}

/// What was found in a chain of containers.
struct Answer: Hashable {
  /// Those chosen, ascending.
  var chosen: [Int] = []
  var isAmbiguous = false
  /// All that there is is foreign to the asker.
  var isForeign = false
  /// What was chosen makes objects of another type.
  var isPretended = false
  /// Those that may fit where nothing surely does.
  var maybe: [Int] = []
  /// Something is found in every build in which the question is asked.
  var isComplete = false
}

extension Matcher {
  /// Asks the containers of a chain in turn.
  func answer(_ question: Question, in chain: [Container]) -> Answer {
    let policy = self.policy(of: question.framework)
    let fits = fitting(question.key, many: question.isMany, policy)
    let sure = chain.map { container in
      fits.compactMap { found in
        found.fit == .yes ? container.holds[found.index].map { candidate(found.index, $0, question.key, policy) } : nil
      }
    }
    var answer = Answer()
    answer.maybe = fits.filter { found in
      found.fit == .maybe && chain.contains { $0.holds[found.index] != nil }
        && !provider(found.index).condition.excludes(question.condition)
    }.map(\.index)

    let worlds = World.all(of: sure.joined().map { provider($0.registration).condition }, given: question.condition)
    var chosen: Set<Int> = []
    answer.isComplete = true
    for world in worlds {
      let found = choice(question, among: sure, in: world, policy)
      chosen.formUnion(found.chosen)
      answer.isAmbiguous = answer.isAmbiguous || found.isAmbiguous
      answer.isForeign = answer.isForeign || found.isForeign
      answer.isPretended = answer.isPretended || found.isPretended
      if found.chosen.isEmpty || found.isPretended { answer.isComplete = false }
    }
    answer.chosen = chosen.sorted()
    if answer.isComplete { answer.maybe = [] }
    return answer
  }

  /// What a container holds, as an answer to a key.
  func candidate(_ index: Int, _ load: Draft.Load, _ key: Key, _ policy: Policy) -> Candidate {
    var load = load
    let later = load.later.filter { policy.fit(of: [$0.key], to: key, many: false) == .yes }.map(\.value).max()
    load.order = later ?? load.order
    return Candidate(
      registration: index, priority: provider(index).priority, load: load, hasMaker: provider(index).hasMaker,
      isCollected: provider(index).isCollected)
  }

  private func choice(
    _ question: Question, among candidates: [[Candidate]], in world: World, _ policy: Policy
  ) -> Answer {
    var answer = Answer()
    for (depth, level) in candidates.enumerated() {
      let here = level.filter { candidate in
        let condition = provider(candidate.registration).condition
        return world == .plain ? !condition.excludes(question.condition) : world.holds(condition)
      }
      let present = nearest(here, to: question.key, policy)
      let near = present.filter { !isForeign($0, question, policy) }
      let forbidden = policy.access == .enforced && near.isEmpty && !present.isEmpty
      let left = policy.chosen(
        of: policy.access == .enforced && !near.isEmpty ? near : present, many: question.isMany, home: question.home
      ) { structure.imports[$0] }
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

  /// Whether the registration has the key, but makes objects that are none of its type.
  func pretends(_ index: Int, _ question: Question) -> Bool {
    provider(index).pretended.contains(question.key.type.unwrapped)
  }

  /// Whether two of them may be in the container together.
  func haveRivals(_ some: [Int]) -> Bool {
    some.indices.contains { a in some[(a + 1)...].contains { provider(some[a]).mayCoexist(with: provider($0)) } }
  }

  /// Whether the candidate's home is an assembly on which the asker's does not depend; where access is enforced, also whether
  /// it is internal to another one.
  private func isForeign(_ candidate: Candidate, _ question: Question, _ policy: Policy) -> Bool {
    guard let own = candidate.load.assembly, let home = question.home, own != home else { return false }
    if isAnnounced(question.key.type, to: home) { return false }
    if policy.access == .enforced, provider(candidate.registration).visibility == .internal { return true }
    if policy.access == .declared, isKept(candidate, from: home, question.key) { return true }
    // Where imports only settle which of several is taken, an assembly that declares none has not said that it needs none.
    let reached = structure.reached[home]
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
    draft.announcements.contains { $0.type == type && ($0.assembly == home || structure.reached[home].contains($0.assembly)) }
  }
}
