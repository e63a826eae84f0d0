import Model

/// What is one of several objects of different types: a condition, an entry of a table or whoever made its owner says which, and a run of
/// the program has one of them.
extension Evaluator {
  /// A member of what is one of several objects, where it may be something else in each: each is asked for its own, and whoever calls that
  /// calls each on a way of its own, or each in turn. Nil where it is one object, or nothing hangs on which it is.
  func ofEach(_ name: String, _ receiver: Value, _ labels: [String]?, _ frame: Frame) -> Value? {
    if name == "init", let makers = initializers(ofEach: receiver, labels) ?? initializers(ofHeld: receiver, labels) {
      return makers
    }
    guard case .choice(let values) = receiver.form, case let objects = values.filter({ !isNull($0) }),
      Set(objects.map(\.made.unwrapped)).count > 1
    else { return nil }
    let type = property(name, of: receiver).flatMap { propertyType($0) }
    guard type.map(isTelling) ?? objects.contains(where: { runsSomething(name, of: $0) }) else { return nil }
    let found = objects.compactMap { member(name, of: $0, labels, frame) ?? type.map { Value(type: $0) } }
    guard !found.isEmpty else { return nil }
    var one = oneOf(found, type: type ?? found[0].type, born: frame.depth)
    one.isEach = receiver.isEach
    return one
  }

  /// The initializers of one of several types.
  private func initializers(ofEach receiver: Value, _ labels: [String]?) -> Value? {
    guard case .choice(let types) = receiver.form else { return nil }
    let makers = types.compactMap { type -> Value? in
      guard case .metatype(let type) = type.form else { return nil }
      return Value(.function(initializers(of: type, labels: labels)), born: receiver.born)
    }
    guard makers.count == types.count else { return nil }
    var one = oneOf(makers, type: .unknown, born: receiver.born)
    one.isEach = receiver.isEach
    return one
  }

  /// The initializers of a type that a parameter holds, `type.init()`: of which, whoever calls says.
  private func initializers(ofHeld receiver: Value, _ labels: [String]?) -> Value? {
    guard receiver.isParameter, let type = receiver.type.instance else { return nil }
    var makers = initializers(of: type, labels: labels)
    makers.isOfCallersType = true
    return Value(.function(makers), born: receiver.born)
  }

  /// An element of a list, each in turn.
  ///
  /// - Parameter type: What the list is said to hold; elements of one type are of that one.
  func each(of elements: [Value], _ type: TypeName?, born: Int) -> Value {
    let isOfOneType = Set(elements.map(\.type)).count == 1
    var one = oneOf(elements, type: isOfOneType ? elements[0].type : type ?? elements[0].type, born: born)
    one.isEach = true
    return one
  }

  /// The text that a property is for each case of an enumeration, where an object is one of some of them or nobody knows which.
  func textOfEach(_ member: Member, _ receiver: Value, _ body: [Statement], _ type: TypeName, _ frame: Frame) -> Value? {
    var cases: [Value] = []
    switch receiver.form {
    case .choice(let values) where values.allSatisfy(\.isCase): cases = values
    case .plain:
      guard case .list(let all, true)? = allCases(of: receiver.type.unwrapped, frame)?.form else { return nil }
      cases = all
    default: return nil
    }
    var texts: [Value] = []
    for one in cases {
      guard let text = answer(of: member.id, member.generics, one, [], body, type, frame) else { return nil }
      texts.append(text)
    }
    guard !texts.isEmpty else { return nil }
    var text = oneOf(texts, type: type, born: frame.depth)
    text.isWhole = true
    return text
  }

  /// Whether an object has a function of that name into which calls are followed.
  private func runsSomething(_ name: String, of object: Value) -> Bool {
    let type = object.made.unwrapped
    return symbols.members(of: type.instance ?? type, named: name).contains { member in
      symbols.declaration(member.id).kind == .function && (follows(member.id) || isFollowedBelow(member.id))
    }
  }

  /// Whether calls are followed into what meets a protocol's demand.
  private func isFollowedBelow(_ id: DeclarationID) -> Bool { implementations(of: id).contains { follows($0.id) } }
}

extension Value {
  /// The type of the object itself where all that it may be is of one type.
  var commonType: TypeName? {
    guard case .choice(let values) = form else { return exact ?? type }
    let types = Set(values.lazy.filter { if case .null = $0.form { false } else { true } }.map(\.made))
    return types.count == 1 ? types.first : nil
  }
}

extension FunctionValue {
  /// An object that its initializers made: of which class it is where a caller hands the type over, he knows.
  func known(_ made: Value) -> Value {
    guard isOfCallersType, case .plain = made.form else { return made }
    var made = made
    made.form = .parameter
    return made
  }
}
