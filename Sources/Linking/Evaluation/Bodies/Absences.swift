import Model

/// What a body does where a container answers nil.
enum Absence {
  /// The program ends.
  case ends
  /// The body is left, without anything in its stead.
  case leaves
}

extension Evaluator {
  /// Notes what is done with something that may be nil.
  ///
  /// - Parameters:
  ///   - insists: Where it is nil, the program ends.
  ///   - substitutes: Where it is nil, something else is done.
  func take(_ value: Value, insists: Bool, substitutes: Bool) {
    for request in value.asked {
      if insists { request.isForced = true } else { request.takeAsOptional() }
      request.hasSubstitute = request.hasSubstitute || substitutes
    }
  }

  /// `value!`: where nobody has looked whether it is there, it must be.
  func force(_ inner: Expression, _ expecting: TypeName?, _ frame: Frame, _ environment: Environment) -> Value {
    var value = evaluate(inner, expecting: expecting.map { .optional($0) }, frame, environment)
    if case .name(let name, _) = inner.form, environment.isFound(name) {
      value.type = value.type.wrapped ?? value.type
      return value
    }
    for request in value.requests { request.isForcedAtOnce = request.isForcedAtOnce || inner.isCall }
    take(value, insists: true, substitutes: false)
    value.absentWith = []
    value.type = value.type.wrapped ?? value.type
    return value
  }

  /// `name == nil`: somebody looks whether what was asked for is there.
  func lookAt(_ sides: [Value]) {
    guard sides.contains(where: { if case .null = $0.form { true } else { false } }) else { return }
    for request in sides.flatMap(\.asked) { request.isLookedAt = true }
  }

  /// Whether a body answers an object of a library, made of nothing that the program has: whoever gets it has no more than nothing.
  func answersPlaceholder(_ body: [Statement], _ frame: Frame) -> Bool {
    guard case .return(let answer?, _)? = body.last else { return false }
    var saysNothing = true
    Walk.statements([.expression(answer)]) { [self] expression in
      switch expression.form {
      case .name(let name, _):
        let type = symbols.resolve(.named(name), in: frame.scope)
        let isOthers = name.first?.isUppercase == true && type.key.flatMap { symbols.types[$0] }?.isExternal ?? true
        saysNothing = saysNothing && isOthers
      case .member(nil, _, _, _):
        let result = frame.resultType?.unwrapped.key.flatMap { symbols.types[$0] }
        saysNothing = saysNothing && (result?.isExternal ?? (frame.resultType != nil))
      case .closure, .choice, .opaque, .metatype: saysNothing = false
      default: break
      }
    }
    return saysNothing
  }

  /// `switch` over something that may be nil: what the case does that takes nil, which is no other than `if let … else { … }`.
  func take(_ value: Value, by cases: [Statement.Case]) {
    guard !value.asked.isEmpty, value.type.wrapped != nil, let body = cases.takingNil?.body else { return }
    take(value, insists: endsProgram(body), substitutes: body != [.leave("break", nil)])
  }

  /// `if name == nil { fatalError() }` and `guard name != nil else { fatalError() }`: what is kept under the name must be there.
  func insist(_ test: Expression, _ sign: String, _ environment: Environment) {
    guard case .binary(let left, sign, let right) = test.form, case .null = right.form, case .name(let name, _) = left.form,
      let value = environment.value(name)
    else { return }
    take(value, insists: true, substitutes: false)
  }

  /// Names are there from here on: somebody has looked.
  func find(_ names: [String], _ environment: Environment) {
    for name in names where environment.value(name).map({ !$0.asked.isEmpty }) ?? true { environment.find(name) }
  }

  /// What is kept under names that somebody compares with nil before he goes on may be nil.
  func take(_ names: [String], _ substitutes: Bool, _ environment: Environment) {
    for name in names { if let value = environment.value(name) { take(value, insists: false, substitutes: substitutes) } }
  }

