import Model

final class CallTable {
  var active: [String: Int] = [:]
  var barren: [String: Barren] = [:]
  var told: [String: Value?] = [:]
  var ownLooks: [DeclarationID: OwnLook] = [:]
  var looking: Set<DeclarationID> = []
  var localScopes: [DeclarationID: (Frame, Environment)] = [:]
  var askingMembers: [String: [Member]] = [:]
}

/// A call of which nothing but its result matters.
struct Barren {
  /// Something in it was left to whoever calls.
  var isOpen: Bool
  var result: Value
}

/// A body looked at by itself.
struct OwnLook {
  /// Something in it is left to its caller.
  var isOpen: Bool
  /// What it returns whoever calls it.
  var result: Value?
  /// The type of the object that it returns, which may be more than it is declared to return.
  var exact: TypeName?
}
