import Model

extension Expression {
  /// The member of `self` that it names: `self.name`, `name`.
  var ownMember: String? {
    switch form {
    case .name(let name, _): name
    case .member(let base?, let name, _, _): if case .name("self", _) = base.form { name } else { nil }
    default: nil
    }
  }
}

/// What properties keep: containers, functions, lists of groups, objects that keep such things.
extension Evaluator {
  /// A property is assigned.
  func keep(_ value: Value, in property: DeclarationID, of object: Int?) {
    // What a constant rules out puts no other container in a property's place, as long as nobody turns it.
    if context.isSwitchedOff, isTelling(value, property) { return }
    // Each of several by itself, so that a value which comes from property to property does not grow on its way.
    if case .choice(let values) = value.form { return values.forEach { keep($0, in: property, of: object) } }
    let isShared = symbols.declaration(property).isStatic || symbols.declaration(property).parent == nil
    let object = isShared ? nil : object
    if isLeftToMaker(value) {
      writeDown(.hand(property, of: object))
      // Whoever makes the object says what is in it.
      if isTelling(value, property) { counters.openings += 1 }
      return
    }
    var value = kept(value)
    let isConstant = symbols.declaration(property).modifiers.contains("let")
    // A variable that holds a text, a case or a truth now may hold another one when it is read.
    if !isConstant, isKnown(value) || value.isCase { value.form = .plain }
    // What is data and not known to the letter says no more than its type does.
    if !(isConstant && isKnown(value)), isData(propertyType(Member(id: property, generics: [:])) ?? value.type) { return }
    let structure = structure(of: value)
    writeDown(.assign(value, structure, to: property, of: object, isAddition: false))
  }

  /// The properties of an object that the initializer fills which Swift writes itself.
  func keep(_ values: [String: Value], in object: Int, _ type: TypeName) {
    for name in values.keys.sorted() {
      guard let member = property(name, of: Value(type: type)) else { continue }
      keep(values[name]!, in: member.id, of: object)
    }
  }

  /// What an initializer assigns to constants of the object as it is handed, and can be written down: a name under which it registers.
  func keepConstants(_ arguments: [String: Value], assignedIn body: [Statement], of type: TypeName, in object: Int) {
    guard arguments.values.contains(where: { isKnown($0) }) else { return }
    for case .expression(let statement) in body {
      guard case .assign(let target, let source) = statement.form, case .name(let name, _) = source.form,
        let value = arguments[name], isKnown(value),
        let property = target.ownMember.flatMap({ property($0, of: Value(type: type)) }),
        symbols.declaration(property.id).modifiers.contains("let")
      else { continue }
      keep(value, in: property.id, of: object)
    }
  }

  private func isLeftToMaker(_ value: Value) -> Bool {
    switch value.form {
    case .parameter, .container(.parameter): true
    default: false
    }
  }

  /// Whether what is done with the property depends on who fills it.
  private func isTelling(_ value: Value, _ property: DeclarationID) -> Bool {
    isTelling(value.type) || propertyType(Member(id: property, generics: [:])).map(isTelling) ?? false
  }

  /// Whether a value of a type may be a container, groups, a function that has to do with one, or keep such things.
  func isTelling(_ type: TypeName) -> Bool {
    if case .composition(let types) = type.unwrapped { return types.contains { isTelling($0) } }
    if case .tuple(let types) = type.unwrapped { return types.contains { isTelling($0) } }
    if let element = type.unwrapped.held { return isTelling(element) }
    return isContainerLike(type.unwrapped)
      || type.unwrapped.key.map { program.holders.contains($0) || program.doors.contains($0) } ?? false
  }

  /// A container, a function that has to do with one, groups.
  private func isContainerLike(_ type: TypeName) -> Bool {
    if case .function(let parameters, let result) = type {
      return (parameters + [result]).contains { isContainerLike($0.unwrapped) }
    }
    if containerVocabulary(type) != nil { return true }
    if let element = type.element { return isContainerLike(element.unwrapped) }
    let type = type.instance ?? type
    guard let symbol = type.key.flatMap({ symbols.types[$0] }) else { return false }
    // What refines a framework's type for groups, and is refined itself, says no more than that of which group it is.
    guard let vocabulary = symbol.vocabulary else {
      return symbols.subtypes[symbol.key] != nil && !shapes(of: symbol, type).isEmpty
    }
    return symbols.vocabularies[vocabulary].shapes.contains { $0.type == symbol.path.last }
  }

