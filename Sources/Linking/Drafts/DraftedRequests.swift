import Model

extension Evaluator {
  /// Requests as needs. One that a caller must still complete is dropped where some caller does; else it stands for whatever
  /// container its process has.
  func draftRequests(
    _ draft: inout Draft, _ kept: DraftedRoots, _ places: [ObjectIdentifier: Int], _ reached: ReachedCode, idle: Set<Int>
  ) {
    askOnBehalf(places)
    var closed: Set<Location> = []
    var closedPlaces: Set<[Location]> = []
    var closedWays: Set<CallPath> = []
    for request in recording.requests where request.expected != nil && !request.isOpen {
      closedWays.insert(request.sites)
      guard !request.container.isLeftToOthers else { continue }
      closed.insert(request.site)
      closedPlaces.insert([request.site, request.at])
      // A scene says what the object is, which the function that fills it knows by itself.
      if isScenes(request) { for place in request.sites.places { closedPlaces.insert([request.site, place]) } }
    }
    for place in namesHandedOn() {
      draft.opaqueNeed("its name is left to a caller that is not seen", at: place, &recording.opaque)
    }
    let makers = makers(places)
    let forTests = typesForTests()
    let told = waysTold()
    lazy var provided = Set(draft.registrations.flatMap { $0.provider.keys.map(\.type.unwrapped) })
    lazy var generic = Set(provided.filter { !$0.arguments.isEmpty }.map(\.bare))
    var meant: [TypeName: OutsideMeaning] = [:]
    var known: [String: Int] = [:]
    for request in recording.requests where !request.isArgument {
      if request.isOpen || request.expected?.isOpen == true {
        if isLeftOpenByUse(request), !closedWays.contains(request.sites),
          !request.container.isLeftToOthers || !told.contains(request.sites)
        {
          draft.opaqueNeed(
            "nothing here says what is wanted: neither the call nor what takes its answer has a type that could be read",
            at: placeOfUse(request), &recording.opaque)
        } else if request.nameIsOpen, request.expected?.isOpen == false, !closed.contains(request.site),
          !request.container.isParameter
        {
          draft.opaqueNeed("its name is left to a caller that is not seen", at: request.at, &recording.opaque)
        }
        continue
      }
      if case .registration(let record) = request.asker, places[ObjectIdentifier(record)] == nil { continue }
      // What somebody completes elsewhere is another request of the same function.
      if request.container.isLeftToOthers, closedPlaces.contains([request.site, request.at]) { continue }
      guard let expected = request.expected, !expected.isPartlyUnknown else {
        if !closed.contains(request.site) {
          draft.opaqueNeed(
            "the type asked for is left to inference that could not be followed", at: request.at, &recording.opaque)
        }
        continue
      }
      if isHandedOver(expected) { continue }
      if leavesTypeArguments(expected.unwrapped, provided, generic) {
        draft.opaqueNeed("only what takes the answer says its type arguments", at: request.at, &recording.opaque)
        continue
      }
      if symbols.isNamedOutside(expected.unwrapped), !provided.contains(expected.unwrapped) {
        let mayStand = meant[expected.unwrapped] ?? symbols.mayStand(expected.unwrapped, forOneOf: provided)
        meant[expected.unwrapped] = mayStand
        if mayStand == .likely {
          draft.opaqueNeed("a type outside the sources says what this name means", at: request.at, &recording.opaque)
          continue
        }
        if mayStand == .perhaps { doubt(expected.unwrapped, of: request, &draft) }
      }
      if request.mayBeContainer, containerVocabulary(expected) != nil { continue }
      guard var item = draftRequest(request, expected, places, makers, reached),
        address(&item, request, draft, kept, reached)
      else { continue }
      // What only fills containers for nobody asks for nobody, too.
      let isUncalled = (request.functions.first ?? nil).map(recording.uncalled.contains) ?? false
      let isForTests = item.need.key.type.baseName.map(forTests.contains) ?? false
      item.isIdle = isUncalled || isForTests && isAskedByTestsAlone(request) || request.serving.map(idle.contains) ?? false
      if request.nameIsUnknown {
        let brought = namesBrought(for: request, item, kept, places)
        for named in brought.named { draft.add(named, &known) }
        if !brought.isWhole { draft.opaqueNeed("its name is not a constant", at: request.at, &recording.opaque) }
        continue
      }
      if request.argumentsAreUnknown {
        draft.opaqueNeed("what it is handed cannot be told", at: request.at, &recording.opaque)
        continue
      }
      draft.add(item, &known)
    }
  }

