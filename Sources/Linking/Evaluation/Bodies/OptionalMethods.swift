import Model

/// Methods of an optional that call their closure with what it holds.
private let optionalMethods: Set<String> = ["map", "flatMap"]

extension Evaluator {
  /// Whether an optional has a member of a name itself: Swift gives it one, or the program does.
  func isOfOptionals(_ member: String) -> Bool {
    optionalMethods.contains(member) || !symbols.members(of: .optional(.unknown), named: member).isEmpty
  }

  /// A case of Swift's own enumeration, which says of which type it is: `Optional<Tea>.none`. `some` makes what the initializer makes.
  func optionalCase(_ name: String, of receiver: Value, _ type: TypeName, _ frame: Frame) -> Value? {
    switch name {
    case "none": Value(.null, type: type, born: frame.depth)
    case "some": receiver
    default: nil
    }
  }

  /// `map` or `flatMap` of an optional; nil where it is something else that is asked for a member of that name.
  func optionalMethod(
    _ name: String, of receiver: Value, _ base: Expression, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    guard optionalMethods.contains(name), receiver.type.wrapped != nil, !isUnwrapped(base, receiver, frame, environment),
      symbols.members(of: receiver.type, named: name).isEmpty
    else { return nil }
    guard case .choice(let values) = receiver.form else { return method(name, receiver, base, environment) }
    let there = values.filter { if case .null = $0.form { false } else { true } }
    let methods = there.map { value in
      var method = method(name, value, base, environment)
      method.build = value.build
      return method
    }
    return methods.count == 1 ? methods[0] : Value(.choice(methods), born: receiver.born)
  }

  private func method(_ name: String, _ value: Value, _ base: Expression, _ environment: Environment) -> Value {
    var held = value
    held.type = value.type.wrapped ?? value.type
    held.absentWith = value.asked
    switch value.form {
    // What was asked for may be absent, and what is made of it then is, too.
    case .request(let request):
      if request.answersOptional { request.isTolerant = true }
      held.form = .plain
    // A variable that is seen to hold nothing; what a property holds may have been set out of sight.
    case .null: if case .name(let local, _) = base.form, environment.value(local) != nil { break } else { held.form = .plain }
    default: break
    }
    return Value(.optionalMethod([held], name), born: value.born)
  }

  /// Whether a list that may be absent is used as one that is there: Swift unwraps `[T]!` by itself.
  private func isUnwrapped(_ base: Expression, _ receiver: Value, _ frame: Frame, _ environment: Environment) -> Bool {
    guard receiver.type.unwrapped.element != nil else { return false }
    switch base.form {
    case .name(let name, _):
      if environment.value(name) != nil { return false }
      let property = frame.receiver.flatMap { self.property(name, of: $0)?.id } ?? global(name, frame.scope.file, .property)
      return property.map { symbols.declaration($0).isImplicitlyUnwrapped } ?? true
    case .call, .cast, .attempt: return false
    default: return true
    }
  }

  /// Calls the closure with what an optional holds.
  func callOptionalMethod(
    _ held: [Value], _ name: String, _ given: [Given], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    guard var value = held.first, let argument = given.first else { return Value(born: frame.depth) }
    let wanted = name == "map" ? expecting?.wrapped ?? expecting : expecting
    let function = self.value(of: argument, expecting: nil, frame, environment)
    if case .null = value.form { return Value(.null, type: expecting ?? .unknown, born: frame.depth) }
    let asked = value.absentWith
    value.absentWith = []
    let given = [Given(label: nil, isTrailing: false, value: value)]
    var result = Value()
    // An object that is known is there.
    if case .plain = value.form, value.object == nil {
      conditionally { result = apply(function, given, nil, wanted, frame, environment) }
    } else {
      result = apply(function, given, nil, wanted, frame, environment)
    }
    if name == "map", result.type != .unknown {
      // Of an optional in an optional, `!` opens the outer one, which says nothing of the inner.
      if !result.requests.isEmpty, result.type.wrapped != nil { result = Value(type: result.type, born: result.born) }
      result.type = .optional(result.type)
    }
    result.absentWith += asked
    return result
  }
}
