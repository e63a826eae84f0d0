import Model

extension Evaluator {
  /// Verbs of containers that ask one another, and of registries that are there for the whole program.
  func verbOfContainers(
    _ verb: Verb, _ arguments: VerbArguments, _ self_: Value, _ vocabulary: Int, _ frame: Frame,
    _ environment: Environment
  ) -> Value {
    switch verb {
    case .among: return among(arguments, vocabulary)
    case .join: join(arguments, self_)
    case .taken: return taken(arguments, self_)
    case .owned: own(arguments, vocabulary)
    case .fill: fill(arguments, self_)
    case .close: close(self_)
    case .empty: empty(arguments.labelled["of"] ?? self_, ofOne: arguments.truth("one"))
    case .placehold:
      if case .exact(let root)? = container(of: self_) { recording.placeholding.insert(root) }
    case .entry: return entryName(frame)
    case .declared: return declaredType(arguments, frame)
    case .home: return home(frame)
    case .plain: return Value(type: metatype(arguments.free.first) ?? .unknown, born: frame.depth)
    case .replace: replace(arguments, self_, vocabulary, frame, environment)
    case .at: return entry(at: arguments, frame)
    case .isNamed:
      guard case .handle(let record) = self_.form else { return Value() }
      return Value(.truth(record.provider.keys.contains { $0.name != nil }), type: .named("Bool"))
    case .isOwn: return isOwn(arguments)
    case .isReference:
      guard let type = metatype(arguments.free.first)?.unwrapped, !type.isOpen, !type.isPartlyUnknown else { return Value() }
      // Of which type the object of a registration is goes before as what it is registered.
      let own: TypeName? = if case .handle(let record) = self_.form { record.exact?.unwrapped } else { nil }
      let isCopied = own.map { $0.isShapeless || symbols.isValueType($0) } ?? false
      return Value(.truth(!isCopied && !type.isShapeless && !symbols.isValueType(type)), type: .named("Bool"))
    default: break
    }
    return self_
  }

  /// `__join(container, [mutual:])`: asks that container, too, after itself and those it already asks; `mutual:` and the other
  /// way round.
  private func join(_ arguments: VerbArguments, _ receiver: Value) {
    guard let value = arguments.free.first else { return }
    switch value.form {
    case .list(let values, let isComplete):
      for value in values { join(VerbArguments(free: [value], labelled: arguments.labelled), receiver) }
      if !isComplete { joinUnknown(receiver, "part of the list of containers that it asks besides cannot be read") }
      if values.isEmpty { noteJoin(receiver, isTold: true) }
      return
    case .choice(let values):
      return values.forEach { join(VerbArguments(free: [$0], labelled: arguments.labelled), receiver) }
    case .null: return
    case .parameter where containerVocabulary(value.type) == nil:
      // Whoever hands over the list says what is in it.
      counters.openings += 1
      return noteJoin(receiver, isTold: false)
    default: break
    }
    guard let own = container(of: receiver) else { return }
    guard let other = container(of: value) else {
      return joinUnknown(receiver, "which containers it asks besides is the value of a variable")
    }
    noteJoin(receiver, isTold: !other.isLeftToOthers)
    link(own, other)
    if arguments.truth("mutual") {
      if case .exact(let root) = other {
        let asking: Int? = if case .exact(let root) = own { root } else { nil }
        let with = (recording.collaborations[root]?.with ?? []).union([asking])
        recording.collaborations[root] = (context.site, with, value.type.unwrapped)
      }
      return link(other, own)
    }
    guard case .exact(let root) = own, reaches(root, root) else { return }
    recording.hazards.insert(
      HazardOccurrence(
        .containerRing, framework: symbols.vocabularies[recording.roots[root].vocabulary].framework,
        words: ["name": recording.roots[root].name ?? "container"], at: context.site))
  }

  /// A container asks others that nobody here can tell.
  private func joinUnknown(_ receiver: Value, _ reason: String) {
    note(.include, reason)
    guard case .exact(let own)? = container(of: receiver) else { return }
    recording.roots[own].isBelowMore = true
  }

  /// Whether it is told here whom a container asks, or left to whoever calls.
  private func noteJoin(_ receiver: Value, isTold: Bool) {
    guard case .exact(let root)? = container(of: receiver) else { return }
    let join = OpenRoot(root: root, at: context.site)
    if isTold { recording.joinsTold.insert(join) } else { recording.joinsLeftToCallers.insert(join) }
  }

  /// Whether a container asks another one, by whatever way.
  private func reaches(_ from: Int, _ to: Int) -> Bool {
    var open = recording.roots[from].parents
    var seen: Set<Int> = []
    while let next = open.popLast() {
      if next == to { return true }
      if seen.insert(next).inserted { open += recording.roots[next].parents }
    }
    return false
  }

  private func link(_ container: ContainerValue, _ other: ContainerValue) {
    guard case .exact(let own) = container else { return }
    guard case .exact(let above) = other else {
      recording.roots[own].isBelowAny = true
      return
    }
    if !recording.roots[own].parents.contains(above) { recording.roots[own].parents.append(above) }
  }

  /// `__taken(type, [key:])` in a maker: a run-time argument that whoever asks for the object must bring.
  private func taken(_ arguments: VerbArguments, _ receiver: Value) -> Value {
    guard case .registration(let record) = context.asker else { return Value(type: metatype(arguments.free.first) ?? .unknown) }
    let request = RequestRecord(
      container: record.container, vocabulary: record.vocabulary, context: context, phase: .eager,
      born: context.sites.count - 1, serial: recordNumber())
    (request.isArgument, request.isLeftToAsker) = (true, true)
    request.argument = arguments.labelled["key"] == nil ? "" : arguments.text("key").text
    if let type = metatype(arguments.free.first), !type.isOpen { request.expected = type }
    recording.requests.append(request)
    record.makerRequests.append(request)
    return Value(.request(request), type: request.expected ?? .unknown, born: context.sites.count - 1)
  }

  /// An object whose type says what calling it means.
  func calledAsFunction(_ object: Value, _ frame: Frame) -> Value? {
    switch object.form {
    case .plain, .object, .container: return object.type == .unknown ? nil : member("callAsFunction", of: object, nil, frame)
    case .handle where has(object.type, "entry"): return member("callAsFunction", of: object, nil, frame)
    default: return nil
    }
  }

  /// A container that a framework's own type keeps is named by that.
  func nameKept(_ value: Value, _ id: DeclarationID) {
    guard symbols.vocabulary(ofFile: id.file) != nil, case .container(.exact(let index)) = value.form,
      recording.roots[index].name == nil,
      let owner = symbols.enclosingType(id)
    else { return }
    recording.roots[index].name = "\(owner).\(symbols.declaration(id).name)"
  }
}

extension TypeName {
  /// A tuple or a function: it has no identity.
  fileprivate var isShapeless: Bool {
    switch self {
    case .tuple, .function: true
    default: false
    }
  }
}
