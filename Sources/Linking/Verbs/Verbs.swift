import Model

/// The arguments of a verb, by label; free ones in order.
struct VerbArguments {
  var free: [Value] = []
  var labelled: [String: Value] = [:]

  func text(_ label: String) -> Text {
    switch labelled[label]?.form {
    case nil, .null?: .none
    case .text(let text)?, .constant(let text)?: .known(text)
    case .parameter?: .open
    default: .unknown
    }
  }

  /// A name handed to a verb.
  enum Text: Equatable {
    case none
    case known(String)
    /// A parameter of a body without a caller.
    case open
    case unknown

    var text: String? { if case .known(let text) = self { text } else { nil } }
  }

  func truth(_ label: String) -> Bool { if case .truth(true)? = labelled[label]?.form { true } else { false } }

  func word(_ index: Int) -> String {
    if index < free.count, case .text(let word) = free[index].form { return word }
    return ""
  }
}

extension Evaluator {
  /// A verb of a vocabulary: what a framework's function does to a container. `Docs/Frameworks.md` lists them.
  func verb(
    _ verb: Verb, _ written: [Argument], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    guard let vocabulary = symbols.vocabulary(ofFile: frame.scope.file) else { return Value() }
    var arguments = VerbArguments()
    for argument in written {
      let value = evaluate(argument.value, frame, environment)
      if let label = argument.label { arguments.labelled[label] = value } else { arguments.free.append(value) }
    }
    let self_ = frame.receiver ?? Value()
    calls.dependencies.effect(verb.onlyAsks ? .asking : .telling, telling(verb, self_, arguments))
    // What is done to a registration that a caller hands in is done where he calls.
    if case .parameter = self_.form, containerVocabulary(self_.type) == nil { counters.openings += 1 }
    switch verb {
    case .create: return create(arguments, vocabulary, frame)
    case .include: include(arguments, self_, vocabulary, frame, environment)
    case .sees: see(arguments, vocabulary)
    case .provide: return provide(arguments, self_, vocabulary, frame, environment)
    case .key: addKey(arguments, self_)
    case .lifetime: setLifetime(arguments, arguments.labelled["of"] ?? self_, vocabulary)
    case .mark: mark(arguments, arguments.labelled["of"] ?? self_)
    case .again: registerAgain(arguments, self_)
    case .inject: inject(arguments, self_, frame, environment)
    case .after: after(arguments, arguments.labelled["of"] ?? self_)
    case .need:
      guard arguments.truth("apart"), let writer = context.functions.last ?? nil else {
        return need(arguments, self_, vocabulary, frame)
      }
      let name = askerName(writer)
      return with({ $0.asker = .code(name) }) { need(arguments, self_, vocabulary, frame) }
    case .many, .tagged, .argument: return adjust(verb, arguments)
    case .supply: supply(arguments)
    case .list: list(arguments, vocabulary)
    case .give: give(arguments, vocabulary)
    case .given: return given(arguments, vocabulary, frame)
    case .scan: return scan(arguments, vocabulary, frame, environment)
    case .announce: announce(arguments, self_, vocabulary)
    case .serve: serve(arguments, vocabulary)
    case .resource: return resource(arguments, frame)
    case .load: load(arguments, self_)
    case .value: return value(arguments, self_, vocabulary, frame)
    case .name: addName(arguments, self_)
    case .holder: return holder(arguments, self_, frame)
    case .isTuple: return truth(of: arguments) { if case .tuple = $0.form { true } else { false } }
    case .isList: return truth(of: arguments) { if case .list = $0.form { true } else { false } }
    case .isCase: return truth(of: arguments) { isCase($0, arguments) }
    case .shared: noteSharing(arguments)
    case .as:
      var seen = self_
      let type = metatype(arguments.free.first) ?? .unknown
      if !type.isOpen { seen.type = type }
      return seen
    case .gather: gather(arguments, self_, vocabulary)
    case .mayStayUnloaded:
      if let index = metatype(arguments.free.first).flatMap({ group(of: $0, vocabulary) }) {
        recording.mayStayUnloaded.insert(index)
      }
    case .demand: demand(arguments, self_, vocabulary)
    case .ask: return ask(arguments, vocabulary, frame, environment)
    case .hazard: hazard(arguments, self_, vocabulary)
    case .done: conclude(self_)
    case .make: remake(arguments, self_, frame, environment)
    default: return verbOfContainers(verb, arguments, self_, vocabulary, frame, environment)
    }
    return self_
  }

