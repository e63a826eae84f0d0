import Model

extension Evaluator {
  /// The initializers of a type: its own, else those that it inherits.
  func initializers(of type: TypeName, labels: [String]?) -> FunctionValue {
    var found: [Overload] = []
    for level in symbols.levels(of: type) {
      if level.symbol.isProtocol { continue }
      found += (level.symbol.members["init"] ?? []).map { Overload(id: $0, generics: level.generics) }
      if !found.isEmpty || writesOwnInitializer(level.symbol) { break }
    }
    // What the extension of a protocol adds does not go before what the type has itself.
    for level in symbols.levels(of: type) where level.symbol.isProtocol && level.symbol.vocabulary == nil {
      let added = (level.symbol.members["init"] ?? []).filter { id in
        symbols.declaration(id).body != nil && !symbols.declaration(id).parameters.isEmpty
      }
      found += added.map { Overload(id: $0, generics: level.generics) }
    }
    if let labels { found = found.filter { symbols.declaration($0.id).parameters.map { $0.label ?? "_" } == labels } }
    return FunctionValue(candidates: found, receiver: nil, constructs: type)
  }

  /// Whether stored properties without a value forbid inheriting initializers.
  private func writesOwnInitializer(_ symbol: TypeSymbol) -> Bool {
    symbol.declarations.contains { symbols.declaration($0).kind == .struct }
  }

  /// `Type(arguments)`.
  ///
  /// - Parameter birth: Where the object comes to life, unless it does so here: another initializer has this one do its work.
  func construct(
    _ type: TypeName, _ function: FunctionValue, _ given: [Given], _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment, birth: ObjectBirth? = nil
  ) -> Value {
    let made = make(type, function, given, expecting, frame, environment, birth)
    if birth == nil { wearGenerically(made.type.unwrapped, frame) }
    return made
  }

  private func make(
    _ type: TypeName, _ function: FunctionValue, _ given: [Given], _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment, _ birth: ObjectBirth?
  ) -> Value {
    var cache: [Int: Value] = [:]
    let type = expected(type, expecting)
    noteMaking(type, given, frame, environment)
    if case .registration(let record) = context.asker, context.phase == .eager, let key = type.key {
      record.constructs.insert(key)
      if !context.isConditional { record.constructsAlways.insert(key) }
      record.constructsChosen[key, default: []].insert(context.chosen)
    }
    let receiver = Value(type: type, born: frame.depth)
    let function = type == function.constructs ? function : initializers(of: type, labels: nil)
    var fitting = function.candidates.compactMap { fit($0, given, nil, receiver: receiver, &cache, frame, environment) }
    // A type from outside may have one of its own that takes nothing, which goes before one that the program adds with defaults.
    if given.isEmpty, let symbol = type.key.flatMap({ symbols.types[$0] }), symbol.isExternal {
      fitting.removeAll { $0.omitted > 0 && symbol.members["init"]?.contains($0.candidate.id) ?? false }
    }
    var given = given
    if fitting.isEmpty, let meant = fitUnlabelled(function, given, nil, receiver: receiver, &cache, frame, environment) {
      (fitting, given) = meant
    }
    let each = eachBuild(of: given, cache, born: frame.depth) {
      make(type, function, $0, expecting, frame, environment, birth)
    }
    if let each { return each }
    // Which initializer makes an object of a type parameter, whoever binds it says.
    if type.isOpen, mayConcern("init", of: type, frame.scope, isHanded: false) { counters.openings += 1 }
    guard !fitting.isEmpty else { return orNothing(constructMemberwise(type, given, &cache, frame, environment), given) }
    return eachVariant(variants(fitting) { $0.candidate.id }, born: frame.depth) { fits in
      var cache = cache
      return construct(type, best(of: fits)!, of: function, given, &cache, birth, frame, environment)
    }
  }

