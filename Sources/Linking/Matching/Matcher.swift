import Model

/// Finds what answers a key. It reads an ordered draft and changes nothing.
struct Matcher {
  let draft: Draft
  let containers: [Container]
  let ancestors: ContainerAncestors
  /// The containers of which, or above which, not everything is known.
  let doubtful: Set<Int>
  let structure: Structure
  let forest: ScopeForest
  /// By root: the builds that there are of the executables in which it comes to life.
  let builds: [BuildCondition]
  /// By group, the includes that lead to it.
  let includers: [[Include]]
  /// By declared type, those that directly inherit from or conform to it.
  let subtypes: [TypeName: [TypeName]]
  let keys: KeyIndex
  /// What the registrations in trees say of types.
  let declaredTypes: DeclaredTypes
  /// By key type, unwrapped, registrations that are there in any case and do nothing but end the program, ascending.
  let stopping: [TypeName: [Int]]
  /// By group, the registrations in it, ascending.
  private let byGroup: [Int: [Int]]
  /// What was answered before, and how much work that was.
  let answered = AnswerTable()

  init(_ draft: Draft) {
    self.draft = draft
    let containers = draft.containers()
    self.containers = containers
    let ancestors = ContainerAncestors(draft.roots)
    self.ancestors = ancestors
    let open = containers.indices.filter { root in
      containers[root].isOpen || !containers[root].doubts.isEmpty || !containers[root].partlyOpaque.isEmpty
    }
    doubtful = Set(open + open.flatMap(ancestors.below))
    structure = Structure(draft)
    forest = ScopeForest(draft)
    builds = draft.buildsOfRoots()
    var includers = [[Include]](repeating: [], count: draft.groups.count)
    for include in draft.includes { includers[include.to].append(include) }
    self.includers = includers
    var subtypes: [TypeName: [TypeName]] = [:]
    for (type, above) in draft.supertypes {
      for other in above { subtypes[other.bare, default: []].append(type.bare) }
    }
    self.subtypes = subtypes
    var declaredTypes = DeclaredTypes()
    var byGroup: [Int: [Int]] = [:]
    var stopping: [TypeName: [Int]] = [:]
    for (index, registration) in draft.registrations.enumerated() {
      let provider = registration.provider
      if provider.isPromise, provider.hasMaker, provider.condition == .always, provider.branches == .always {
        for key in provider.keys { stopping[key.type.unwrapped, default: []].append(index) }
      }
      if case .group(let group)? = provider.owner, forest.holders[group] != nil {
        byGroup[group, default: []].append(index)
        if let name = provider.keys.first?.name, let type = provider.implementation {
          declaredTypes.add(name: name, type: type, offers: provider.offers)
        }
      }
    }
    keys = KeyIndex(draft)
    self.declaredTypes = declaredTypes
    self.byGroup = byGroup
    self.stopping = stopping
  }

  func policy(of framework: String) -> Policy { draft.policies[framework] ?? Policy() }
  func provider(_ index: Int) -> Provider { draft.registrations[index].provider }

  /// The containers that are asked in turn: that of `root`, then its ancestors, nearest first.
  func chain(of root: Int) -> [Container] { ancestors.chain(of: root).map { containers[$0] } }

  /// Every registration, in whatever container, that fits or may fit.
  func fitting(_ key: Key, many: Bool, _ framework: String) -> Fits {
    let question = AnswerTable.FitQuestion(key: key, isMany: many, framework: framework)
    return answered.fits(question) {
      let policy = self.policy(of: framework)
      let possible = keys.possible(key, many: many, policy)
      answered.steps += possible.count
      return possible.compactMap { index in
        let provider = draft.registrations[index].provider
        guard !provider.isPromise, provider.hiding == nil else { return nil }
        let fit = policy.fit(of: provider.keys, to: key, many: many)
        return fit == .no ? nil : (index, fit)
      }
    }
  }

  /// Those that a container holds of what fits, ascending; found from whichever side is the smaller.
  func held(_ fits: Fits, _ key: Key, in container: Container) -> [(index: Int, fit: Fit)] {
    let type = key.type.unwrapped
    let shelf = (container.byType[type]?.count ?? 0) + container.vague.count
    if key.type.isPartlyUnknown || fits.all.count <= shelf {
      answered.steps += fits.all.count
      return fits.all.filter { container.holds[$0.index] != nil }
    }
    answered.steps += shelf
    var own = container.byType[type] ?? []
    if !container.vague.isEmpty { own = Set(own + container.vague).sorted() }
    return own.compactMap { index in fits.of(index).map { (index, $0) } }
  }

  /// Registrations that a scope of a tree holds, ascending.
  func registrations(ofScope scope: Int) -> [Int] {
    forest.scopes[scope].holds.flatMap { byGroup[$0] ?? [] }.sorted()
  }
}