  /// `__create(parent: p, lifetime: l, from: c)`: a container comes to life at the call outside the framework, unless it is the
  /// one given. What it registers has the lifetime, where nothing else is said.
  func create(_ arguments: VerbArguments, _ vocabulary: Int, _ frame: Frame, _ birth: ObjectBirth? = nil) -> Value {
    let type = frame.receiver?.type ?? .unknown
    if let given = arguments.labelled["from"], !isNull(given) {
      return Value(.container(container(of: given) ?? .ambient(vocabulary)), type: type, born: frame.depth)
    }
    var (site, creator) = (context.site, context.functions.last ?? nil)
    switch birth ?? frame.birth {
    case .place(let place, let function): (site, creator) = (place, function)
    case .caller:
      counters.openings += 1
      return Value(.container(.parameter(vocabulary)), type: type, born: frame.depth)
    case nil: break
    }
    // A container that belongs to an object is the same one wherever the object is asked for it.
    let owner = arguments.labelled["of"].map { metatype($0) ?? $0.exact ?? $0.type }
    let above = arguments.labelled["parent"].flatMap { isNull($0) ? nil : container(of: $0) }
    if let owner, owner.isOpen || isFrameworks(owner) {
      counters.openings += 1
      return Value(.container(.parameter(vocabulary)), type: type, born: frame.depth)
    }
    if owner != nil, case .parameter? = above { return Value(.container(.parameter(vocabulary)), type: type, born: frame.depth) }
    let (identity, isCrowded) =
      owner.map { self.identity(of: $0, in: above) }
      ?? (context.keeper.flatMap { symbols.vocabulary(ofFile: $0.file) == nil ? nil : ("kept \($0)", false) }
        ?? identity(at: site))
    let index = recording.root(identity) {
      RootRecord(vocabulary: vocabulary, creator: creator, target: context.target, isUnmade: context.isUncalled, at: site)
    }
    noteMaker(of: index, at: owner == nil ? nil : site)
    // Made once more, it is another one, which nobody has closed.
    if owner == nil { recording.roots[index].closed = nil }
    recording.roots[index].isPlaced = owner == nil && context.keeper.flatMap { symbols.vocabulary(ofFile: $0.file) } == nil
    if isCrowded { recording.openRoots.insert(OpenRoot(root: index, at: site)) }
    if let named = metatype(arguments.labelled["of"]) { recording.roots[index].name = named.description }
    if let scope = metatype(arguments.labelled["scope"]) { recording.roots[index].scope = scope }
    if owner != nil {
      if case .exact(let above)? = above { stand(above, above: index) }
    } else if let given = arguments.labelled["parent"] {
      noteParent(given, of: index)
    }
    if let given = arguments.labelled["lifetime"] { recording.roots[index].lifetime = lifetime(given, vocabulary) }
    return Value(.container(.exact(index)), type: type, born: frame.depth)
  }

  /// Of a container it is said what stands above it: one that is known, one that is not, or none.
  private func noteParent(_ given: Value, of root: Int) {
    let site = context.site
    if case .choice(let values) = given.form {
      // Of several each may be.
      let some = values.filter { !isNull($0) }
      return (some.isEmpty ? values : some).forEach { noteParent($0, of: root) }
    }
    guard !isNull(given) else {
      recording.roots[root].parentsTold.insert(site)
      return
    }
    switch container(of: given) {
    case .exact(let above)?: return stand(above, above: root)
    case let above? where above.isLeftToOthers: recording.roots[root].parentsLeft.insert(site)
    default: recording.roots[root].isBelowAny = true
    }
    recording.roots[root].parentsFrom.formUnion(sources(of: given))
  }

  private func stand(_ above: Int, above root: Int) {
    if above != root, !recording.roots[root].parents.contains(above) { recording.roots[root].parents.append(above) }
  }

  /// What tells the container of a type apart: the container in which it stands. Where ways to it are too many to be told apart,
  /// they share one, of which nothing is said for certain.
  private func identity(of owner: TypeName, in above: ContainerValue?) -> (text: String, isCrowded: Bool) {
    guard let above else { return ("of \(owner)", false) }
    let text = "of \(owner) in \(above)"
    if recording.isMet(text) { return (text, false) }
    let places = recording.rootPlaces["\(owner)", default: 0]
    guard places < Limit.containerPlaces.value else {
      if places == Limit.containerPlaces.value {
        recording.rootPlaces["\(owner)"] = places + 1
        note(.include, "more than \(Limit.containerPlaces.value) ways lead to \(owner)")
      }
      return ("of \(owner) anywhere", true)
    }
    recording.rootPlaces["\(owner)"] = places + 1
    return (text, false)
  }

  /// A protocol of the framework stands for whatever the program makes of it.
  func isFrameworks(_ type: TypeName) -> Bool { type.key.flatMap { symbols.types[$0]?.vocabulary } != nil }

