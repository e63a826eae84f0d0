import Model

extension Evaluator {
  /// `__provide(type: …, make: …, modify: …, name: …, with: …)`: something is registered.
  func provide(
    _ arguments: VerbArguments, _ receiver: Value, _ vocabulary: Int, _ frame: Frame, _ environment: Environment
  ) -> Value {
    guard let container = container(of: arguments.labelled["of"] ?? receiver).map(receiving) else { return Value() }
    if arguments.truth("later") { return begin(arguments, container, vocabulary, frame) }
    let words = symbols.vocabularies[vocabulary]
    let births = ["type", "make", "name"].compactMap { arguments.labelled[$0]?.born }
    let depth = min(births.min() ?? .max, context.sites.count - 1)
    let site = context.site
    let at = declaredPlace(arguments) ?? context.sites[max(depth, 0)]
    recording.order += 1
    var provider = Provider(
      keys: [], implementation: nil, lifetime: words.defaultLifetime, framework: words.framework,
      owner: owner(container, depth: max(depth, 0)), at: at, site: site)
    provider.order = recording.order
    provider.condition = context.condition
    provider.branches = Branches(context.branch)
    provider.calls = context.sites.places
    if case .exact(let root) = container { provider.makings = making(of: root).map { [$0] } }
    if case .exact(let root) = container, let lifetime = recording.roots[root].lifetime { provider.lifetime = lifetime }
    let record = RegistrationRecord(
      provider, container: container, vocabulary: vocabulary, origin: program.executables.origin(context.sites, context.target),
      serial: recordNumber())
    if case .list(let types, _)? = arguments.labelled["arguments"]?.form {
      record.arguments = types.map { metatype($0) ?? .unknown }
    }
    record.function = context.functions.first ?? nil
    record.isCallersWay = context.isCallersWay && context.groups.isEmpty
    if case .closure(let maker)? = arguments.labelled["make"]?.form {
      record.provider.recipe = maker.closure.recipe
      record.provider.isOfTheMoment = isOfTheMoment(maker, container)
      record.provider.isPromise = makesNothing(maker, frame)
      record.provider.makesNil = makesNil(maker, frame)
    }
    record.writer = writer(max(depth, 0))
    let made = make(record, arguments, frame, environment)
    record.exact = made?.exact
    if case .request(let request)? = made?.form, case .code = request.asker { record.answered = request }
    let declared = declaredType(arguments, made: made?.type, frame)
    // As what it is registered is one thing, what is made another.
    let implementation = ((declared == nil ? nil : made?.exact) ?? made?.type ?? declared ?? .unknown).unwrapped
    record.provider.implementation = implementation == .unknown || record.provider.isPromise ? nil : implementation
    let isForeign = isForeign(arguments, declared: declared, made: made, frame)
    finish(record, key: declared ?? exactly(made, record) ?? implementation, isForeign: isForeign, arguments)
    writeDown(record)
    return Value(.handle(record), type: builder(frame, implementation), born: frame.depth)
  }

  /// The calls that lead to the function which makes a container, as long as that is being followed.
  private func making(of root: Int) -> [Location]? {
    guard let creator = recording.roots[root].creator else { return nil }
    if let call = calls.entered.last(where: { $0.body == .declaration(creator) }) { return call.path.places }
    return context.functions.lastIndex(of: creator).map { Array(context.sites.places.prefix($0)) }
  }

  /// Gives a registration its key, and puts it into its container.
  /// - Parameter isForeign: Code outside the sources says of which type it is, and names none of the program's.
  func finish(_ record: RegistrationRecord, key: TypeName, isForeign: Bool, _ arguments: VerbArguments) {
    let name = name(in: arguments)
    if record.isOpen || key.isOpen || name == .open {
      record.open(key)
      counters.openings += 1
    } else if key.isPartlyUnknown || name == .unknown {
      record.provider.isPartlyOpaque = true
      record.doubts.append(
        KeyDoubt(
          key: Key(type: key, name: name.text), nameIsUnknown: name == .unknown, hasName: arguments.isSurelyGiven("name"),
          isOutsideType: isForeign && key == .unknown))
      let reason = key.isPartlyUnknown ? "the type that it makes cannot be told from the source" : "its name is not a constant"
      note(.registration, reason)
    } else {
      record.ownKey = Key(type: key.unwrapped)
      let type = arguments.labelled["type"] == nil && !keepsOptionals(record) ? key.unwrapped : key
      record.provider.keys = [Key(type: type, name: name.text, arguments: record.arguments)]
      if program.keptPlaces.contains(record.provider.site) { record.provider.kept = Set(record.provider.keys) }
    }
    if case .exact(let root) = record.container { load(record, root) }
  }

