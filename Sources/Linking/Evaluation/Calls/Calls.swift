import Model

extension Evaluator {
  /// `callee(arguments)`; where a member of the answer is asked, `askedFor`, there is one.
  func call(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment, askedFor part: String? = nil
  ) -> Value {
    let site = Location(symbols.digests[frame.scope.file].file, expression.at)
    let isVocabulary = symbols.vocabulary(ofFile: frame.scope.file) != nil
    if isVocabulary, case .name(let name, _) = callee.form, let verb = Verb(word: name) {
      return self.verb(verb, arguments, expecting, frame, environment)
    }
    if case .member(let base?, let name, _, _) = callee.form, name == "append" || name == "insert",
      addsToProperty(base, arguments, frame, environment)
    {
      return Value(type: .void)
    }
    if let made = delegate(callee, arguments, site, frame, environment) { return made }
    // What is called is evaluated at its own place: a chain of calls has a place for every link.
    context.unseenReceiver = nil
    let outside = functionOutside(callee, arguments: arguments.count, frame, environment)
    let function = outside ?? self.callee(search(callee, arguments), expecting, frame, environment)
    let unseen = context.unseenReceiver
    context.unseenReceiver = nil
    context.calleeText = callee
    return with({ if !isVocabulary { $0.sites.replaceInnermost(with: site) } }) {
      var given = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
      if let unseen, let result = callUnseen(callee, of: unseen, given, expecting, frame, environment) { return result }
      var function = function
      if case .plain = function.form, function.type == .unknown {
        if let pairs = zipped(callee, given, frame, environment) { return pairs }
        noteInherited(callee, given, frame, environment)
        if isForeignFunction(callee, frame, environment) { function.isForeign = true }
      }
      if let meant = meant(function, callee, &given, expecting, frame, environment) { function = meant }
      if case .constant = function.form { noteAsked(callee, given, expecting, frame, environment) }
      return apply(function, given, callee, expecting, frame, environment, askedFor: part)
    }
  }

  private func callee(_ callee: Expression, _ expecting: TypeName?, _ frame: Frame, _ environment: Environment) -> Value {
    if case .member(nil, let name, _, let labels) = callee.form {
      return evaluate(Expression(.member(nil, name, [], labels: labels), at: callee.at), expecting: expecting, frame, environment)
    }
    if case .member(let base?, let name, _, let labels) = callee.form, listMethods.contains(name) || textMethods.contains(name) {
      return listMethod(base, name, labels, frame, environment)
    }
    // In an extension of a list.
    if case .name(let name, _) = callee.form, listMethods.contains(name), environment.value(name) == nil,
      frame.receiver.map({ $0.type.unwrapped.element != nil }) ?? false
    {
      return listMethod(Expression(.name("self", []), at: callee.at), name, nil, frame, environment)
    }
    return evaluate(callee, frame, environment)
  }

  /// Calls whatever a value is.
  func apply(
    _ function: Value, _ given: [Given], _ callee: Expression?, _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment, askedFor part: String? = nil
  ) -> Value {
    switch function.form {
    case .function(let function):
      if let method = method(function, handed: given, frame, environment) { return method }
      if let type = function.constructs { return function.known(construct(type, function, given, expecting, frame, environment)) }
      return invoke(function, given, expecting, frame, environment, askedFor: part)
    case .metatype(let type):
      if let list = madeList(type, given, frame, environment) { return list }
      return construct(type, initializers(of: type, labels: nil), given, expecting, frame, environment)
    case .closure(let closure):
      let values = given.map { value(of: $0, expecting: nil, frame, environment) }
      defer { forgetInouts(given, environment) }
      return answer(call(closure, values, expecting: expecting), of: function, frame)
    case .choice(let values):
      let each = eachBuild(of: function, born: frame.depth) { apply($0, given, callee, expecting, frame, environment) }
      if let each { return each }
      var results: [Value] = []
      let one = { [self] in results.append(apply($0, given, callee, expecting, frame, environment)) }
      if function.isEach { values.forEach(one) } else { alternatively(values, one) }
      return oneOf(results, type: results.first?.type ?? .unknown, born: frame.depth)
    case .constant(let name):
      // A case without associated values is called like any object: `Title.main()`.
      if let method = member("callAsFunction", of: Value(type: function.type, born: function.born), nil, frame),
        symbols.members(of: function.type, named: name).allSatisfy({ symbols.declaration($0.id).parameters.isEmpty })
      {
        return apply(method, given, nil, expecting, frame, environment)
      }
      // An enum case with associated values: `.perRun(.weak)`.
      if function.type == .unknown, hasClosure(given) {
        return unknownCall(function, given, callee, expecting, frame, environment)
      }
      let types = payloadTypes(of: name, function.type)
      let values = given.enumerated().map { index, part in
        let type = index < types.count ? types[index] : nil
        let value = seen(value(of: part, expecting: type, frame, environment), as: type)
        guard value.isParameter, let type, type != .unknown, !type.isOpen, !value.type.isOpen else { return value }
        return value.seen(as: type)
      }
      if function.type == .unknown { handToStatic(callee, values, frame, environment) }
      // `.later { … }`: what a type makes of it that is declared outside the sources, it may call some time.
      if symbols.isUndeclared(function.type.unwrapped) { values.forEach(settle) }
      if values.contains(where: \.isWithheld) { counters.tellings += 1 }
      let parts = values.compactMap { if case .constant(let part) = $0.form { part } else { nil } }
      var made = Value(.constant(([name] + parts).joined(separator: ".")), type: function.type, born: frame.depth)
      made.payload = zip(given, values).map { ($0.label, $1) }
      return foreign(made, isForeign(function) && values.allSatisfy(bringsNothing))
    case .parameter:
      let values = given.map { value(of: $0, expecting: nil, frame, environment) }
      if let heard = heard(function, callee, values, frame) { return heard }
      tellHanded(values)
      if !function.isWithheld, !isMereSignal(function, values) { counters.openings += 1 }
      let known = zip(given, values).map { Given(label: $0.label, isTrailing: $0.isTrailing, value: $1) }
      return unknownCall(function, known, callee, expecting, frame, environment)
    case .keyPath(_, let names) where given.count == 1:
      let object = value(of: given[0], expecting: nil, frame, environment)
      return walk(names, from: object, frame)
    case .textMethod(let text, let name):
      return textMethod(name, text, given, frame, environment) ?? unknownCall(function, given, nil, expecting, frame, environment)
    case .listMethod(let values, let isComplete, let name, let local):
      return callListMethod(values, isComplete, name, function.type, local: local, given, frame, environment)
    case .optionalMethod(let held, let name): return callOptionalMethod(held, name, given, expecting, frame, environment)
    default:
      if let method = calledAsFunction(function, frame) {
        return apply(method, given, nil, expecting, frame, environment, askedFor: part)
      }
      return unknownCall(function, given, callee, expecting, frame, environment)
    }
  }

