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
    let implementation = (made?.type ?? declared ?? .unknown).unwrapped
    record.provider.implementation = implementation == .unknown || record.provider.isPromise ? nil : implementation
    let isForeign = isForeign(arguments, declared: declared, made: made, frame)
    finish(record, key: declared ?? implementation, isForeign: isForeign, arguments)
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
      let type = arguments.labelled["type"] == nil ? key.unwrapped : key
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
        made = autowire(maker, record, metatype(arguments.labelled["type"]), offered)
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

  /// A maker whose parameters the container fills.
  private func autowire(_ maker: Value, _ record: RegistrationRecord, _ type: TypeName?, _ offered: Value?) -> Value {
    switch maker.form {
    case .closure(let closure):
      if let offered, takes(offered, closure) { return call(closure, [offered], expecting: nil) }
      let count = closure.closure.parameters.isEmpty ? closure.closure.shorthand : closure.closure.parameters.count
      let values = (0..<count).map { _ in parameter(record, type: nil, born: maker.born, isParameter: true) }
      if offered != nil, count == 1 { record.makerRequests.last?.mayBeContainer = true }
      return call(closure, values, expecting: nil)
    case .function(let function): return autowire(specialised(function, for: record.later?.type ?? type), record, maker.born)
    case .metatype(let type): return autowire(initializers(of: type, labels: nil), record, maker.born)
    case .parameter:
      record.isOpen = true
      return Value()
    default:
      if case .function(_, let result) = maker.type { return Value(type: result) }
      return maker.type.isOpen ? Value(type: maker.type) : Value()
    }
  }

  /// `Box.init` for what is to be provided as `Box<Tea>` is that of `Box<Tea>`.
  private func specialised(_ function: FunctionValue, for wanted: TypeName?) -> FunctionValue {
    guard let type = function.constructs, let wanted = wanted?.unwrapped, !wanted.isOpen, !wanted.arguments.isEmpty,
      type.isOpen || type.arguments.isEmpty, wanted.key == type.key
    else { return function }
    let labels =
      function.candidates.count == 1 ? symbols.declaration(function.candidates[0].id).parameters.map { $0.label ?? "_" } : nil
    return initializers(of: wanted, labels: labels)
  }

  private func autowire(_ function: FunctionValue, _ record: RegistrationRecord, _ born: Int) -> Value {
    // A type that stands in both branches of an `#if` is made otherwise in each; so it is by initializers that do.
    let bodies = variants(bodies(of: function.constructs)) { $0 }
    if bodies.count > 1 {
      return eachVariant(bodies, born: born) { _ in
        var own = function
        own.candidates = function.candidates.filter { isThere($0.id) }
        return autowire(own.candidates, function.constructs, record, born)
      }
    }
    return eachVariant(variants(function.candidates) { $0.id }, born: born) {
      autowire($0, function.constructs, record, born)
    }
  }

  /// By initializers or functions that are there together.
  private func autowire(_ all: [Overload], _ constructs: TypeName?, _ record: RegistrationRecord, _ born: Int) -> Value {
    let candidates = distinct(preferred(all))
    if let type = constructs, candidates.isEmpty {
      autowireUndeclared(type, record, born)
      return Value(type: type, born: born)
    }
    guard let candidate = candidates.first else { return Value() }
    if candidates.count > 1 { note(.need, "several initializers or functions of that name fit, and nothing says which is meant") }
    let declaration = symbols.declaration(candidate.id)
    let scope = Scope(
      file: candidate.id.file, declaration: candidate.id, generics: candidate.generics, selfType: constructs)
    if candidates.count == 1 {
      within(simplified(conditions(candidate.id))) {
        for item in declaration.parameters {
          _ = parameter(
            record, type: item.type.map { symbols.resolve($0, in: scope) } ?? .unknown, born: born, isParameter: false)
        }
      }
    }
    if declaration.isAsync { record.provider.isAsync = true }
    let made = constructs ?? declaration.type.map { symbols.resolve($0, in: scope) } ?? .unknown
    return Value(type: made, born: born)
  }

  /// Of several initializers, those that a plain `T.init` can mean: what a coder or a convenience offers comes last.
  private func preferred(_ candidates: [Overload]) -> [Overload] {
    var left = candidates
    let tests: [(Declaration) -> Bool] = [
      { declaration in !declaration.attributes.contains { $0.name.isNamed("available") && self.isUnavailable($0) } },
      { $0.parameters.first?.label != "coder" },
      { !$0.isFailable },
      { !$0.modifiers.contains("convenience") },
      { !$0.modifiers.contains("private") },
    ]
    for test in tests where left.count > 1 {
      let kept = left.filter { test(symbols.declaration($0.id)) }
      if !kept.isEmpty { left = kept }
    }
    return left
  }

  /// Copies of one declaration, as a stale folder holds them, are one.
  private func distinct(_ candidates: [Overload]) -> [Overload] {
    var seen: Set<[TypeName]> = []
    return candidates.filter { candidate in
      let declaration = symbols.declaration(candidate.id)
      let scope = Scope(file: candidate.id.file, declaration: candidate.id, generics: candidate.generics)
      return seen.insert(declaration.parameters.map { $0.type.map { symbols.resolve($0, in: scope) } ?? .unknown }).inserted
    }
  }

  private func isUnavailable(_ attribute: Attribute) -> Bool {
    (attribute.arguments ?? []).contains { if case .name("unavailable", _) = $0.value.form { true } else { false } }
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
