import Model

extension Evaluator {
  /// What a function of the program is called on, where that is what a container was asked for: an object like any other of its type. Which
  /// request it came from, only whoever asked has to do with: screens that ask for one another would otherwise never be the same.
  func withoutRequest(_ receiver: Value) -> Value {
    guard case .request = receiver.form, receiver.type != .unknown, !receiver.type.isOpen else { return receiver }
    var object = receiver
    object.form = .plain
    return object
  }

  /// An object as `self` in a body of a type of which it is: whoever called that may have known it as something that the type conforms to.
  func itself(_ object: Value, in id: DeclarationID) -> Value {
    guard let exact = object.exact?.unwrapped, exact != object.type, let owner = symbols.enclosingType(id),
      symbols.types[owner]?.isProtocol == false, symbols.type(exact, inherits: owner), !symbols.type(object.type, inherits: owner)
    else { return object }
    return object.seen(as: exact)
  }

  /// Whether a call hands over no more than is known of any call: what it leaves open is left open where the body is looked at
  /// by itself.
  func addsNothing(
    to id: DeclarationID, _ receiver: Value?, _ arguments: Arguments, _ generics: [String: TypeName]
  ) -> Bool {
    guard generics.values.allSatisfy(\.isOpen), arguments.values.allSatisfy({ saysNothing($0.1) }) else { return false }
    guard let receiver else { return true }
    let own = symbols.enclosingType(id).flatMap { symbols.types[$0] }.map(\.nominal)
    if case .metatype(let type) = receiver.form { return type == own }
    return saysNothing(receiver) && receiver.type == own
  }

  private func saysNothing(_ value: Value) -> Bool {
    guard value.object == nil, value.exact == nil else { return false }
    switch value.form {
    case .parameter, .container(.parameter): return true
    // An object of the program that is not known is any of them, and no longer a matter of some caller.
    case .plain:
      guard !value.type.isOpen, !isTelling(value.type), !isGroup(value) else { return false }
      return !(value.type.unwrapped.key.map(program.fillers.contains) ?? false)
    default: return false
    }
  }
}
