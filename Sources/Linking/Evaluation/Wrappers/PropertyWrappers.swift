import Model

extension Evaluator {
  /// The home-made property wrapper among attributes, if what it wraps is asked of a container: some initializer, getter or
  /// method of it asks for something that its type arguments or the attribute's arguments decide.
  func wrapper(_ attributes: [Attribute], in scope: Scope) -> Wrapper? {
    for attribute in attributes {
      let type = symbols.wornType(attribute.name, in: scope)
      guard let key = type.key, let symbol = symbols.types[key], !symbol.isExternal, symbols.isPropertyWrapper(symbol),
        symbols.mayBeMeant(symbol, in: scope.file)
      else {
        continue
      }
      let members = askingMembers(of: symbol)
      if !members.isEmpty { return Wrapper(attribute: attribute, symbol: symbol, type: type, members: members) }
    }
    return nil
  }

  /// A wrapper under the name of one that the framework fills only where it makes the object, in a file that imports only what may be made of
  /// the framework: that hands the framework on, or has a wrapper of its own, which asks whoever makes the object.
  private func noteUnseenWrapper(_ id: DeclarationID) {
    for attribute in symbols.declaration(id).attributes where attribute.arguments?.isEmpty ?? true {
      let type = symbols.wornType(attribute.name, in: Scope(file: id.file, declaration: id))
      guard let symbol = type.key.flatMap({ symbols.types[$0] }), let vocabulary = symbol.vocabulary,
        symbols.isPropertyWrapper(symbol),
        !symbols.file(id.file, knows: vocabulary), mayBeSpoken(vocabulary, in: id.file)
      else { continue }
      note(.need, "its wrapper stands outside the sources", at: symbols.location(of: id))
    }
  }

  /// Members whose bodies leave to others what they do with a container, the getter first.
  private func askingMembers(of symbol: TypeSymbol) -> [Member] {
    if let known = calls.askingMembers[symbol.key] { return known }
    calls.askingMembers[symbol.key] = []
    var found: [Member] = []
    for level in symbols.levels(of: symbol.nominal) {
      for name in level.symbol.members.keys.sorted() {
        for id in level.symbol.members[name] ?? [] {
          let declaration = symbols.declaration(id)
          guard declaration.body != nil || declaration.value != nil,
            symbol.vocabulary != nil || program.relevant.contains(id) && leavesOpen(id),
            !declaration.isStatic || declaration.kind == .subscript
          else { continue }
          found.append(Member(id: id, generics: level.generics))
        }
      }
    }
    let isGetter = { (member: Member) in self.name(of: member.id) == "wrappedValue" }
    calls.askingMembers[symbol.key] = found.filter(isGetter) + found.filter { !isGetter($0) }
    return calls.askingMembers[symbol.key]!
  }

  /// A property that wears a wrapper. Where its type is a type parameter of the class around it, the classes below say what they want.
  func wear(_ wrapper: Wrapper, _ id: DeclarationID) {
    let wrapper = wrapper.worn(by: Wrapper.Wearer(name: name(of: id), property: id))
    let scope = Scope(file: id.file, declaration: id)
    let type = symbols.declaration(id).type.map { symbols.resolve($0, in: scope) } ?? wrappedType(id)
    guard let type, type.isOpen, let owner = symbols.enclosingType(id) else {
      return wear(wrapper, id, type, scope, of: symbols.enclosingType(id), as: id)
    }
    var isKnown = false
    for heir in symbols.descendants(of: owner).sorted() {
      guard let symbol = symbols.types[heir], !symbol.isProtocol, symbol.generics.isEmpty,
        let declared = symbol.declarations.first,
        let level = symbols.levels(of: symbol.nominal).first(where: { $0.symbol.key == owner }),
        case let wanted = symbols.substitute(type, level.generics), !wanted.isOpen
      else { continue }
      isKnown = true
      let bound = Scope(file: id.file, declaration: id, generics: level.generics)
      wear(wrapper, id, wanted, bound, of: heir, as: declared)
    }
    calls.dependencies.effect()
    if !isKnown { recording.leftToMakers.insert(id) }
  }