  /// Types of the program whose objects keep a container, something like one, or an object that does.
  func findHolders() -> Set<String> {
    var kept: [TypeName: [String]] = [:]
    for key in program.keepers {
      for id in symbols.types[key]?.sortedMembers ?? [] {
        let declaration = symbols.declaration(id)
        guard declaration.kind == .property, !declaration.isStatic, declaration.body == nil, let written = declaration.type else {
          continue
        }
        let type = symbols.resolve(written, in: Scope(file: id.file, declaration: id)).unwrapped
        kept[type.held?.unwrapped ?? type, default: []].append(key)
      }
    }
    let cases = symbols.types.values.filter { $0.vocabulary == nil && !$0.isExternal && carriesWhatTells($0) }.map(\.key)
    // Who keeps a container and is known as something that can be set to work fills it when it is.
    let own = kept.filter { isTelling($0.key) }.flatMap(\.value) + cases
    var open = own + own.flatMap { workers(of: $0) }
    var found: Set<String> = []
    while let key = open.popLast() {
      guard found.insert(key).inserted, let symbol = symbols.types[key] else { continue }
      open += kept[symbol.nominal] ?? []
    }
    return found
  }

  /// Whether a case of an enumeration carries a container, a function that takes one, or something behind which there is one.
  private func carriesWhatTells(_ symbol: TypeSymbol) -> Bool {
    symbol.declarations.contains { symbols.declaration($0).kind == .enum }
      && symbol.sortedMembers.contains { id in
        guard symbols.declaration(id).kind == .enumCase else { return false }
        let scope = Scope(file: id.file, declaration: id)
        return symbols.declaration(id).parameters.contains { $0.type.map { isTelling(symbols.resolve($0, in: scope)) } ?? false }
      }
  }

  /// The protocols of a type that demand a function which takes and answers nothing, where that of the type has to do with a container.
  private func workers(of key: String) -> [String] {
    guard let symbol = symbols.types[key] else { return [] }
    return symbols.levels(of: symbol.nominal).map(\.symbol).filter { level in
      level.isProtocol && level.vocabulary == nil && !level.isExternal
        && level.sortedMembers.contains { id in
          let demanded = symbols.declaration(id)
          return demanded.kind == .function && demanded.body == nil && demanded.parameters.isEmpty && demanded.type == nil
            && symbol.members[demanded.name]?.contains(where: program.relevant.contains) ?? false
        }
    }.map(\.key)
  }

  /// Protocols of the program that demand functions which take a container: what they run depends on the object.
  func findFillers() -> Set<String> {
    Set(
      symbols.types.values.filter { symbol in
        symbol.isProtocol && symbol.vocabulary == nil && !symbol.isExternal
          && symbol.sortedMembers.contains { id in
            symbols.declaration(id).kind == .function
              && symbols.declaration(id).parameters.contains { parameter in
                parameter.type.map {
                  isContainerLike(symbols.resolve($0, in: Scope(file: id.file, declaration: id)).unwrapped)
                } ?? false
              }
          }
      }.map(\.key))
  }

