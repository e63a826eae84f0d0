import Model

extension Evaluator {
  /// Looks at every body of the program, then at groups and functions that register though nobody was seen to call them.
  func run() {
    evaluateAll()
    repeatUntilSettled()
    forgetWaysOfCallers()
    makeLibraryContainers()
    runForgottenInitializers()
    loadHandedOutGroups()
    loadForgottenGroups()
    loadBases()
    runForgottenFunctions()
    lookAtForgottenDefaults()
    drain()
    noteExhaustedBodies()
    noteKeptTogether()
    replaceKeptTogether()
    noteOutsideWrappers()
    noteLibraryQuestions()
    handOutWhatTypesKeep()
    openWhatWasMetLater()
    // What nobody here hands over may be anything.
    for root in recording.rootsLeftToCallers where isNeverCalled(root.root) { recording.openRoots.insert(root) }
    for join in recording.joinsLeftToCallers.subtracting(recording.joinsTold) { recording.roots[join.root].isBelowMore = true }
  }

  func evaluateAll() {
    for file in 0..<symbols.appFiles {
      program.watch(symbols.digests[file].file)
      counters.start()
      evaluateScript(file)
      drain()
    }
    if !program.conformingFunctions.isEmpty {
      counters.start()
      runForConformingTypes()
      drain()
    }
    if !program.sceneFunctions.isEmpty {
      counters.start()
      runForScenes()
      drain()
    }
    lookAtFollowed()
    noteWearersOfUnknownTypes()
  }

  /// A body by itself, looked at once: whether anything in it is left to its caller, and what it returns if not.
  func standaloneBody(_ id: DeclarationID) -> StandaloneBody {
    if let known = calls.standaloneBodies[id] {
      calls.dependencies.consult(id)
      return known
    }
    if let known = takeOver(id) { return known }
    guard calls.depth < Limit.callDepth.value, calls.looking.insert(id).inserted else {
      calls.dependencies.assume(id)
      return StandaloneBody(isOpen: true, leavesOpen: true)
    }
    calls.depth += 1
    calls.dependencies.begin(.body(id))
    defer {
      calls.dependencies.endBody(id)
      calls.looking.remove(id)
      calls.depth -= 1
      compareWithEarlier(id)
    }
    let before = counters
    let results = evaluate(id)
    let leavesOpen = counters.openings > before.openings
    let hears = counters.hearings > before.hearings
    var standalone = StandaloneBody(isOpen: leavesOpen, leavesOpen: leavesOpen, hears: hears)
    standalone.hearsSurely = counters.sureHearings > before.sureHearings
    standalone.tells = counters.tellings > before.tellings
    let declared = symbols.declaration(id).type.map { symbols.resolve($0, in: Scope(file: id.file, declaration: id)) } ?? .void
    standalone.answer = template(
      results.isEmpty ? Value(type: declared) : oneOf(results, type: results[0].type, born: results.map(\.born).min() ?? 0))
    // What this body leaves open is for its callers to see, one by one, not for the body that happened to ask first.
    counters.openings = before.openings
    (counters.hearings, counters.sureHearings) = (before.hearings, before.sureHearings)
    counters.tellings = before.tellings
    switch results.count == 1 ? results[0].form : nil {
    case nil:
      standalone.isOpen = standalone.isOpen || results.contains { isCallersBusiness($0) }
      // Which groups it answers a condition says: a run of the program has those of one way.
      if results.contains(where: areGroups), let answer = standalone.answer { standalone.result = answer.seen(as: declared) }
      if results.count > 1, isText(declared), results.allSatisfy(isSurely), var answer = standalone.answer {
        answer.isWhole = true
        standalone.result = answer.seen(as: declared)
      }
    case .container, .metatype, .list, .tuple, .text, .constant, .choice: standalone.result = results[0]
    case .plain where results[0].unreadReason != nil: standalone.result = results[0]
    default:
      standalone.isOpen = standalone.isOpen || isCallersBusiness(results[0])
      standalone.object = results[0].object
      let exact = results[0].exact ?? results[0].type
      if !exact.isPartlyUnknown, !exact.isOpen { standalone.exact = exact }
    }
    calls.standaloneBodies[id] = standalone
    return standalone
  }

  /// Whether a result means something else to each caller.
  private func isCallersBusiness(_ value: Value) -> Bool {
    switch value.form {
    case .parameter, .closure, .function, .request, .handle, .choice: true
    case .object where value.holdsRegistration: true
    default: value.type.isOpen
    }
  }

  /// What stands at file scope and runs from top to bottom.
  private func evaluateScript(_ file: Int) {
    let digest = symbols.digests[file]
    guard !digest.statements.isEmpty else { return }
    let start = Location(file: digest.file, line: 1, column: 1)
    let frame = Frame(scope: Scope(file: file), function: nil, receiver: nil, depth: 0)
    let condition = simplified(symbols.conditionOfFile[file] ?? .always)
    let context = Context(
      asker: .code(digest.file), sites: CallPath(start), condition: condition, target: symbols.targetOfFile[file])
    with({ $0 = context }) {
      _ = block(digest.statements, frame, Environment(parent: nil))
    }
  }