  /// By the initializer that a call means.
  private func construct(
    _ type: TypeName, _ best: OverloadFit, of function: FunctionValue, _ given: [Given], _ cache: inout [Int: Value],
    _ birth: ObjectBirth?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    let id = best.candidate.id
    let declaration = symbols.declaration(id)
    calls.called.insert(id)
    var generics = best.generics
    var births = best.births
    let arguments = arguments(best, declaration, given, &cache, &generics, &births, frame, environment)
    let made = declaration.isFailable ? TypeName.optional(symbols.substitute(type, generics)) : filled(type, generics)
    var value = Value(type: made, born: frame.depth)
    value.at = place(in: frame)
    value.object = object(type, holding: arguments.values.map(\.1), in: frame)
    let isVocabulary = symbols.vocabulary(ofFile: id.file) != nil
    if let body = declaration.body, !isVocabulary, let vocabulary = containerVocabulary(type) {
      let object = value
      calls.calledInitializers.insert(id)
      let birth = birth ?? .place(context.site, in: context.functions.last ?? nil)
      var key = key(.declaration(id), receiver: object, arguments.sorted, generics, births)
      // Each place makes a container of its own.
      if case .place(let place, _) = birth { key = key.here(place) }
      let outcome = tabulated(key, type, isRepeatable: true) { [self] in
        var inside: Frame?
        _ = activate(id, generics, object, arguments.byName, births: births, frame, body: body, result: nil) { made, _ in
          made.birth = birth
          inside = made
        }
        return inside?.receiver ?? Value()
      }
      value.form = container(in: outcome) ?? create(VerbArguments(), vocabulary, frame, birth).form
      return value
    }
    let isOpen = follows(id) && (leavesOpen(id, arguments) || belongsToMaking(id))
    // Of several initializers each puts something else into what keeps a container.
    if let body = declaration.body, !body.isEmpty,
      isVocabulary || carries(value) || isOpen || handsContainerOn(id, arguments)
        || value.object != nil && function.candidates.count > 1 && follows(id)
          && type.key.map(program.holders.contains) ?? false
    {
      // A wrapper of a framework that the program makes by hand is asked for what it wraps by the names of its members.
      let isWrapper = isVocabulary && type.key.flatMap { symbols.types[$0] }.map(symbols.isPropertyWrapper) == true
      if isWrapper { value.form = .object(Fields()) }
      let object = isWrapper ? value : Value(type: type, object: value.object)
      let maker = isOpen ? maker(in: id, of: object.object) : context.maker
      let follow = { [self] in
        activate(id, generics, object, arguments.byName, births: births, frame, body: body, result: nil) { made, _ in
          made.birth = birth
        }
      }
      let outcome =
        isVocabulary
        ? follow()
        : with({ $0.maker = maker }) {
          tabulated(key(.declaration(id), receiver: object, arguments.sorted, generics, births), nil, isRepeatable: true, follow)
        }
      if isVocabulary {
        switch outcome.form {
        case .container, .list, .metatype, .resource, .text, .constant: value.form = outcome.form
        case .handle:
          value.form = outcome.form
          // What no argument says, what is made does.
          let isLeft = value.type.isOpen || value.type.isPartlyUnknown
          if isLeft, !outcome.type.isOpen, !outcome.type.isPartlyUnknown, outcome.type.key == value.type.key {
            value.type = outcome.type
          }
        // A name made of a caller's text is the caller's, too.
        case .parameter where standsForText(type): (value.form, value.born) = (.parameter, min(value.born, outcome.born))
        default: break
        }
      }
    }
    // It may be known by what it was handed.
    if !isVocabulary, let object = value.object, let body = declaration.body {
      keepConstants(arguments.byName, assignedIn: body, of: value.type, in: object)
    }
    if let body = declaration.body, !declaration.isFailable,
      let form = structure(madeBy: id, generics, type, arguments.values, body, frame)
    {
      value.form = form
    }
    if !isVocabulary, case .plain = value.form, let form = around(arguments.byName, assignedIn: declaration.body ?? []) {
      value.form = form
    }
    for (_, argument) in arguments.values {
      if case .closure(let closure) = argument.form, closure.wasRun { continue }
      settle(argument)
    }
    return value
  }

  /// Type arguments that the place says and the call does not: `let x: Lazy<A> = Lazy { … }`.
  private func expected(_ type: TypeName, _ expecting: TypeName?) -> TypeName {
    guard type.arguments.isEmpty, let wanted = expecting?.unwrapped, wanted.key == type.key, !wanted.isOpen else { return type }
    return wanted
  }

  private func filled(_ type: TypeName, _ generics: [String: TypeName]) -> TypeName {
    guard case .nominal(var parts) = type, let key = type.key, let symbol = symbols.types[key], !symbol.generics.isEmpty,
      parts[parts.count - 1].arguments.isEmpty
    else { return symbols.substitute(type, generics) }
    parts[parts.count - 1].arguments = symbol.generics.map { generics[$0.name] ?? .unknown }
    return .nominal(parts)
  }

