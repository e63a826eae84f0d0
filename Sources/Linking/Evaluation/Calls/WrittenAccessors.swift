import Model

/// Functions by which a framework's tool lets the program ask for what is registered.
extension Evaluator {
  /// What such a function answers, called on something that nobody here says to have it; nil where the name means none.
  func accessor(
    _ name: String, of receiver: Value, _ given: [Given], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    if let asked = lost(name, of: receiver, given, frame, environment) { return asked }
    guard case .plain = receiver.form, receiver.type == .unknown else { return nil }
    noteLost(name, given, frame)
    return written(name, given, expecting, frame, environment)
  }

  /// One of a value of which nothing is known, in a file that may speak of the framework: a library handed over a container, and
  /// nothing else in the program is called by that name. Where something is, one cannot tell which of them is meant.
  private func written(
    _ name: String, _ given: [Given], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    guard let functions = program.writtenFunctions[name], let vocabulary = symbols.vocabulary(ofFile: functions[0].file),
      symbols.file(frame.scope.file, knows: vocabulary) || mayBeSpoken(vocabulary, in: frame.scope.file)
    else { return nil }
    guard !program.sharedWrittenNames.contains(name) else {
      if functions.contains(where: { match(symbols.declaration($0).parameters, given) != nil }) {
        note(.need, unseenContainer)
      }
      return nil
    }
    let type = symbols.enclosingType(functions[0]).flatMap { symbols.types[$0]?.nominal } ?? .unknown
    let container = Value(.container(.ambient(vocabulary)), type: type, born: frame.depth)
    let candidates = functions.map { Overload(id: $0, generics: [:]) }
    return invoke(FunctionValue(candidates: candidates, receiver: container), given, expecting, frame, environment)
  }

  /// A framework's tool writes functions that ask for what is registered. One that it would write for a type of the program, and
  /// that nobody writes, asks for that type all the same.
  private func lost(
    _ name: String, of receiver: Value, _ given: [Given], _ frame: Frame, _ environment: Environment
  ) -> Value? {
    guard given.allSatisfy({ $0.label != nil && $0.label != "name" }),
      let (vocabulary, container) = askedContainer(receiver, frame),
      symbols.vocabularies[vocabulary].codeTool?.accessor != nil,
      let type = program.accessed[vocabulary, default: [:]][name]
    else { return nil }
    // A protocol that also inherits a library's has what that adds, under whatever name.
    guard !hasUnseen(receiver.type) else {
      noteAskedOutside()
      return Value(type: type, born: frame.depth)
    }
    let wanted = Value(.metatype(type), type: .metatype(type), born: frame.depth)
    var arguments = VerbArguments(free: [wanted])
    if !given.isEmpty {
      let values = given.map { value(of: $0, expecting: nil, frame, environment) }
      arguments.labelled["arguments"] = Value(.list(values, isComplete: true))
    }
    calls.dependencies.effect(.asking)
    return need(arguments, container, vocabulary, frame)
  }

  /// The container that an object is, and its vocabulary: what is of a protocol of the program that refines a container's is one.
  private func askedContainer(_ receiver: Value, _ frame: Frame) -> (Int, Value)? {
    if let known = containerVocabulary(receiver.type) { return (known, receiver) }
    let type = receiver.type.unwrapped
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), symbol.isProtocol,
      let vocabulary = symbols.levels(of: type).lazy.compactMap({ self.containerVocabulary($0.symbol.nominal) }).first
    else { return nil }
    if container(of: receiver) != nil { return (vocabulary, receiver) }
    switch receiver.form {
    case .parameter:
      counters.openings += 1
      return (vocabulary, Value(.container(.parameter(vocabulary)), type: receiver.type, born: receiver.born))
    case .plain: return (vocabulary, Value(.container(.ambient(vocabulary)), type: receiver.type, born: frame.depth))
    default: return nil
    }
  }

  /// Such a function called on something of which nothing is known: that it is a container only a library could say. Where nothing in the
  /// program is called by that name, the call is counted.
  private func noteLost(_ name: String, _ given: [Given], _ frame: Frame) {
    guard given.isEmpty, !program.sharedLostNames.contains(name) else { return }
    let isMeant = program.lostAccessors.contains { vocabulary, names in
      names.contains(name) && (symbols.file(frame.scope.file, knows: vocabulary) || mayBeSpoken(vocabulary, in: frame.scope.file))
    }
    if isMeant { note(.need, unseenContainer) }
  }
}
