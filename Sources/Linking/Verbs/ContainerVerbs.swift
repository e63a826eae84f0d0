import Model

extension Evaluator {
  /// Verbs of containers that ask one another, and of registries that are there for the whole program.
  func verbOfContainers(
    _ verb: Verb, _ arguments: VerbArguments, _ self_: Value, _ vocabulary: Int, _ frame: Frame,
    _ environment: Environment
  ) -> Value {
    switch verb {
    case .join: join(arguments, self_)
    case .taken: return taken(arguments, self_)
    case .owned: own(arguments, vocabulary)
    case .fill: fill(arguments, self_)
    case .close: close(self_)
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
      return Value(.truth(!symbols.isValueType(type)), type: .named("Bool"))
    default: break
    }
    return self_
  }

  /// `__join(container, [mutual:])`: asks that container, too, after itself and those it already asks; `mutual:` and the other
  /// way round.
  private func join(_ arguments: VerbArguments, _ receiver: Value) {
    guard let value = arguments.free.first else { return }
    if case .list(let values, let isComplete) = value.form {
      if !isComplete, case .exact(let own)? = container(of: receiver) { recording.roots[own].isBelowUnknown = true }
      for value in values { join(VerbArguments(free: [value], labelled: arguments.labelled), receiver) }
      return
    }
    guard let own = container(of: receiver), let other = container(of: value) else { return }
    link(own, other)
    if arguments.truth("mutual") {
      if case .exact(let root) = other { recording.collaborations[root] = context.sites[context.sites.count - 1] }
      return link(other, own)
    }
    guard case .exact(let root) = own, reaches(root, root) else { return }
    recording.hazards.insert(
      HazardOccurrence(
        .containerRing, framework: symbols.vocabularies[recording.roots[root].vocabulary].framework,
        words: ["name": recording.roots[root].name ?? "container"], at: context.sites[context.sites.count - 1]))
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
      recording.roots[own].isBelowUnknown = true
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
