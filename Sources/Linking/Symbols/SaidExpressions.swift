import Model

extension Declaration {
  /// Everything that stands in it as an expression.
  var said: [Statement] {
    (body ?? []) + observers + (value.map { [.expression($0)] } ?? [])
      + parameters.compactMap(\.defaultValue).map { .expression($0) }
      + (attributes + parameters.flatMap(\.attributes)).flatMap { $0.arguments ?? [] }.map { .expression($0.value) }
  }

  var isCallable: Bool { [.function, .initializer].contains(kind) }

  /// Whether a function can be called so, as far as labels and numbers tell.
  func mayTake(_ arguments: [Argument]) -> Bool {
    if generics.contains(where: \.isPack) { return true }
    let given = arguments.filter { !$0.isTrailing }
    let labels = given.compactMap(\.label)
    guard labels.allSatisfy({ label in parameters.contains { $0.label == label } }) else { return false }
    let free = given.count - labels.count
    let isVariadic = parameters.contains(where: \.isVariadic)
    if !isVariadic, free > parameters.count(where: { $0.label == nil }) { return false }
    let required = parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    let missing = required.filter { $0.label.map { !labels.contains($0) } ?? false }.count
    let unfilled = max(0, required.count(where: { $0.label == nil }) - free)
    return missing + unfilled <= arguments.count - given.count
  }
}

extension Expression {
  /// Whether it is a member of a name that begins like a type's.
  var isOfType: Bool {
    guard case .member(let base?, _, _, _) = form, case .name(let name, _) = base.form else { return false }
    return name.first?.isUppercase == true
  }

  /// Whether it is an initializer of something, or a type in another: what is called by it makes an object.
  var isMaking: Bool {
    guard case .member(_, let name, _, _) = form else { return false }
    return name == "init" || name.first?.isUppercase == true
  }
}
