import Model

extension Evaluator {
  func property(_ name: String, of receiver: Value) -> Member? {
    let type = receiver.type.unwrapped
    let members = symbols.members(of: type.instance ?? type, named: name)
    return members.first.flatMap { symbols.declaration($0.id).kind == .property ? $0 : nil }
  }

  /// The written type of a property, else that of its value.
  func propertyType(_ member: Member, of receiver: Value? = nil) -> TypeName? {
    let declaration = symbols.declaration(member.id)
    if let written = declaration.type {
      let own = receiver.flatMap { $0.selfType == .unknown ? nil : $0.selfType }
      return symbols.resolve(
        written, in: Scope(file: member.id.file, declaration: member.id, generics: member.generics, selfType: own))
    }
    if let known = objects.inferredTypes[member.id] { return known == .unknown ? nil : known }
    if declaration.value == nil, let given = givenType(member.id) ?? wrappedType(member.id) { return given }
    guard let value = declaration.value, !objects.inWork.contains(member.id) else { return nil }
    let type = silently { slot(member.id, value, declared: nil).type }
    objects.inferredTypes[member.id] = type
    return type == .unknown ? nil : type
  }

  /// The type that an attribute gives a property: `@Environment(\.resolver) var resolver` that of the property of `EnvironmentValues` to
  /// which the key path leads, or of what is handed down under that key, `@UIApplicationDelegateAdaptor(Delegate.self) var delegate` and
  /// `@Environment(Box.self) var box` the one of which the system has an object.
  private func givenType(_ id: DeclarationID) -> TypeName? {
    for attribute in symbols.declaration(id).attributes {
      guard let name = attribute.name.baseName, let argument = attribute.arguments?.first?.value else { continue }
      switch argument.form {
      case .keyPath(_, let names) where names.count == 1:
        if let property = property(names[0], of: Value(type: .named(name + "Values"))) { return propertyType(property) }
        if let type = typeHandedDown(to: name, names[0]) { return type }
      default:
        let isOne = name == "Environment" || name.hasSuffix("DelegateAdaptor")
        if isOne, let type = namedType(argument, Scope(file: id.file, declaration: id)) { return type }
      }
    }
    return nil
  }

  /// What reading a property gives.
  func propertyValue(_ member: Member, of receiver: Value?, _ frame: Frame) -> Value {
    labelled(contents(of: member, of: receiver, frame), symbols.declaration(member.id).tupleLabels)
  }

  private func contents(of member: Member, of receiver: Value?, _ frame: Frame) -> Value {
    let declaration = symbols.declaration(member.id)
    noteRead(member.id, of: receiver, frame)
    if let entry = entry(member, of: receiver, frame) ?? answered(member, of: receiver, frame) { return entry }
    if case .object(let fields)? = receiver?.form, let value = fields.values[declaration.name] { return value }
    if let receiver, case .plain = receiver.form, receiver.type == frame.receiver?.type,
      let value = frame.assigned[declaration.name]
    {
      return value
    }
    let type = propertyType(member, of: receiver)
    if let body = declaration.body {
      calls.called.insert(member.id)
      if let told = answer(of: member.id, member.generics, receiver, [], body, type, frame) { return told }
      if let type, isText(type), let receiver, let told = textOfEach(member, receiver, body, type, frame) { return told }
      let isCarried = receiver.map(carries) == true
      // What becomes of a container that a caller hands over is seen where he does.
      if let receiver, receiver.isParameter, containerVocabulary(receiver.type) != nil { counters.openings += 1 }
      guard isCarried || follows(member.id) || symbols.vocabulary(ofFile: member.id.file) != nil else {
        return Value(type: type ?? .unknown, born: frame.depth)
      }
      if !isCarried, follows(member.id),
        let own = inOwnClass(member.id, receiver, type, frame, { receiver, _ in getter(member, body, type, receiver, frame) })
      {
        return own
      }
      // What it gives for a case of an enumeration depends on which.
      if !isCarried, receiver?.isCase != true, symbols.vocabulary(ofFile: member.id.file) == nil {
        let own = standaloneBody(member.id)
        if !own.isOpen, !own.hears, !belongsToMaking(member.id) {
          if let known = own.result { return known.reborn(frame.depth) }
          let value = Value(type: own.exact ?? type ?? .unknown, born: frame.depth)
          return type.map { value.seen(as: $0) } ?? value
        }
      }
      return getter(member, body, type, receiver, frame)
    }
    // Which type `let page: Page.Type` of a `Binder<Cover>` holds, the object's own says.
    if case .metatype(let written)? = declaration.type, let name = written.baseName, let bound = member.generics[name],
      written.isNamed(name), !bound.isOpen, !bound.isPartlyUnknown
    {
      return Value(.metatype(bound), type: .metatype(bound), born: frame.depth)
    }
    let held = held(member, of: receiver, type, frame)
    if let type, isSaidByCallers(held, type, of: receiver, declaration, frame) {
      return Value(.parameter, type: type, born: receiver?.born ?? frame.depth)
    }
    if let held { return held }
    if let value = declaration.value, declaration.isStatic || declaration.parent == nil || holds(declaration, value, type) {
      return initial(value, of: member, in: receiver, type, frame)
    }
    // Of what the caller hands over, the caller knows what it keeps.
    if case .parameter? = receiver?.form, let type, isTelling(type) {
      counters.openings += 1
      return Value(.parameter, type: type, born: receiver?.born ?? frame.depth)
    }
    // So he does of a text, for the sake of which nothing is followed.
    if let receiver, receiver.isParameter, let type, isText(type) || standsForText(type) {
      return Value(.parameter, type: type, born: receiver.born)
    }
    return Value(type: type ?? .unknown, born: frame.depth)
  }