  func value(of given: Given, expecting: TypeName?, _ frame: Frame, _ environment: Environment) -> Value {
    if let value = given.value { return flow(value, into: expecting) }
    guard let expression = given.expression else { return Value() }
    return flow(whole(expression, evaluate(expression, expecting: expecting, frame, environment)), into: expecting)
  }

  /// Calls the overload that fits.
  func invoke(
    _ function: FunctionValue, _ given: [Given], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment,
    askedFor part: String? = nil
  ) -> Value {
    var cache: [Int: Value] = [:]
    let asked = recording.requests.count
    var fitting = function.candidates.compactMap { candidate in
      fit(candidate, given, expecting, receiver: function.receiver, &cache, frame, environment)
    }
    // What was evaluated for one that takes no value, and is made a closure of by the one that is meant, is asked for by that.
    if fitting.contains(where: { defers($0, any: cache) }) {
      recording.requests.removeSubrange(asked...)
      cache = [:]
    }
    if let part { fitting = answering(part, fitting) }
    var given = given
    if fitting.isEmpty,
      let meant = fitUnlabelled(function, given, expecting, receiver: function.receiver, &cache, frame, environment)
    {
      (fitting, given) = meant
    }
    let each = eachBuild(of: given, cache, born: frame.depth) {
      invoke(function, $0, expecting, frame, environment, askedFor: part)
    }
    if let each { return each }
    let variants = variants(fitting) { $0.candidate.id }
    if variants.count > 1 {
      return eachVariant(variants, born: frame.depth) { fits in
        var cache = cache
        return nearest(fits, frame).map {
          perform($0, receiver: function.receiver, given, &cache, expecting, frame, environment)
        } ?? Value()
      }
    }
    guard let best = nearest(variants[0].candidates, frame) else {
      // A function of that name, and another one that stands outside.
      if let receiver = function.receiver, symbols.vocabulary(ofFile: frame.scope.file) == nil,
        let name = function.candidates.first.map({ symbols.declaration($0.id).name })
      {
        noteUnseen(name, of: receiver, given, expecting, frame, environment)
        noteUnfit(name, of: receiver, given, frame, environment)
      }
      for (index, argument) in given.enumerated() {
        settle(cache[index] ?? value(of: argument, expecting: nil, frame, environment))
      }
      return Value(born: frame.depth)
    }
    guard function.isOneOfSeveral, !context.asksAnywhere else {
      return perform(best, receiver: function.receiver, given, &cache, expecting, frame, environment)
    }
    return with({
      $0.asksAnywhere = true
      $0.target = nil
    }) { perform(best, receiver: function.receiver, given, &cache, expecting, frame, environment) }
  }

  /// Whether a function makes a closure of an argument that was evaluated.
  private func defers(_ fit: OverloadFit, any cache: [Int: Value]) -> Bool {
    let parameters = symbols.declaration(fit.candidate.id).parameters
    return fit.taken.contains { parameters[$0.key].isAutoclosure && $0.value.contains { cache[$0] != nil } }
  }

