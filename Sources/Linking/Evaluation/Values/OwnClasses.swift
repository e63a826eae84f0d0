import Model

/// Members that are something else in each class below the one that declares them: what decides is the class of the object.
extension Evaluator {
  /// What a member is in an object, where the class of the object decides that; nil where it does not, or where it is that of the member.
  ///
  /// In an object of which nobody knows of which of several classes it is, it is what it is in any of them.
  ///
  /// - Parameters:
  ///   - below: what a member of that name is in an object of a class below, unless it is a property.
  ///   - body: what it is in an object of its class.
  func inOwnClass(
    _ id: DeclarationID, _ receiver: Value?, _ type: TypeName?, _ frame: Frame, below: ((Value) -> Value)? = nil,
    _ body: (_ receiver: Value, _ own: TypeName) -> Value
  ) -> Value? {
    guard let receiver, let own = decidingClass(of: id, receiver), let owner = symbols.enclosingType(id) else { return nil }
    let classes = classesBelow(own, id, receiver)
    guard !classes.isEmpty else { return own.key == owner ? nil : made(for: own, owner) { body(receiver, own) } }
    counters.openings += 1
    guard let vocabulary = type.flatMap({ containerVocabulary($0) }) else {
      return own.key == owner ? nil : made(for: own, owner) { body(receiver, own) }
    }
    guard classes.count <= Limit.containerPlaces.value else {
      cut(.containerPlaces)
      return Value(.container(.ambient(vocabulary)), type: type ?? .unknown, born: frame.depth)
    }
    let first = made(for: own, owner) { body(object(receiver, of: own), own) }
    let others = classes.map { each in
      let target = object(receiver, of: each)
      return below.map { $0(target) } ?? member(name(of: id), of: target, nil, frame) ?? Value(type: type ?? .unknown)
    }
    if Set(([first] + others).map { container(of: $0) }).count == 1 { return first }
    return Value(.container(.ambient(vocabulary)), type: type ?? .unknown, born: frame.depth)
  }

  /// What a function without parameters answers, called on an object of which nobody knows of which of several classes it is; nil where that
  /// is known, or does not decide.
  func inAnyClass(
    _ id: DeclarationID, _ receiver: Value, _ result: TypeName, _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    guard containerVocabulary(result) != nil, follows(id), let own = decidingClass(of: id, receiver),
      !classesBelow(own, id, receiver).isEmpty
    else { return nil }
    let call = { [self] (target: Value) -> Value in
      let found = member(name(of: id), of: target, [], frame)
      return found.map { apply($0, [], nil, expecting, frame, environment) } ?? Value(type: result)
    }
    return inOwnClass(id, receiver, result, frame, below: call) { target, _ in call(target) }
  }

  /// The class of an object, or the one that a metatype means, where it decides what one of its members is.
  func decidingClass(of id: DeclarationID, _ receiver: Value) -> TypeName? {
    guard symbols.vocabulary(ofFile: id.file) == nil, program.varied.contains(id) else { return nil }
    let type = (receiver.exact ?? receiver.type).unwrapped
    let own = type.instance ?? type
    guard let key = own.key, let symbol = symbols.types[key], !symbol.isProtocol else { return nil }
    return own
  }

  /// The classes below that of an object of which it may be, too, and in which a member may be something else.
  func classesBelow(_ own: TypeName, _ id: DeclarationID, _ receiver: Value) -> [TypeName] {
    guard isAnyBelow(receiver), let key = own.key, program.varied.names(of: key).contains(name(of: id)) else { return [] }
    return symbols.descendants(of: key).compactMap { symbols.types[$0]?.nominal }
  }

  /// Whether what is known of `self` is only that it is of the type in whose body the evaluation stands, while a member is something else in
  /// some type below.
  func isLeftToOwnClass(_ id: DeclarationID, _ receiver: Value, _ frame: Frame) -> Bool {
    let type = receiver.type.instance ?? receiver.type
    guard isAnyBelow(receiver), let around = frame.receiver?.type, type == around.instance ?? around, let key = type.key else {
      return false
    }
    return program.varied.names(of: key).contains(name(of: id))
  }

  /// The same object as one of a class.
  func object(_ receiver: Value, of own: TypeName) -> Value {
    var object = receiver
    if case .metatype = receiver.form { return Value(.metatype(own), type: .metatype(own), born: receiver.born) }
    (object.type, object.exact) = (own, own)
    return object
  }

  /// A property that holds a container, or may, of what is one of several objects: each is asked for its own. So it is with a method.
  func ofEach(_ name: String, _ receiver: Value, _ labels: [String]?, _ frame: Frame) -> Value? {
    guard case .choice(let values) = receiver.form, case let objects = values.filter({ !isNull($0) }),
      Set(objects.map(\.made.unwrapped)).count > 1
    else { return nil }
    if let methods = methods(name, ofEach: objects, of: receiver, labels, frame) { return methods }
    guard let type = property(name, of: receiver).flatMap(propertyType), isTelling(type) else { return nil }
    return oneOf(objects.map { member(name, of: $0, nil, frame) ?? Value(type: type) }, type: type, born: frame.depth)
  }

  /// The method that each of several objects has by its own type, where some of these have to do with containers.
  private func methods(
    _ name: String, ofEach objects: [Value], of receiver: Value, _ labels: [String]?, _ frame: Frame
  ) -> Value? {
    guard receiver.isEach || receiver.isEither || program.joiningMethods[name] != nil else { return nil }
    let own = objects.map { object -> DeclarationID? in
      guard case .nominal = object.made.unwrapped, let symbol = object.made.unwrapped.key.flatMap({ symbols.types[$0] }),
        symbol.vocabulary == nil, !symbol.isProtocol
      else { return nil }
      return symbols.members(of: object.made.unwrapped, named: name).lazy.map(\.id).first { symbols.declaration($0).body != nil }
    }
    let known = own.compactMap { $0 }
    guard known.count == own.count, Set(known).count > 1, known.contains(where: follows),
      known.allSatisfy({ symbols.declaration($0).kind == .function && !symbols.declaration($0).isStatic })
    else { return nil }
    var each = Value(.choice(objects.map { member(name, of: $0, labels, frame) ?? Value() }), born: frame.depth)
    each.isEach = receiver.isEach
    return each
  }

  /// Whether nobody knows of an object, or of a type, whether it is of a class below.
  private func isAnyBelow(_ value: Value) -> Bool { value.object == nil && value.exact == nil }

  /// Each class has containers of its own.
  private func made(for own: TypeName, _ owner: String, _ body: () -> Value) -> Value {
    guard let key = own.key, key != owner else { return body() }
    return with(
      {
        $0.maker = .type(key)
        $0.isUncalled = $0.isUncalled || isUncalled(key)
      }, body)
  }

  /// Whether nothing can call what a class overrides, since nobody makes an object of it.
  func isUncalled(_ own: String) -> Bool {
    let overriding = symbols.types[own]?.sortedMembers.filter { id in
      symbols.declaration(id).modifiers.contains("override") && program.relevant.contains(id)
    }
    return overriding?.isEmpty == false && overriding!.allSatisfy(program.unspokenCode.contains)
  }
}