  /// Whether a property holds data that whoever hands over the object, or calls its method, says: one known value for each of several.
  private func isSaidByCallers(
    _ held: Value?, _ type: TypeName, of receiver: Value?, _ declaration: Declaration, _ frame: Frame
  ) -> Bool {
    guard let receiver, isDatum(type) || type.instance != nil else { return false }
    var isOneOfSeveral = held == nil && declaration.value == nil
    if case .choice(let values)? = held?.form { isOneOfSeveral = values.allSatisfy { isKnown($0) } }
    if receiver.isParameter { return isOneOfSeveral && isDatum(receiver.type) }
    // A body by itself is that of any object.
    return held != nil && isOneOfSeveral && receiver.object == nil && receiver.type == frame.receiver?.type
      && context.sites.count == 1
  }

  /// The initial value of a property.
  func initial(_ value: Expression, of member: Member, in receiver: Value?, _ type: TypeName?, _ frame: Frame) -> Value {
    let declaration = symbols.declaration(member.id)
    let own =
      declaration.isStatic
      ? nil : inOwnClass(member.id, receiver, type, frame) { slot(member.id, value, declared: type, of: $1) }
    var found = own ?? slot(member.id, value, declared: type)
    if let type { found = found.seen(as: type) }
    if !declaration.modifiers.contains("let") { found = unlessChanged(found, declaration.name) }
    return found.reborn(frame.depth)
  }

  /// What a variable held at first, as far as it surely holds it still.
  private func unlessChanged(_ value: Value, _ name: String) -> Value {
    var value = value
    switch value.form {
    // What followed code adds to a list is known.
    case .list(let elements, true):
      let isSeen = !program.changed.unseen.contains(name) || !elements.allSatisfy(isKnown)
      value.form = .list(elements, isComplete: isSeen)
    case _ where (isKnown(value) || value.isCase) && program.changed.all.contains(name): value.form = .plain
    default: break
    }
    return value
  }

  /// Whether an instance's property is what its initial value says: a constant, or a module that nothing was seen to replace.
  private func holds(_ declaration: Declaration, _ value: Expression, _ type: TypeName?) -> Bool {
    if holdsData(value, type) { return true }
    if case .null = value.form, declaration.modifiers.contains("let") { return true }
    guard let symbol = type?.key.flatMap({ symbols.types[$0] }), symbol.isProtocol else { return false }
    if declaration.modifiers.contains("let") { return true }
    let shapes = symbol.vocabulary.map { symbols.vocabularies[$0].shapes } ?? []
    return shapes.contains { $0.type == symbol.path.last }
  }