  /// The one that fits best; of those that tools wrote for several targets, the one that the caller sees first.
  private func nearest(_ fitting: [OverloadFit], _ frame: Frame) -> OverloadFit? {
    guard let best = best(of: fitting) else { return nil }
    let equal = fitting.filter { !($0 < best) && symbols.isWritten($0.candidate.id.file) }
    guard equal.count > 1, symbols.isWritten(best.candidate.id.file) else { return best }
    return equal.min {
      symbols.nearness($0.candidate.id, to: frame.scope.file) < symbols.nearness($1.candidate.id, to: frame.scope.file)
    }
  }

  func perform(
    _ fit: OverloadFit, receiver: Value?, _ given: [Given], _ cache: inout [Int: Value], _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment
  ) -> Value {
    let id = fit.candidate.id
    let declaration = symbols.declaration(id)
    if calls.localScopes[id] != nil { calls.calledLocals.insert(id) }
    noteWay(to: id)
    noteAnswering(id)
    if let value = dispatched(fit, receiver, given, &cache, expecting, frame, environment) { return value }
    if let value = overridden(fit, receiver, given, &cache, expecting, frame, environment) { return value }
    var generics = fit.generics
    var births = fit.births
    let arguments = arguments(fit, declaration, given, &cache, &generics, &births, of: receiver, frame, environment)
    if let receiver { takeOwn(receiver, by: id) }
    let scope = Scope(file: id.file, declaration: id, generics: generics, selfType: receiver?.selfType)
    let result = declaration.type.map { symbols.resolve($0, in: scope) } ?? .void
    if let body = declaration.body, let told = answer(of: id, generics, receiver, arguments.values, body, result, frame) {
      for (_, value) in arguments.values { settleArgument(value) }
      return labelled(told, declaration.tupleLabels)
    }
    if arguments.values.isEmpty, let receiver, let own = inAnyClass(id, receiver, result, expecting, frame, environment) {
      return own
    }
    if declaration.body == nil { loadUnseen(by: id, receiver, arguments, frame) }
    guard let body = declaration.body,
      follows(id) || handsContainerToClosure(receiver, arguments) || handsContainerOn(id, arguments)
        || receiver.map(carries) == true
        || symbols.vocabulary(ofFile: id.file) != nil
        || calls.localScopes[id] != nil
    else {
      for (_, value) in arguments.values { settleArgument(value) }
      forgetInouts(given, environment)
      if result.isOpen, let expecting { return Value(type: expecting, born: frame.depth) }
      return labelled(closed(Value(type: result, born: frame.depth), declaration, generics), declaration.tupleLabels)
    }
    let isVocabulary = !noteCall(of: id, arguments)
    let receiver = isVocabulary ? receiver : receiver.map(withoutRequest)
    let inouts = inouts(of: fit, declaration, given, environment)
    if !isVocabulary, calls.localScopes[id] == nil, inouts.isEmpty, receiver?.isCase != true {
      let own = standaloneBody(id)
      if !own.isOpen, !own.hears || !tells(arguments, heardBy: own), !belongsToMaking(id) {
        // A module that registers nothing is loaded all the same.
        _ = joining(id, receiver, arguments) { Value() }
        for (_, value) in arguments.values { settleArgument(value) }
        if let known = own.result { return known.reborn(frame.depth) }
        let value = Value(type: own.exact ?? result, born: frame.depth, object: own.object)
        return own.exact == nil ? value : value.seen(as: result)
      }
      if let answer = own.answer, addsNothing(to: id, receiver, arguments, generics) {
        counters.openings += 1
        noteLeftOpen(.declaration(id))
        noteBlindCall(of: id, receiver, arguments)
        for (_, value) in arguments.values { settleArgument(value) }
        return replayed(answer, from: -1, at: context.sites.count - 1)
      }
    }
    let seen = whatIsSeen(by: fit.candidate)
    let value = joining(id, receiver, arguments) {
      let follow = { [self] (arguments: Arguments) in
        activate(id, generics, receiver, arguments.byName, births: births, frame, body: body, result: result) { _, _ in }
      }
      let tabulate = { [self] (arguments: Arguments) in
        tabulated(
          key(.declaration(id), receiver: receiver, arguments.sorted + seen, generics, births), result,
          isRepeatable: calls.localScopes[id] == nil
        ) { follow(arguments) }
      }
      // A framework's own functions end by themselves, but for those that call themselves.
      if isVocabulary, !program.recursiveVocabulary.contains(id) { return follow(arguments) }
      if !inouts.isEmpty {
        let key = key(.declaration(id), receiver: receiver, arguments.sorted + seen, generics, births)
        return changing(inouts, key, environment) { prepare in
          self.activate(
            id, generics, receiver, arguments.byName, births: births, frame, body: body, result: result, prepare: prepare)
        }
      }
      let maker = maker(in: id, of: receiver, answering: result)
      return with({ $0.maker = maker }) { withholding(arguments, from: id, tabulate) ?? tabulate(arguments) }
    }
    for (_, value) in arguments.values { settleArgument(value) }
    return isVocabulary ? value : closed(value, declaration, generics)
  }

  /// A closure handed to a function that did not call it will be called some time.
  private func settleArgument(_ value: Value) {
    if case .closure(let closure) = value.form, closure.wasRun { return }
    settle(value)
  }
}
