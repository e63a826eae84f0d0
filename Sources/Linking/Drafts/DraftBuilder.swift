import Model

extension Draft {
  /// What the source says of the graph. Where nobody speaks of containers there is nothing to follow.
  public init(of program: Program, beside declared: Declared = Declared()) {
    if program.vocabularies.isEmpty, declared.isOfTargetsOnly {
      self.init()
      (targets, hosts) = (program.targets, program.hosts)
      return
    }
    let evaluator = Evaluator(program)
    evaluator.run()
    self = evaluator.draft(program)
    guard evaluator.symbols.tellsOwners else { return }
    let naming = Naming(self, evaluator.symbols.ownerNames())
    rename(type: naming.name, text: naming.name)
    declaredTypes = Set(declaredTypes.map(naming.name))
    supertypes = Dictionary(
      supertypes.map { (naming.name($0.key), $0.value.map(naming.name)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Evaluator {
  /// The records as a draft: open ones dropped, equal ones joined, types named.
  func draft(_ program: Program) -> Draft {
    joinRegisteringFunctions()
    joinUncalledFunctions()
    noteUnheld()
    var draft = Draft()
    draft.groups = recording.groups
    draft.targets = program.targets
    draft.includes = recording.includes.keys.sorted {
      (recording.includes[$0]!, $0.at, $0.to) < (recording.includes[$1]!, $1.at, $1.to)
    }
    draft.visibilities = recording.visibilities.sorted { ($0.at, $0.to) < ($1.at, $1.to) }
    for vocabulary in symbols.vocabularies { draft.policies[vocabulary.framework] = vocabulary.policy }
    draft.declaredTypes = Set(
      symbols.types.values.filter { !$0.isExternal && $0.vocabulary == nil }.map {
        TypeName.nominal($0.path.map { TypePart($0) })
      })
    draft.outsideNames = recording.outsideNames
    draft.guessedTypes = recording.guessedTypes
    draft.announcements = recording.announcements.sorted { ($0.type, $0.assembly) < ($1.type, $1.assembly) }
    draft.hosts = self.program.executables.hosts.isEmpty ? program.hostsWithFlags() : self.program.executables.hosts
    let reached = ReachedCode(symbols, self.program)
    let kept = draftRoots(&draft, reached)
    let places = draftRegistrations(&draft, kept, reached)
    draft.groups = recording.groups
    noteGroupsSetAside(&draft)
    noteGroupsOfUnreadLists(&draft)
    draftStanding(&draft, kept)
    draftRequests(&draft, kept, places, reached, idle: draftServings(&draft, program))
    draftUnsetScenes(&draft)
    draftUnsupplied(&draft, places)
    draftServedRequests(&draft)
    draftValues(&draft, program.values)
    draftScopes(&draft)
    draft.hazardOccurrences += program.written.flatMap(\.complaints)
      .filter { complaint in complaint.assigned.map { self.program.assignments.change($0, symbols) } ?? true }.map(\.occurrence)
    draft.hazardOccurrences += recording.hazards.filter { !recording.excused.contains("\($0.pattern) \($0.words["type"] ?? "")") }
      .sorted()
    draftAnnotations(&draft)
    draft.conformers = conformers(of: draft.requests)
    draft.groupLists = groupLists()
    draft.opaque = recording.opaque.sorted { ($0.at, $0.reason) < ($1.at, $1.reason) }
    for item in draft.opaque {
      switch item.what {
      case .registration: draft.coverage.registrations.opaque += 1
      case .need: draft.coverage.needs.opaque += 1
      case .include, .root: draft.coverage.includes.opaque += 1
      }
    }
    draft.coverage.registrations.understood = draft.registrations.count
    draft.coverage.needs.understood = draft.requests.count
    draft.coverage.includes.understood = draft.includes.count
    return draft
  }
}