  /// Whether the initial value of an instance's property says what the property is: a container that it creates, an object around
  /// one, a constant, a list.
  func holdsData(_ value: Expression, _ type: TypeName?) -> Bool {
    if let type, containerVocabulary(type) != nil || type.element != nil { return true }
    switch value.form {
    case .string, .array, .dictionary, .metatype: return true
    case .call, .closure: return type.map(mayHold) ?? true
    case .member, .name: return type.map { isFunction($0) && mayHold($0) } ?? false
    default: return false
    }
  }

  /// Whether an object of a type, or of one below it, may keep a container.
  private func mayHold(_ type: TypeName) -> Bool {
    if isTelling(type) { return true }
    guard let key = type.unwrapped.key else { return false }
    return symbols.descendants(of: key).contains(where: program.holders.contains)
  }

  private func getter(
    _ member: Member, _ body: [Statement], _ type: TypeName?, _ receiver: Value?, _ frame: Frame
  ) -> Value {
    tabulated(key(.declaration(member.id), receiver: receiver, [], member.generics, [:]), type, isRepeatable: true) { [self] in
      activate(member.id, member.generics, receiver, [:], births: [:], frame, body: body, result: type) { _, _ in }
    }
  }

  /// The initial value of a stored property, evaluated once where it stands.
  ///
  /// - Parameter own: the class of the objects that have the property, where that decides what it is.
  func slot(_ id: DeclarationID, _ expression: Expression, declared type: TypeName?, of own: TypeName? = nil) -> Value {
    let declaring = symbols.enclosingType(id).flatMap { symbols.types[$0] }.map { $0.nominal }
    let below = own.flatMap { $0.key == declaring?.key ? nil : $0 }
    let owner = below ?? declaring
    let scope = Scope(file: id.file, declaration: id, selfType: below)
    let isStatic = symbols.declaration(id).isStatic
    let receiver = owner.map { isStatic ? Value(.metatype($0), type: .metatype($0)) : Value(type: $0) }
    let frame = Frame(scope: scope, function: nil, receiver: receiver, depth: 0)
    // What a framework keeps by itself comes to life where it is first spoken of.
    let site = symbols.vocabulary(ofFile: id.file) == nil ? symbols.location(of: id) : context.site
    var start = Context(
      asker: .code(askerName(id)), sites: CallPath(site),
      condition: simplified(conditions(id).and(program.unspokenCode.buildsOfCalls(of: id))),
      target: symbols.targetOfFile[id.file],
      construction: isStatic || symbols.declaration(id).modifiers.contains("lazy") ? nil : symbols.enclosingType(id))
    if start.construction != nil { start.phase = .eager }
    let isVocabulary = symbols.vocabulary(ofFile: id.file) != nil
    start.keeper = id
    start.isUncalled = program.unspokenCode.contains(id) || below?.key.map(isUncalled) ?? false
    start.maker = below?.key.map(Maker.type)
    frame.maker = start.maker
    return with({ $0 = start }) {
      // Wherever it is spoken of first, it is one.
      let structure = below.map { [Atom.type($0)] } ?? []
      let key = CallKey(body: .declaration(id), structure: structure, surroundings: surroundings())
      return tabulated(key, type, isKept: true, isRepeatable: true) { [self] in
        objects.inWork.insert(id)
        defer { objects.inWork.remove(id) }
        let value = flow(evaluate(expression, expecting: type, frame, Environment(parent: nil)), into: type)
        if symbols.declaration(id).isImplicitlyUnwrapped { insist(value, isKept: true) }
        if type == nil, !isVocabulary { takeAsUnwrapped(value, id) }
        name(value, symbols.declaration(id).name, frame)
        if isVocabulary { nameKept(value, id) }
        hold(value)
        noteAnswer(value, of: id)
        handOutKept(value, by: id)
        settle(value)
        return value
      }
    }
  }

  /// What a container is asked for, and kept in a property of which nobody has written that it is optional.
  private func takeAsUnwrapped(_ value: Value, _ property: DeclarationID) {
    let requests = value.requests.filter(\.answersOptional)
    guard !requests.isEmpty, isUnwrappedByAll(property) else { return }
    for request in requests { request.takeAsOptional() }
  }

  /// Evaluates for a type's sake only.
  private func silently<T>(_ body: () -> T) -> T { body() }

  /// Under which conditions a declaration is compiled, those around it included.
  func conditions(_ id: DeclarationID) -> BuildCondition { symbols.condition(of: id) }
}