  /// One declaration by itself, its parameters unknown.
  ///
  /// - Parameter isForgotten: Nobody calls it, so what it leaves to its caller happens here.
  @discardableResult
  func evaluate(
    _ id: DeclarationID, container: ContainerValue? = nil, group: Int? = nil, as type: TypeName? = nil, isForgotten: Bool = false
  ) -> [Value] {
    let declaration = symbols.declaration(id)
    // What a protocol of such containers is given, each of them has.
    if container == nil, let types = typedContainers(with: id) {
      return types.flatMap { type in typedContainer(type).map { evaluate(id, container: $0, group: group, as: type) } ?? [] }
    }
    guard holds(conditions(id)) else { return [] }
    let openings = counters.openings
    defer {
      let isByItself = container == nil && group == nil && type == nil && !isForgotten
      if isByItself, counters.openings > openings { evaluateForHeirs(of: id) }
    }
    if declaration.kind == .property, let wrapper = wrapper(declaration.attributes, in: Scope(file: id.file, declaration: id)) {
      wear(wrapper, id)
      return []
    }
    if let value = declaration.value, declaration.kind == .property {
      _ = slot(id, value, declared: declaration.type.map { symbols.resolve($0, in: Scope(file: id.file, declaration: id)) })
    }
    guard declaration.body != nil || !declaration.observers.isEmpty, !calls.calledLocals.contains(id) else { return [] }
    let scope = Scope(file: id.file, declaration: id)
    // A function inside another sees what that one does.
    let around = calls.localScopes[id]
    let receiver = around.map(\.0.receiver) ?? receiver(of: id, container, type)
    let frame = Frame(scope: scope, function: id, receiver: receiver, depth: 0)
    frame.resultType = declaration.type.map { symbols.resolve($0, in: scope) }
    frame.answersNothing = declaration.answersNothing
    frame.birth = isForgotten ? nil : birth(in: id)
    let environment = Environment(parent: around?.1)
    environment.isOfArguments = true
    for parameter in declaration.parameters {
      let type = parameter.type.map { bounded(symbols.resolve($0, in: scope), declaration, scope) } ?? .unknown
      let value = container.flatMap { given in containerVocabulary(type).map { _ in Value(.container(given), type: type) } }
      var open = Value(.parameter, type: parameter.isVariadic ? .array(type) : type, born: 0)
      open.isKept = parameter.isEscaping
      environment.declare(parameter.name, value ?? labelled(open, parameter.isVariadic ? [] : parameter.tupleLabels))
    }
    let start = Context(
      asker: .code(askerName(id)), groups: group.map { [$0] } ?? [], sites: CallPath(symbols.location(of: id)), functions: [id],
      condition: simplified(conditions(id).and(program.unspokenCode.buildsOfCalls(of: id))), isIdle: isIdle(id),
      isUncalled: program.unspokenCode.contains(id), target: symbols.targetOfFile[id.file])
    with({ $0 = start }) {
      run(declaration.body ?? [], of: id, frame, environment)
      for value in frame.results {
        noteAnswer(value, of: id)
        handOutAnswer(value, of: id)
      }
      for value in frame.results { settle(value) }
      if !declaration.observers.isEmpty, mayBeSet(id) {
        conditionally { _ = block(declaration.observers, frame, accessorNames(of: id, environment)) }
      }
    }
    return frame.results
  }

  /// What setters and observers see: what the property is given, and what it held, is of its type.
  private func accessorNames(of id: DeclarationID, _ environment: Environment) -> Environment {
    let inner = Environment(parent: environment)
    guard symbols.declaration(id).kind == .property, let type = propertyType(Member(id: id, generics: [:])) else { return inner }
    for name in ["newValue", "oldValue"] { inner.declare(name, Value(.parameter, type: type, born: 0)) }
    return inner
  }

  /// A type parameter that is bound to be a container is one.
  private func bounded(_ type: TypeName, _ declaration: Declaration, _ scope: Scope) -> TypeName {
    guard type.isOpen else { return type }
    let around = scope.declaration.flatMap { symbols.enclosingType($0) }.flatMap { symbols.types[$0] }?.generics ?? []
    guard let parameter = (declaration.generics + around).first(where: { type == .open($0.name) }) else { return type }
    return parameter.bounds.lazy.map { self.symbols.resolve($0, in: scope) }.first { self.containerVocabulary($0) != nil } ?? type
  }

  /// A generic type as a body sees it that says, or whose extension does, what some of its type parameters are.
  private func constrained(_ symbol: TypeSymbol, around id: DeclarationID) -> TypeName {
    if symbol.isExternal, symbol.nominal.isCollection {
      let element = symbols.resolve(.named("Element"), in: Scope(file: id.file, declaration: id))
      return element.isNamed("Element") || element == .unknown ? symbol.nominal : .array(element)
    }
    guard case .nominal(var parts) = symbol.nominal, !symbol.generics.isEmpty,
      [id, symbols.parent(of: id)].contains(where: { $0.map { !symbols.declaration($0).equalities.isEmpty } ?? false })
    else { return symbol.nominal }
    let scope = Scope(file: id.file, declaration: id)
    parts[parts.count - 1].arguments = symbol.generics.map { symbols.resolve(.named($0.name), in: scope) }
    return parts[parts.count - 1].arguments.allSatisfy(\.isOpen) ? symbol.nominal : .nominal(parts)
  }

  /// `self` in a body: of an extension of a container it is a container that some caller has.
  private func receiver(of id: DeclarationID, _ container: ContainerValue?, _ known: TypeName?) -> Value? {
    if let container, let known { return Value(.container(container), type: known, born: 0) }
    guard let key = symbols.enclosingType(id), let symbol = symbols.types[key] else { return nil }
    let type = constrained(symbol, around: id)
    let declaration = symbols.declaration(id)
    if declaration.isStatic { return Value(.metatype(type), type: .metatype(type), born: 0) }
    if containerVocabulary(type) != nil {
      return (container ?? typedContainer(type)).map { Value(.container($0), type: type, born: 0) }
        ?? Value(.parameter, type: type, born: 0)
    }
    // What is a value through and through is whatever a caller has.
    return Value(isData(type) || symbol.isExternal && type.isCollection ? .parameter : .plain, type: type, born: 0)
  }
}