  /// By type: the first registration whose maker makes an object of it, or of a type below it, and whether it always does.
  private func makers(_ places: [ObjectIdentifier: Int]) -> [String: MakerOfType] {
    var makers: [String: MakerOfType] = [:]
    for record in recording.registrations {
      guard let place = places[ObjectIdentifier(record)] else { continue }
      for key in record.constructs.sorted() {
        guard let symbol = symbols.types[key] else { continue }
        let isSure = record.constructsAlways.contains(key)
        for level in symbols.levels(of: symbol.nominal).map(\.symbol.key) {
          if let known = makers[level], known.place <= place {
            guard known.place == place else { continue }
            if isSure { makers[level]?.isSure = true }
            makers[level]?.chosen.formUnion(record.constructsChosen[key] ?? [[]])
          } else {
            makers[level] = MakerOfType(place: place, isSure: isSure, chosen: record.constructsChosen[key] ?? [[]])
          }
        }
      }
    }
    return makers
  }

  private func draftRequest(
    _ request: RequestRecord, _ expected: TypeName, _ places: [ObjectIdentifier: Int], _ makers: [String: MakerOfType],
    _ reached: ReachedCode
  ) -> Draft.Request? {
    let words = symbols.vocabularies[request.vocabulary]
    var type = expected
    var phase = request.phase
    var isOptional = false
    if let inner = type.wrapped,
      words.policy.optionals == .tolerated || words.policy.optionals == .distinct && request.answersOptional
    {
      isOptional = true
      type = inner
    }
    if request.isMany { type = type.element ?? type }
    if let inner = asked(by: type, "deferred") ?? getterResult(type, words.policy) {
      phase = .deferred
      type = inner
      if words.policy.fillsHolders { isOptional = false }
    } else if let inner = asked(by: type, "weak") {
      phase = .weak
      type = inner
    }
    if let inner = type.wrapped, words.policy.optionals == .tolerated {
      isOptional = true
      type = inner
    }
    if request.mustExist { isOptional = false }
    if request.isTolerant && !stopsUnlessKept(request) || isScenes(request), !request.isForced { isOptional = true }
    // An optional that answers whatever is there may be empty, however its holder is unwrapped.
    if request.answersOptional { isOptional = !request.isForcedByReaders && (isOptional || !request.isForced) }
    var by = Need.Asker.code("")
    switch request.asker {
    case .registration(let record) where request.asksElsewhere(record):
      by = .code(request.functions.last.flatMap { $0 }.map { askerName($0) } ?? request.at.file)
    case .registration(let record): by = .provider(places[ObjectIdentifier(record)]!)
    case .code(let name):
      // What is written whole in a helper is asked by the helper, whoever calls it.
      let writer = request.born > 0 && request.born < request.functions.count ? request.functions[request.born] : nil
      by = .code(writer.map { askerName($0) } ?? name)
    }
    let maker = request.construction.flatMap { makers[$0] }
    if let maker { by = .provider(maker.place) }
    var need = Need(
      key: Key(
        type: symbols.withInferredArguments(type), name: request.name, tags: request.tags, arguments: request.arguments), by: by,
      framework: words.framework, scope: request.groups.last.map { .group($0) }, phase: phase, at: request.at)
    need.isOptional = (isOptional || request.isSet) && !request.isMany
    need.isMany = request.isMany
    need.isUnwrapped = need.isOptional && (request.isForced && request.phase == .late || request.fillsUnwrapped)
    let isUnwrappedByCustom = !request.fillsOptional && request.isTakenAsOptional && expected.wrapped == nil
    let bearsNil = need.isOptional && words.policy.answersOptionals && !request.hasSubstitute && !request.isSet
    need.isOptionalAnyway =
      bearsNil && !request.leavesPlaceholder && (request.isInjected || isUnwrappedByCustom)
      || need.isOptional && isScenes(request)
    need.closesRing = request.closesRing
    // A maker that chooses what it makes need not make who asks.
    need.isConditional = request.isConditional || maker.map { !$0.isSure } ?? false
    need.brings = request.brings
    need.chosen = (maker?.chosen ?? [request.chosen]).sorted { $0.lexicographicallyPrecedes($1) }
    if need.chosen.contains([]) { need.chosen = [] }
    need.condition = request.condition
    var item = Draft.Request(need, assembly: request.assembly, target: request.target)
    item.asksByItself = maker != nil
    item.settings = request.settings
    item.bearsNoNil = bearsNoNil(request, expected)
    item.isGuarded = isGuarded(request, expected)
    item.standsInFor = standsInFor(request)
    item.isInVain =
      bearsNil && !request.isLookedAt && expected.wrapped == nil && (request.leavesPlaceholder || request.isGivenAway)
      && isOfProgramAlone(type)
    item.need.isOptionalAnyway = item.need.isOptionalAnyway || item.isGuarded
    item.asksCaptured = request.asksCaptured
    item.isProvidedOutside =
      isVouchedOnly(request, expected, reached) || isLeftToProgramsElsewhere(request, type)
      || program.providedOutside.contains(Location(file: need.at.file, line: need.at.line, column: 0))
    return item
  }

