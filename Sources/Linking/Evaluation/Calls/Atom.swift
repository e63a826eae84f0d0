import Model

/// A piece of the structure of a value, written down from left to right.
enum Atom: Hashable {
  case form(Form)
  case type(TypeName)
  case text(String)
  case number(Int)
  case declaration(DeclarationID)
  case closure(ClosurePlace)
  case container(ContainerValue)
  case maker(Maker)
  /// Chosen at the call itself.
  case here(Location)
  /// Chosen further out: how deep, and in which call.
  case outside(Int, Location)

  /// Whether it says of which type something is.
  var isSettledType: Bool { if case .type(let type) = self { type != .unknown && !type.isOpen } else { false } }

  enum Form: Hashable {
    case plain, metatype, text, truth, null, closure, function, list, openList, tuple, container, handle, request, keyPath,
      constant
    case parameter, object, choice, resource, textMethod, listMethod, optionalMethod, exact, made, payload, handed, kept,
      isDefault, build, under, foreign, missing, inert, withheld
  }
}
