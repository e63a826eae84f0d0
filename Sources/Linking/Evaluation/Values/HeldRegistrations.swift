import Model

/// Objects of the program that keep a registration which they were handed, to refine it later: `Slip(box.register(…)).also(Tide.self)`.
extension Evaluator {
  /// An object that keeps registrations among what its initializer is handed, by name; nil where it keeps none.
  ///
  /// - Parameter body: what the initializer does; nil: it is the one that Swift writes.
  func around(_ handed: [String: Value], assignedIn body: [Statement]?) -> Value.Form? {
    let registrations = handed.filter { $0.value.holdsRegistration }
    guard !registrations.isEmpty else { return nil }
    let fields = Fields()
    for case .expression(let statement) in body ?? [] {
      guard case .assign(let target, let source) = statement.form, case .name(let name, _) = source.form,
        let value = registrations[name], let property = target.ownMember
      else { continue }
      fields.values[property] = value
    }
    if body == nil { fields.values = registrations }
    return fields.values.isEmpty ? nil : .object(fields)
  }
}

extension Value {
  /// Whether it is a registration that can still be refined, or an object that keeps one.
  var holdsRegistration: Bool {
    switch form {
    case .handle: true
    case .object(let fields): fields.values.values.contains(where: \.holdsRegistration)
    default: false
    }
  }
}