  private func wear(
    _ wrapper: Wrapper, _ id: DeclarationID, _ type: TypeName?, _ scope: Scope, of owner: String?, as asking: DeclarationID
  ) {
    let declaration = symbols.declaration(id)
    let start = Context(
      asker: .code(asking == id ? askerName(id) : owner ?? askerName(id)), sites: CallPath(symbols.location(of: asking)),
      condition: simplified(conditions(id).and(conditions(asking)).and(program.unspokenCode.buildsOfCalls(of: id))),
      target: symbols.targetOfFile[asking.file],
      construction: declaration.isStatic ? nil : owner)
    let before = recording.requests.count
    defer {
      if recording.requests[before...].allSatisfy(\.isOwned) { noteUnseenWrapper(id) }
      if before == recording.requests.count, symbols.isCompanions(wrapper.symbol) {
        note(.need, "what its wrapper asks is no container that is known", at: symbols.location(of: id))
      }
      // Whoever reads it takes it for what is there, whatever else it would bear.
      if declaration.isImplicitlyUnwrapped, wrapper.symbol.vocabulary == nil, !isSetElsewhere(id, than: nil) {
        for request in recording.requests[before...]
        where !request.hasSubstitute && request.expected?.unwrapped == type?.unwrapped {
          request.isForced = true
          if request.expected?.wrapped != nil { request.mustExist = true }
        }
      }
      if before == recording.requests.count, namesUnreadEntry(wrapper, scope) {
        note(.need, "what the factory makes that it names cannot be told", at: symbols.location(of: id))
      }
      if isForcedByAll(id) {
        for request in recording.requests[before...] { request.isForcedByReaders = true }
      }
    }
    with({ $0 = start }) {
      let frame = Frame(scope: scope, function: nil, receiver: nil, depth: 0)
      let makesEager = owner.map(handsContainerOn) ?? false
      guard let given = givenWrappers(in: wrapper, of: id) else {
        return wear(wrapper, type: type, value: declaration.value, makesEager: makesEager, frame, Environment(parent: nil))
      }
      for one in given { wear(one.wrapper, type: type, value: nil, makesEager: makesEager, one.frame, one.environment) }
    }
  }

  /// Whether a framework's wrapper is handed what a property of a container here declares, `@Injected(Container.tide)`: where nothing is asked then,
  /// that property's type is not understood.
  private func namesUnreadEntry(_ wrapper: Wrapper, _ scope: Scope) -> Bool {
    guard wrapper.symbol.vocabulary != nil, let argument = wrapper.attribute.arguments?.first, argument.label == nil,
      case .member(let base?, let name, _, _) = argument.value.form, name != "self", case .name(let owner, _) = base.form,
      case let type = symbols.resolve(.named(owner), in: scope), containerVocabulary(type) != nil
    else { return false }
    return symbols.members(of: type, named: name).contains { member in
      member.id.file < symbols.appFiles && symbols.declaration(member.id).kind == .property
    }
  }

  /// Whether a type takes a container when it is made, so that whatever it asks for may be asked for then.
  func handsContainerOn(_ key: String) -> Bool {
    guard let symbol = symbols.types[key] else { return false }
    return symbols.levels(of: symbol.nominal).contains { level in
      !level.symbol.isProtocol
        && (level.symbol.members["init"] ?? []).contains { id in
          symbols.declaration(id).parameters.contains { parameter in
            parameter.type.map { containerVocabulary(symbols.resolve($0, in: Scope(file: id.file, declaration: id))) != nil }
              ?? false
          }
        }
    }
  }

  /// What a property or local that wears a wrapper asks for: each key once, in the phase of the member that asks first.
  ///
  /// - Parameters:
  ///   - type: the written type of what wears it.
  ///   - value: its initial value.
  ///   - makesEager: the object that wears it hands a container on while it is made.
  func wear(
    _ wrapper: Wrapper, type: TypeName?, value: Expression?, makesEager: Bool, _ frame: Frame, _ environment: Environment
  ) {
    calls.dependencies.effect(.wearing)
    // Whatever its own members wear would wear it again, without end.
    guard calls.worn.insert(wrapper.symbol.key).inserted else { return note(.need, "a property wrapper wears itself") }
    defer { calls.worn.remove(wrapper.symbol.key) }
    let start = recording.requests.count
    let fields = Fields()
    let worn = make(wrapper, type, value, fields, frame, environment)
    fillChanged(fields, of: wrapper, worn.generics, frame)
    for build in builds(of: fields) {
      let object = Value(.object(build.fields), type: worn.type, born: frame.depth)
      within(build.condition) { lookAtMembers(wrapper, worn, object, makesEager: makesEager, frame) }
    }
    keepOwn(from: start, frame.depth)
  }