  /// Whether the program declares a type, and nobody else can see it who might register one: a library's is there for its users, too, as
  /// long as no program of the sources says who these are.
  private func isOfProgramAlone(_ type: TypeName) -> Bool {
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), !symbol.isExternal, symbol.vocabulary == nil else { return false }
    return !program.executables.hosts.isEmpty
      || !symbol.declarations.contains { symbols.declaration($0).isNominal && symbols.isOffered($0) }
  }

  /// Whether it fills the object of a scene.
  private func isScenes(_ request: RequestRecord) -> Bool {
    request.serving.map { recording.servings[$0].isScene } ?? false
  }

  /// Whether nothing that follows runs where it is nil, and nothing else is done then.
  private func isGuarded(_ request: RequestRecord, _ expected: TypeName) -> Bool {
    request.isVouched && request.isGuarded && !request.isForced && !request.hasSubstitute && !request.isConditional
      && expected.wrapped != nil
  }

  /// Whether nil is no answer: it is taken apart where it stands in any case, and nothing in the same body has looked before; or it fills
  /// a property that all take apart so.
  private func bearsNoNil(_ request: RequestRecord, _ expected: TypeName) -> Bool {
    guard request.isVouched, !request.isConditional, expected.wrapped != nil else { return false }
    if request.isForcedByReaders { return true }
    guard request.isForcedAtOnce else { return false }
    let body = request.functions.last ?? nil
    return !recording.requests.contains { other in
      !other.isForcedAtOnce && other.name == request.name && other.container == request.container
        && (other.functions.last ?? nil) == body && other.at < request.at
    }
  }

  /// Says which containers a request asks; false where it asks one that is none of the graph's.
  ///
  /// What code asks of a container that is another thing in each executable it asks in those in which it may run. Where nothing says
  /// which these are, it is enough if somebody has it somewhere.
  private func address(
    _ item: inout Draft.Request, _ request: RequestRecord, _ draft: Draft, _ kept: DraftedRoots, _ reached: ReachedCode
  ) -> Bool {
    let origin = program.executables.origin(request.sites, request.target)
    // Which executable compiles what stands under a flag, its target says.
    let isFlagged = !request.condition.tests.allSatisfy { $0 == BuildCondition.debugging }
    item.isOneOfSeveral = isFlagged && symbols.copiedFiles.targets[item.need.at.file] != nil
    // In executables that do not link what makes a container, code that asks it asks another one, which nobody knows.
    guard case .exact(let root) = request.container, isMade(root, in: reached.running(origin)) else {
      item.need.isAmbient = true
      item.hosts = reached.asking(origin)
      return true
    }
    if recording.roots[root].isLinked { item.hosts = reached.asking(origin) }
    switch item.need.by {
    case .code:
      guard !kept.of(root).isEmpty else { return false }
      item.roots = kept.of(root)
      if item.isOneOfSeveral || isFlagged && kept.isSeveral(root) {
        item.roots = []
      } else if kept.isTold(root), let hosts = reached.asking(origin) {
        item.roots = kept.of(root, in: hosts)
      }
      guard item.roots.isEmpty else { break }
      item.need.isAmbient = true
      item.hosts = []
    case .provider(let asker):
      let holding = Set(draft.registrations[asker].loads.map(\.root))
      let own = kept.of(root).filter(holding.contains)
      // What nobody loads could be loaded by those that link it.
      let possible = kept.isTold(root) ? kept.of(root, in: reached.running(origin)) : kept.of(root)
      item.roots = own.isEmpty ? possible.isEmpty ? kept.of(root) : possible : own
    }
    return true
  }

  /// `T` of a type that asks for `T` only when it is used, which its declaration says by an attribute.
  func asked(by type: TypeName, _ attribute: String) -> TypeName? {
    has(type, attribute) ? type.arguments.first : nil
  }

  /// Whether whoever asks for an object brings the thing himself: nobody provides it.
  private func isHandedOver(_ type: TypeName) -> Bool { has(type, "argument") }

  /// Whether a framework's type says something of itself by an attribute.
  func has(_ type: TypeName, _ attribute: String) -> Bool {
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), symbol.vocabulary != nil else { return false }
    return symbol.declarations.contains { symbols.declaration($0).attributes.contains { $0.name.isNamed(attribute) } }
  }

  /// `T` of `() -> T`, where that is another way to ask for `T`.
  private func getterResult(_ type: TypeName, _ policy: Policy) -> TypeName? {
    guard policy.getters == .deferred, case .function(let parameters, let result) = type, parameters.isEmpty else { return nil }
    return recording.registrations.contains { $0.provider.keys.contains { $0.type == type } } ? nil : result
  }
}

/// A registration that makes an object: its place in the draft, and whether it does so on each of its ways.
private struct MakerOfType {
  var place: Int
  var isSure: Bool
  var chosen: Set<[ArgumentChoice]>
}

extension Draft {
  fileprivate mutating func opaqueNeed(_ reason: String, at: Location, _ opaque: inout Set<Opaque>) {
    opaque.insert(Opaque(what: .need, reason: reason, at: at))
  }
}