  private func constructMemberwise(
    _ type: TypeName, _ given: [Given], _ cache: inout [Int: Value], _ frame: Frame, _ environment: Environment
  ) -> Value {
    let parameters = memberwise(type)
    let all = parameters.map(\.parameter)
    let taken =
      match(all, given) ?? labelled(given, as: all).flatMap { match(all, $0) } ?? labelled(all, given)
    var used: Set<Int> = []
    var known: [String: Value] = [:]
    var generics: [String: TypeName] = [:]
    var births: [String: Int] = [:]
    for (index, indices) in taken.sorted(by: { $0.key < $1.key }) {
      for argument in indices {
        used.insert(argument)
        let part = flow(
          cache[argument] ?? value(of: given[argument], expecting: parameters[index].type, frame, environment),
          into: parameters[index].type)
        settle(part)
        hold(part)
        if part.isWithheld { counters.tellings += 1 }
        if let written = parameters[index].type { learn(written, from: part, &generics, &births) }
        known[parameters[index].parameter.name] = part
      }
    }
    var others: [(label: String?, value: Value)] = []
    for index in given.indices where !used.contains(index) {
      // A property wrapper takes what it wraps under one of two names that Swift gives; one of Apple's may take it without.
      let isNamed = given[index].label.map { ["wrappedValue", "initialValue"].contains($0) }
      let isApples = given.count == 1 && isOutside(type) && type.baseName.map(systemWrappers.contains) == true
      let isWrapped = (isNamed ?? isApples) && type.arguments.count == 1
      let wanted = isWrapped ? type.arguments[0] : nil
      others.append((given[index].label, cache[index] ?? value(of: given[index], expecting: wanted, frame, environment)))
      settle(others[others.count - 1].value)
    }
    if isText(type), !others.isEmpty { return text(of: others, frame) }
    let type = filled(type, generics)
    var value = Value(type: type, born: frame.depth)
    if known.count == parameters.count, others.isEmpty, let form = datum(type, known) { value.form = form }
    if type.isNamed("Optional"), others.count == 1, given.count == 1 {
      // Around what it is given there is nothing but the optional.
      value = others[0].value
      if value.type != .unknown { value.type = .optional(value.type) }
      return value
    }
    value.at = place(in: frame)
    value.object = object(type, holding: Array(known.values), in: frame)
    if let object = value.object { keep(known, in: object, type) }
    if case .plain = value.form, let form = around(known, assignedIn: nil) { value.form = form }
    // What is spelled like Apple's, be it a class or `NSLog`, puts nothing into a container; nor does anything where no library is in reach.
    let mayFill = !isSystems(type) && isLibrarysReach(frame.scope.file)
    handToInitializer(of: type, others.map(\.value), mayFill: mayFill)
    if symbols.vocabulary(ofFile: frame.scope.file) == nil, isOutside(type) {
      for request in others.flatMap(\.value.requests) { request.isGivenAway = true }
      value.type = madeOutside(type, others)
      value.payload = others
      value.isForeign = isForeignType(type, frame) && others.allSatisfy { bringsNothing($0.value) }
      // What is made outside of a container is asked in its place.
      let kept = others.map(\.value).filter { if case .container = $0.form { true } else { false } }
      if kept.count == 1 { (value.form, value.handedAt) = (kept[0].form, kept[0].handedAt) }
      if !kept.isEmpty, mayFill { noteKeeper(type) }
    }
    return value
  }

  /// What can be told of a call that fits no parameters that are seen: an argument belongs to the parameter of its label.
  private func labelled(_ parameters: [Parameter], _ given: [Given]) -> [Int: [Int]] {
    var taken: [Int: [Int]] = [:]
    for (index, argument) in given.enumerated() {
      guard let label = argument.label, let parameter = parameters.firstIndex(where: { $0.label == label }) else { continue }
      taken[parameter] = [index]
    }
    return taken
  }

  /// The object that the call being evaluated makes, where its properties may decide something.
  private func object(_ type: TypeName, holding values: [Value], in frame: Frame) -> Int? {
    guard symbols.vocabulary(ofFile: frame.scope.file) == nil, let symbol = type.key.flatMap({ symbols.types[$0] }),
      !symbol.isExternal, symbol.vocabulary == nil, !isData(type),
      program.keepers.contains(symbol.key) || !symbol.generics.isEmpty && values.contains(where: mayCarry)
    else { return nil }
    let site = context.site
    return objects.object(symbol.nominal, at: site, in: copy(at: site), by: frame.receiver?.object)
  }

  /// Whether a value is a container or keeps one, or may once a caller says what it is.
  private func mayCarry(_ value: Value) -> Bool { carries(value) || value.isParameter && isTelling(value.type) }

  /// The call being evaluated, where it is the program's own.
  private func place(in frame: Frame) -> Location? {
    symbols.vocabulary(ofFile: frame.scope.file) == nil ? context.site : nil
  }

  /// The parameters of the initializer that Swift writes for a struct: its stored properties in order.
  func memberwise(_ type: TypeName) -> [(parameter: Parameter, type: TypeName?, id: DeclarationID)] {
    guard let level = symbols.levels(of: type).first else { return [] }
    let bodies = level.symbol.declarations.filter { symbols.declaration($0).kind == .struct }
    guard let body = bodies.first(where: isThere) ?? bodies.first else { return [] }
    return (symbols.children[body] ?? []).compactMap { id in
      let declaration = symbols.declaration(id)
      guard declaration.kind == .property, isThere(id), !declaration.isStatic, declaration.body == nil,
        !declaration.modifiers.contains("lazy"), !(declaration.modifiers.contains("let") && declaration.value != nil)
      else { return nil }
      let type = propertyType(Member(id: id, generics: level.generics))
      // A wrapper from outside may make its value by itself, as its arguments or nothing say.
      let isWrapped = declaration.attributes.contains { attribute in
        attribute.arguments != nil
          || attribute.name.baseName.map { symbols.types[$0] == nil && $0.first?.isUppercase == true } ?? false
      }
      let isDefaulted = declaration.value != nil || isWrapped || declaration.modifiers.contains("var") && type?.wrapped != nil
      return (
        Parameter(
          label: declaration.name, name: declaration.name, type: type ?? declaration.type,
          defaultValue: isDefaulted ? declaration.value ?? Expression(.null, at: declaration.at) : nil, at: declaration.at),
        type, id
      )
    }
  }
}
