import Model

/// Functions that the program adds under the name of one that a library has: which of the two a call in such a function means.
extension Evaluator {
  /// Whether an argument says that a function does not call itself, but a namesake that stands outside: `setLocalDescription(.init(from: own))` in
  /// a `setLocalDescription` that takes something else. Only what is of the parameter's type, or of one that cannot be told, is its own.
  func isOfAnother(
    _ candidate: Overload, _ given: Given, _ value: Value?, _ pattern: TypeName, _ receiver: Value?, _ frame: Frame
  ) -> Bool {
    guard frame.scope.declaration == candidate.id, !pattern.isOpen, pattern != .unknown, !isFunction(pattern),
      let receiver, symbols.isUndeclared(receiver.type.unwrapped) || inheritsUnseen(receiver.type)
    else { return false }
    if case .call(let callee, let arguments)? = given.expression?.form, case .member(nil, "init", _, _) = callee.form {
      return !hasInitializer(pattern.unwrapped, arguments)
    }
    guard let type = (given.value ?? value)?.type.unwrapped, type != .unknown, !type.isOpen, type != .void else { return false }
    var bound: [String: TypeName] = [:]
    return !unify(pattern, type, &bound) && !symbols.type(type, inherits: pattern.unwrapped.key ?? "")
      && symbols.isUndeclared(pattern.unwrapped) && symbols.isUndeclared(type)
  }

  /// Whether the program or Swift writes an initializer of a type that takes arguments so labelled.
  private func hasInitializer(_ type: TypeName, _ arguments: [Argument]) -> Bool {
    let given = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
    let own = initializers(of: type, labels: nil).candidates.map { symbols.declaration($0.id).parameters }
    return (own + [memberwise(type).map(\.parameter)]).contains { match($0, given) != nil }
  }
}