  /// `__holder(type)` on a registration: the container that holds it, seen as that type.
  private func holder(_ arguments: VerbArguments, _ handle: Value, _ frame: Frame) -> Value {
    guard case .handle(let record) = handle.form else { return Value() }
    return Value(.container(record.container), type: metatype(arguments.free.first) ?? .unknown, born: frame.depth)
  }

  func isNull(_ value: Value) -> Bool { if case .null = value.form { true } else { false } }

  /// `__sees(type)`: the assembly being loaded may choose from another.
  private func see(_ arguments: VerbArguments, _ vocabulary: Int) {
    guard let from = assembly(), case .metatype(let type)? = arguments.free.first?.form, let to = group(of: type, vocabulary)
    else {
      return
    }
    recording.visibilities.insert(Draft.Visibility(from: from, to: to, at: context.site))
  }

  /// The innermost assembly being loaded.
  func assembly() -> Int? { context.groups.last { recording.groups[$0].level == .assembly } }

  /// `__key(type, tag: …, name: …)` on a registration.
  private func addKey(_ arguments: VerbArguments, _ handle: Value) {
    guard case .handle(let record) = handle.form, let value = arguments.free.first else { return }
    if arguments.truth("instead") {
      record.later?.key = metatype(value) ?? .unknown
      return
    }
    if case .list(let values, _) = value.form {
      for value in values { addKey(VerbArguments(free: [value], labelled: arguments.labelled), handle) }
      return
    }
    let name = name(in: arguments)
    let tags = types(arguments.labelled["tag"])
    let type = metatype(value)
    if type?.isOpen == true || isParameter(value) || name == .open {
      record.isOpen = true
      counters.openings += 1
      return
    }
    guard let type, name != .unknown, !tags.isUnknown else {
      record.doubts.append(
        KeyDoubt(
          key: Key(type: type ?? .unknown, name: name.text, tags: tags.types), nameIsUnknown: name == .unknown || tags.isUnknown,
          hasName: arguments.isSurelyGiven("name"), isOutsideType: type == nil && isForeign(value)))
      record.provider.isPartlyOpaque = true
      note(
        .registration, type == nil ? "the type it is provided as is the value of a variable" : "its name or tag is not a constant"
      )
      return
    }
    let key = Key(type: type, name: name.text, tags: tags.types, arguments: record.arguments)
    // The first further type hides the type itself, unless the program asks for both.
    if arguments.truth("hides"), !record.keepsOwnType, let own = record.ownKey, key != own {
      record.provider.keys.removeAll { $0 == own }
    }
    if key == record.ownKey { record.keepsOwnType = true }
    if arguments.truth("again"), key.type != record.ownKey?.type { record.provider.relayed.insert(key) }
    if !record.provider.keys.contains(key) { record.provider.keys.append(key) }
    if program.keptPlaces.contains(context.site) { record.provider.kept.insert(key) }
    if recording.order > record.provider.order {
      recording.order += 1
      for root in Array(record.loads.keys) { record.loads[root]?.later[key] = recording.order }
    }
  }

  private func isParameter(_ value: Value) -> Bool { if case .parameter = value.form { true } else { false } }

  /// The type that a metatype value stands for where a function of any type takes it.
  func metatype(_ value: Value?) -> TypeName? {
    if let value, case .metatype(let type) = value.form { taken(type, of: value) } else { nil }
  }

  /// The types among tags.
  func types(_ value: Value?) -> (types: [TypeName], isUnknown: Bool) {
    guard let value else { return ([], false) }
    switch value.form {
    case .metatype(let type): return ([type], false)
    case .null: return ([], false)
    case .list(let values, true):
      let found = values.compactMap { metatype($0) }
      return (found, found.count != values.count)
    default: return ([], true)
    }
  }

  private func setLifetime(_ arguments: VerbArguments, _ handle: Value, _ vocabulary: Int) {
    guard case .handle(let record) = handle.form, let value = arguments.free.first else { return }
    if let found = lifetime(value, vocabulary) { record.provider.lifetime = found }
  }

  /// What a lifetime's value means; one that the program made itself is a scope of its own.
  private func lifetime(_ value: Value, _ vocabulary: Int) -> Lifetime? {
    let known = symbols.vocabularies[vocabulary].lifetimes
    guard case .constant(let word) = value.form else {
      return value.type == .unknown || isNull(value) || isParameter(value) ? nil : known["custom"]
    }
    let first = word.split(separator: ".").first.map(String.init) ?? word
    return known[word] ?? known[first] ?? Lifetime(name: word, sharing: .scope)
  }
}
