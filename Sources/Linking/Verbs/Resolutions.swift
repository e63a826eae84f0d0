import Model

extension Evaluator {
  /// `__need(type, name: …, tag: …, many: true, optional: true, from: …, arguments: …)`: something is asked for.
  func need(_ arguments: VerbArguments, _ receiver: Value, _ vocabulary: Int, _ frame: Frame) -> Value {
    let source = arguments.labelled["of"] ?? receiver
    let arguments = spread(arguments)
    guard var container = container(of: source) else { return Value() }
    if context.asksAnywhere || isOneOfSeveral(source), case .exact = container { container = .ambient(vocabulary) }
    let type = metatype(arguments.free.first)
    var born = arguments.free.first?.born ?? frame.depth
    let name = name(in: arguments)
    // Of what others vouch for and nothing is known there is nothing to say.
    if arguments.truth("vouched"), type == nil, name == .none, !isLeftToCallers(arguments.free.first ?? Value()) {
      return Value()
    }
    born = min(born, arguments.labelled["name"]?.born ?? .max)
    let request = RequestRecord(
      container: container, vocabulary: vocabulary, context: context, phase: context.phase, born: born, serial: recordNumber())
    request.asksCaptured = !isHandedToAsker(source)
    request.name = name.text
    request.nameIsUnknown = name == .unknown
    request.eitherName = name == .unknown ? eitherName(arguments.labelled["name"], typed: arguments.free.first) : []
    request.anyName = name == .unknown && request.eitherName.isEmpty ? anyName(arguments.labelled["name"]) : []
    request.namedBy = name == .unknown ? namingArgument(arguments.labelled["name"]) : nil
    request.argumentsAreUnknown = hasUnknownTuple(arguments)
    request.tags = types(arguments.labelled["tag"]).types
    request.arguments = argumentTypes(arguments)
    request.isMany = arguments.truth("many")
    request.answersOptional = arguments.truth("optional")
    request.mustExist = arguments.truth("required")
    request.isVouched = arguments.truth("vouched")
    if case .truth(false)? = arguments.labelled["vouched"]?.form { request.isPromised = true }
    request.settings = settings(arguments.labelled["set"], key: type)
    request.bringsArguments = arguments.isBrought("supplies")
    request.brings = broughtConstants(arguments)
    request.bringsContainers = broughtContainers(arguments)
    request.bringsWhatCallersHave = bringsWhatCallersHave(arguments)
    if case .metatype(let framework)? = arguments.labelled["from"]?.form { request.assembly = group(of: framework, vocabulary) }
    if let type, !type.isOpen {
      request.expected = request.isMany ? .array(type) : type
    } else if case .parameter? = arguments.free.first?.form {
      request.isOpen = true
    }
    if request.isOpen || type.map({ $0.isOpen && !isLeftToUse($0, frame) }) == true {
      request.isHanded = true
      request.isOpen = true
    }
    if name == .open {
      request.nameIsOpen = !request.isOpen
      request.isOpen = true
    }
    if let given = arguments.labelled["arguments"], case .parameter = given.form, given.type.isOpen { request.isOpen = true }
    if request.isOpen || type?.isOpen == true { counters.openings += 1 }
    recording.requests.append(request)
    let answer = request.expected.map { request.answersOptional ? .optional($0) : $0 } ?? .unknown
    return Value(.request(request), type: answer, born: born)
  }

  /// Whether nobody can tell which of several containers is asked.
  private func isOneOfSeveral(_ source: Value) -> Bool {
    guard case .choice(let values) = source.form, !source.isByBuild else { return false }
    return Set(values.compactMap { if case .container(let container) = $0.form { container } else { nil } }).count > 1
  }

  /// Where something is set in place of what is asked for, in builds that the run has.
  private func settings(_ value: Value?, key: TypeName?) -> [Draft.Setting] {
    program.overrides.settings(value, key: key, at: context.site).filter { holds($0.condition) }.map { setting in
      Draft.Setting(hosts: setting.hosts, condition: simplified(setting.condition))
    }
  }

  /// Whether the framework handed a container to the registration for which something is asked, rather than to another one.
  private func isHandedToAsker(_ source: Value) -> Bool {
    guard case .registration(let record) = context.asker else { return !source.handedAt.isEmpty }
    return !source.handedAt.isDisjoint(with: record.handsAt)
  }

  /// Whether a type is a parameter of the framework's own function, which nothing but the use of the answer binds.
  func isLeftToUse(_ type: TypeName, _ frame: Frame) -> Bool {
    guard let function = frame.function else { return false }
    return symbols.declaration(function).generics.contains { type == .open($0.name) }
  }