  /// What a function does where an argument is nil that it takes as an optional, or its own object; nil where it goes on, or where that
  /// cannot be told. Looks only at the statements that are run in any case.
  func absence(of name: String, in body: [Statement]) -> Absence? {
    for (index, statement) in body.enumerated() {
      switch statement {
      case .guard(let conditions, let otherwise):
        guard conditions.count == 1, conditions[0].asks(for: name) else { return nil }
        return absence(in: otherwise)
      case .if(let conditions, let then, let otherwise):
        guard conditions.count == 1, conditions[0].asks(for: name) else { return nil }
        return then.goesAway && otherwise.isEmpty ? absence(in: Array(body[(index + 1)...])) : absence(in: otherwise)
      case .bind(let binding):
        if let value = binding.value, forces(value, name) { return .ends }
        // `var tide = tide ?? Tide()`: from here on the name is something else's.
        if binding.name == name { return nil }
      case .expression(let expression), .return(let expression?, _): if forces(expression, name) { return .ends }
      case .declaration: break
      default: return nil
      }
    }
    return nil
  }

  /// The same of an argument that may be nil.
  func absence(of parameter: Parameter, in declaration: Declaration, _ given: Value?, _ wanted: TypeName?) -> Absence? {
    guard wanted?.wrapped != nil, given?.asked.isEmpty == false, let body = declaration.body else { return nil }
    return absence(of: parameter.name, in: body)
  }

  /// The same of what a method of an optional is called on: `extension Optional { func orDie() -> Wrapped }`.
  func takeOwn(_ receiver: Value, by id: DeclarationID) {
    guard !receiver.asked.isEmpty, symbols.enclosingType(id) == "Optional", let body = symbols.declaration(id).body,
      let absence = absence(of: "self", in: body)
    else { return }
    take(receiver, insists: absence == .ends, substitutes: false)
  }

  private func absence(in body: [Statement]) -> Absence? {
    if endsProgram(body) { return .ends }
    if case .leave("throw", _)? = body.last { return .leaves }
    return nil
  }

  /// Whether an expression begins with a name that it forces, or something that ends the program stands in its stead.
  private func forces(_ expression: Expression, _ name: String) -> Bool {
    var next: Expression? = expression
    while let current = next {
      next = nil
      switch current.form {
      case .force(let inner), .cast(let inner, .forced, _):
        if inner.isName(name) { return true }
        next = inner
      case .call(let callee, _): next = callee
      case .member(let base, "unsafelyUnwrapped", _, _): return base?.isName(name) ?? false
      case .member(let base, _, _, _): next = base
      case .attempt(let inner, _), .await(let inner): next = inner
      case .binary(let left, "??", let right): return left.isName(name) && neverReturns(right)
      default: break
      }
    }
    return false
  }
}

extension [Statement.Case] {
  /// The case that takes nil, if one is written that takes nothing else but what the others leave.
  fileprivate var takingNil: Statement.Case? {
    first { item in
      item.patterns.isEmpty
        || item.patterns.contains { pattern in
          switch pattern.form {
          case .null, .name("_", _), .member(_, "none", _, _): true
          default: false
          }
        }
    }
  }
}

extension Statement.Condition {
  /// Whether it asks for no more than that what has a name is there.
  fileprivate func asks(for name: String) -> Bool {
    switch self {
    // What is not there is nothing of any type: `self as? Kind`.
    case .bind(let binding):
      if case .cast(let inner, .optional, _)? = binding.value?.form {
        inner.isName(name)
      } else {
        binding.value?.isName(name) ?? false
      }
    case .test(let test):
      if case .binary(let left, "!=", let right) = test.form, case .null = right.form { left.isName(name) } else { false }
    case .match, .availability: false
    }
  }
}

extension [Statement.Condition] {
  /// The names that are not nil where all of them hold.
  var namesFound: [String] { flatMap { if case .test(let test) = $0 { test.namesFound } else { [String]() } } }

  /// Those that are not nil where they do not hold.
  var namesMissed: [String] {
    guard count == 1, case .test(let test) = self[0] else { return [] }
    return test.names(where: "==", joined: "||")
  }
}

extension Expression {
  /// The names that are not nil where it is true.
  var namesFound: [String] { names(where: "!=", joined: "&&") }

  fileprivate func names(where sign: String, joined junction: String) -> [String] {
    switch form {
    case .binary(let left, junction, let right):
      return left.names(where: sign, joined: junction) + right.names(where: sign, joined: junction)
    case .binary(let left, sign, let right):
      switch (left.form, right.form) {
      case (.name(let name, _), .null), (.null, .name(let name, _)): return [name]
      default: return []
      }
    default: return []
    }
  }

  fileprivate func isName(_ name: String) -> Bool { if case .name(name, _) = form { true } else { false } }
}
