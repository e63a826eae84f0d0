import Model

extension Declaration {
  /// Whether its first argument is a type, and has no label: `resolve(T.self)`.
  var asksByType: Bool {
    guard kind == .function, let first = parameters.first, first.label == nil, case .metatype? = first.type else { return false }
    return true
  }
}