  /// `__inject(method or key path, name: …, cycle: …, modify: …)`: needs that are met after construction.
  func inject(_ arguments: VerbArguments, _ handle: Value, _ frame: Frame, _ environment: Environment) {
    guard case .handle(let record) = handle.form, let method = arguments.free.first else { return }
    let name = name(in: arguments)
    let object = Value(
      type: metatype(arguments.labelled["into"]) ?? record.provider.implementation ?? .unknown, born: frame.depth)
    if record.later != nil { record.made = (.unknown, false, method.born) }
    with({
      $0.asker = .registration(record)
      $0.phase = .late
      $0.isConditional = false
      $0.chosen = []
    }) {
      let start = recording.requests.count
      switch method.form {
      case .keyPath(let root, let path): inject(path, of: root ?? object.type, record, method.born, arguments)
      case .closure(let closure):
        let count = closure.closure.parameters.isEmpty ? closure.closure.shorthand : closure.closure.parameters.count
        let values = (1..<max(count, 1)).map { _ in late(record, type: nil, born: method.born, isParameter: true) }
        _ = call(closure, [object] + values, expecting: nil)
      case .function(let function): injectMethod(function, of: object.type, record, method.born)
      default: note(.need, "what is injected is the value of a variable")
      }
      for request in recording.requests[start...] where isOf(request, record) {
        if let text = name.text { request.name = text }
        request.nameIsUnknown = request.nameIsUnknown || name == .unknown
        request.closesRing = request.closesRing || arguments.truth("cycle")
        request.isTolerant = request.isTolerant || arguments.truth("tolerant")
        request.mustExist = request.mustExist || arguments.truth("required")
      }
    }
  }

  private func isOf(_ request: RequestRecord, _ record: RegistrationRecord) -> Bool {
    if case .registration(let other) = request.asker { return other === record && request.phase == .late }
    return false
  }

  /// `\.a.b`: the property at the end of the path, looked up step by step.
  private func inject(
    _ path: [String], of root: TypeName, _ record: RegistrationRecord, _ born: Int, _ arguments: VerbArguments
  ) {
    var type: TypeName? = root
    var isUnwrapped = false
    for name in path {
      guard let found = type, let member = property(name, of: Value(type: found)) else {
        type = nil
        break
      }
      type = propertyType(member)
      isUnwrapped = symbols.declaration(member.id).isImplicitlyUnwrapped
    }
    let modify = arguments.labelled["modify"]
    if type == nil, case .closure(let closure)? = modify?.form {
      // A cast in the closure names what is asked for, whatever the property is.
      let value = late(record, type: nil, born: born, isParameter: false)
      _ = call(closure, [value], expecting: nil)
      return
    }
    guard let type else {
      note(.need, "the property \\\(root).\(path.joined(separator: ".")) is declared outside the sources, or without a type")
      return
    }
    if case .closure(let closure)? = modify?.form {
      let value = late(record, type: nil, born: born, isParameter: false)
      _ = flow(call(closure, [value], expecting: type), into: type)
    } else {
      let value = late(record, type: type, born: born, isParameter: false)
      if isUnwrapped { insist(value) }
    }
  }

  private func injectMethod(_ function: FunctionValue, of object: TypeName, _ record: RegistrationRecord, _ born: Int) {
    guard let type = functionType(function), case .function(var parameters, _) = type, let candidate = function.candidates.first
    else { return }
    // `T.method` is a function of the object that returns the method, or a function of object and dependencies.
    let declaration = symbols.declaration(candidate.id)
    if declaration.isStatic || symbols.enclosingType(candidate.id) == nil, parameters.first?.unwrapped == object.unwrapped {
      parameters.removeFirst()
    }
    for parameter in parameters { _ = late(record, type: parameter, born: born, isParameter: false) }
  }

  private func late(_ record: RegistrationRecord, type: TypeName?, born: Int, isParameter: Bool) -> Value {
    let request = RequestRecord(
      container: record.container, vocabulary: record.vocabulary, context: context, phase: .late,
      born: min(born, context.sites.count - 1), serial: recordNumber())
    request.isParameter = isParameter
    if let type {
      request.isOpen = type.isOpen
      request.expected = type
    }
    recording.requests.append(request)
    return Value(.request(request), type: type ?? .unknown, born: born)
  }

  /// `__after(method, hands: […])`: a callback once the object exists; what it asks for, it asks late.
  func after(_ arguments: VerbArguments, _ handle: Value) {
    guard case .handle(let record) = handle.form, case .closure(let closure)? = arguments.free.first?.form else { return }
    let object = Value(type: record.provider.implementation ?? .unknown)
    var values = [object]
    if case .list(let containers, _)? = arguments.labelled["hands"]?.form {
      let handed = handedOver(containers, record)
      values = arguments.truth("objectFirst") ? values + handed : handed + values
    }
    if case .list(let last, _)? = arguments.labelled["then"]?.form { values += last }
    with({
      $0.asker = .registration(record)
      $0.phase = .late
    }) { _ = call(closure, values, expecting: nil) }
  }
}