  func load(_ record: RegistrationRecord, _ root: Int) {
    let assembly = context.isGiven ? nil : assembly()
    record.loads[root] = Draft.Load(root: root, order: record.provider.order, assembly: assembly)
  }

  /// Runs the maker: what it takes is asked of the container, what it returns is provided.
  private func make(
    _ record: RegistrationRecord, _ arguments: VerbArguments, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    guard let maker = arguments.labelled["make"] else {
      record.provider.hasMaker = false
      return nil
    }
    return make(record, maker, arguments, frame, environment)
  }

  /// `__make(maker, hands: …)` on a registration: how it makes its object is said later in the chain.
  func remake(_ arguments: VerbArguments, _ handle: Value, _ frame: Frame, _ environment: Environment) {
    guard case .handle(let record) = handle.form, let maker = arguments.free.first else { return }
    record.provider.hasMaker = true
    let made = make(record, maker, arguments, frame, environment)
    record.made = (made?.type ?? .unknown, made.map(isForeign) == true, maker.born)
  }

  private func make(
    _ record: RegistrationRecord, _ maker: Value, _ arguments: VerbArguments, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    with({
      $0.asker = .registration(record)
      $0.phase = .eager
      $0.isConditional = false
      $0.chosen = []
    }) {
      let outer = counters.awaits
      counters.awaits = false
      defer { counters.awaits = outer }
      let made: Value
      if let handed = arguments.labelled["hands"], case .list(let values, _) = handed.form {
        let isCalledWithMore = arguments.text("takes").text == "arguments"
        let taken = isCalledWithMore ? self.arguments(of: maker, after: values.count, record) : []
        made = callMaker(maker, handedOver(values, record) + taken, metatype(arguments.labelled["type"]), frame, environment)
        learnArguments(of: maker, taken, record)
        if case .closure(let closure) = maker.form, !(isCalledWithMore && taken.isEmpty) {
          let taken = max(closure.closure.parameters.count, closure.closure.shorthand)
          record.provider.argumentCount = max(0, taken - values.count)
        }
      } else {
        let offered = arguments.labelled["offers"].flatMap { handedOver([$0], record).first }
        made = autowire(maker, record, metatype(arguments.labelled["type"]), offered, frame)
        for request in record.makerRequests where request.expected.map(record.arguments.contains) == true {
          request.isArgument = true
        }
      }
      if let first = metatype(arguments.labelled["first"]), let request = record.makerRequests.first, request.expected == nil {
        request.expected = first
      }
      if let modify = arguments.labelled["modify"], case .closure(let closure) = modify.form {
        _ = call(closure, record.makerRequests.map { Value(.request($0), type: $0.expected ?? .unknown) }, expecting: nil)
      }
      record.provider.isAsync = counters.awaits || record.provider.isAsync
      record.provider.argumentCount += record.makerRequests.count { $0.isArgument }
      return handedToAsker(made, of: record, isTyped: metatype(arguments.labelled["type"]) != nil)
    }
  }

  /// Values as the framework hands them over here, for the sake of a registration where there is one.
  func handedOver(_ values: [Value], _ record: RegistrationRecord?) -> [Value] {
    let site = context.site
    record?.handsAt.insert(site)
    return values.map { $0.handed(at: site) }
  }

  private func callMaker(
    _ maker: Value, _ values: [Value], _ type: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    let wanted = type?.isOpen == true ? nil : type
    return apply(maker, values.map { Given(label: nil, isTrailing: false, value: $0) }, nil, wanted, frame, environment)
  }

  func parameter(_ record: RegistrationRecord, type: TypeName?, born: Int, isParameter: Bool) -> Value {
    let request = RequestRecord(
      container: record.container, vocabulary: record.vocabulary, context: context, phase: .eager,
      born: min(born, context.sites.count - 1), serial: recordNumber())
    request.isParameter = isParameter
    if let type {
      if type.isOpen { request.isOpen = true }
      request.expected = type
    }
    recording.requests.append(request)
    record.makerRequests.append(request)
    return Value(.request(request), type: type ?? .unknown, born: born)
  }
}