  /// What the members of a wrapper do with what it was made with.
  private func lookAtMembers(
    _ wrapper: Wrapper, _ worn: (type: TypeName, generics: [String: TypeName]), _ object: Value, makesEager: Bool, _ frame: Frame
  ) {
    let births = Dictionary(uniqueKeysWithValues: wrapper.symbol.generics.map { ($0.name, frame.depth) })
    for member in readingMembers(wrapper, object) + wrapper.members where symbols.declaration(member.id).kind != .initializer {
      let declaration = symbols.declaration(member.id)
      var generics = member.generics.mapValues { symbols.substitute($0, worn.generics) }
      for (name, type) in worn.generics where generics[name] == nil { generics[name] = type }
      if let value = declaration.value, declaration.body == nil {
        initialize(member.id, value, generics, object, births, frame)
        continue
      }
      let isGetter = declaration.kind == .property || declaration.kind == .subscript && !declaration.isSetter
      with({ $0.phase = isGetter ? .deferred : makesEager ? .eager : .late }) {
        let parameters = unknownParameters(declaration, member.id, generics)
        let result = declaration.type.map {
          symbols.resolve($0, in: Scope(file: member.id.file, declaration: member.id, generics: generics))
        }
        settle(
          activate(
            member.id, generics, object, parameters, births: births, frame, body: declaration.body ?? [], result: result
          ) { _, _ in })
      }
    }
  }

  /// What reads the wrapper's value, where its initializer has kept there what a container answered: it says what becomes of that.
  private func readingMembers(_ wrapper: Wrapper, _ object: Value) -> [Member] {
    guard case .object(let fields) = object.form, fields.values.values.contains(where: { !$0.asked.isEmpty }) else { return [] }
    return symbols.members(of: wrapper.symbol.nominal, named: "wrappedValue").filter { member in
      symbols.declaration(member.id).body != nil && !wrapper.members.contains { $0.id == member.id }
    }
  }

  /// The initial value of a property of the wrapper: asked for when the wrapper is made, or when the property is first read.
  private func initialize(
    _ id: DeclarationID, _ value: Expression, _ generics: [String: TypeName], _ object: Value, _ births: [String: Int],
    _ frame: Frame
  ) {
    let declaration = symbols.declaration(id)
    let scope = Scope(file: id.file, declaration: id, generics: generics)
    let inner = Frame(scope: scope, function: nil, receiver: object, depth: frame.depth + 1)
    inner.genericBirths = births
    let type = declaration.type.map { symbols.resolve($0, in: scope) }
    with({
      $0.phase = declaration.modifiers.contains("lazy") ? .deferred : .eager
      $0.sites.append(symbols.location(of: id))
      $0.functions.append(nil)
    }) {
      let initial = evaluate(value, expecting: type, inner, Environment(parent: nil))
      settle(flow(initial, into: type, born: type.map { birth(ofKnown: $0, inner) }))
    }
  }

  /// Drops what the wrapper asks for whoever wears it, and what is asked for twice.
  private func keepOwn(from start: Int, _ depth: Int) {
    var seen: [Key: RequestRecord] = [:]
    let kept = recording.requests[start...].filter { request in
      // What comes to life where the wrapper reaches for it asks for itself.
      guard request.sites[0] == context.sites[0] else { return true }
      guard request.born <= depth, let expected = request.expected else { return false }
      let key = Key(type: expected.unwrapped, name: request.name, tags: request.tags)
      guard let first = seen[key] else {
        seen[key] = request
        return true
      }
      // Whoever asks again where there was nothing, and unwraps the answer, needs it.
      if request.isForced { first.isForced = true }
      return false
    }
    recording.requests.replaceSubrange(start..., with: kept)
  }

  func unknownParameters(_ declaration: Declaration, _ id: DeclarationID, _ generics: [String: TypeName]) -> [String:
    Value]
  {
    var values: [String: Value] = [:]
    for parameter in declaration.parameters {
      let scope = Scope(file: id.file, declaration: id, generics: generics)
      let type = parameter.type.map { symbols.resolve($0, in: scope) } ?? .unknown
      values[parameter.name] =
        containerVocabulary(type).map { Value(.container(.ambient($0)), type: type) } ?? Value(.parameter, type: type)
    }
    return values
  }
}

/// A property wrapper of the program that has to do with containers.
struct Wrapper {
  var attribute: Attribute
  var symbol: TypeSymbol
  var type: TypeName
  /// Members that ask, the getter first.
  var members: [Member]
  /// What wears it.
  var wearer: Wearer?

  struct Wearer {
    var name: String
    /// nil for a variable of a body.
    var property: DeclarationID?
    var body: DeclarationID?
  }

  /// The same, worn by a variable of a body.
  func worn(by name: String, in frame: Frame) -> Wrapper { worn(by: Wearer(name: name, body: frame.scope.declaration)) }

  func worn(by wearer: Wearer) -> Wrapper {
    var worn = self
    worn.wearer = wearer
    return worn
  }
}