  /// What a stored property holds; nil where nothing says so but its initial value or its type.
  func held(_ member: Member, of receiver: Value?, _ type: TypeName?, _ frame: Frame) -> Value? {
    let declaration = symbols.declaration(member.id)
    let isShared = declaration.isStatic || declaration.parent == nil
    let isSelf = receiver?.object == nil && receiver?.type == frame.receiver?.type
    var contents: [ObjectTable.Content] = []
    if !isShared, let object = receiver?.object { contents = content(member.id, of: object) }
    if contents.isEmpty { contents = content(member.id, of: nil) }
    let isHanded = contents.contains(where: \.isHanded) || receiver?.object == nil && isOfAnyType(member, type)
    // An object of which callers were seen to say what is in it holds no more than they say.
    if !isShared, receiver?.object == nil || isHanded && contents.allSatisfy(\.values.isEmpty) {
      // Who is asked for all objects there are may be asked for by one of them.
      calls.dependencies.read(.all(member.id))
      let made = objects.contents(member.id)
      if isSelf, isHanded || !made.isEmpty, type.map(isTelling) ?? false { counters.openings += 1 }
      contents = contents.filter { !$0.values.isEmpty } + made
    }
    var values = contents.flatMap(\.values)
    guard !values.isEmpty || isHanded else { return nil }
    if let value = declaration.value, declaration.isStatic || declaration.parent == nil || holdsData(value, type),
      symbols.vocabulary(ofFile: member.id.file) == nil
    {
      values.insert(initial(value, of: member, in: receiver, type, frame), at: 0)
    }
    // Which object it is, whoever calls says.
    let isLeft = isHanded && !isShared && receiver?.object == nil
    if isLeft, let vocabulary = type.flatMap({ containerVocabulary($0) }) {
      var value = Value(.container(.handed(vocabulary)), type: type ?? .unknown, born: frame.depth)
      value.keptIn = member.id
      return value
    }
    let isOpen = contents.contains(where: \.isOpen)
    if contents.contains(where: \.isGrown) { return grown(values, isWhole: !isHanded && !isOpen, type, frame) }
    // A constant that whoever makes the object leaves empty.
    if !isHanded, !isOpen, declaration.modifiers.contains("let"), values.allSatisfy(isNull) { return values.first }
    return joined(values, isOpen: isOpen, isHanded, type, frame)
  }

  /// What is known to have been put into a property of an object.
  func content(_ property: DeclarationID, of object: Int?) -> [ObjectTable.Content] {
    calls.dependencies.read(.slot(ObjectTable.Slot(object: object, property: property)))
    return objects.content(property, of: object).map { [$0] } ?? []
  }

  /// Whether a property that holds a container is one of a type parameter's, so that whoever makes the object says which container it is.
  private func isOfAnyType(_ member: Member, _ type: TypeName?) -> Bool {
    guard type.flatMap({ containerVocabulary($0) }) != nil, let written = symbols.declaration(member.id).type else {
      return false
    }
    return symbols.resolve(written, in: Scope(file: member.id.file, declaration: member.id)).isOpen
  }

  /// One value that stands for all that a property may hold.
  private func joined(_ values: [Value], isOpen: Bool, _ isHanded: Bool, _ type: TypeName?, _ frame: Frame) -> Value? {
    if let vocabulary = type.flatMap({ containerVocabulary($0) }) {
      var containers: [ContainerValue] = []
      for value in values {
        let container = container(of: value) ?? .ambient(vocabulary)
        // What an unknown object kept is, where some are known, what those keep.
        if case .handed = container { continue }
        if !containers.contains(container) { containers.append(container) }
      }
      let only =
        containers.count == 1 && !isOpen
        ? containers[0] : isHanded || containers.isEmpty ? .handed(vocabulary) : .ambient(vocabulary)
      var value = Value(.container(only), type: type ?? .unknown, born: frame.depth)
      // Of several containers some may be kept by whoever captured them.
      if containers.count == 1 || values.allSatisfy({ !$0.handedAt.isEmpty }) {
        value.handedAt = values.reduce(into: []) { $0.formUnion($1.handedAt) }
      }
      return value
    }
    // More than could be kept apart: the initial value is but one of them.
    if isOpen { return Value(type: type ?? .unknown, born: frame.depth) }
    guard !values.isEmpty else { return nil }
    var value = oneOf(values, type: values[0].type, born: frame.depth)
    if let type { value = value.seen(as: type) }
    return value.reborn(frame.depth)
  }
}

extension TypeName {
  /// What a list or dictionary holds.
  fileprivate var held: TypeName? { element ?? (baseName == "Dictionary" && arguments.count == 2 ? arguments[1] : nil) }
}
