import Model

/// Requests of which nothing says what is wanted.
extension Evaluator {
  /// Whether nobody further out can complete a request: its type is left to what takes the answer, and whoever asks is no generic
  /// function or type.
  func isLeftOpenByUse(_ request: RequestRecord) -> Bool {
    guard request.expected?.isOpen ?? true, !request.nameIsUnknown, !request.isHanded || request.sites.count > 1,
      let asker = request.functions.first ?? nil
    else { return false }
    // A wrapper asks for what each property that wears it is.
    if request.functions.contains(where: { $0.map(isWrappers) ?? false }) { return false }
    return !isTold(asker)
  }

  private func isWrappers(_ id: DeclarationID) -> Bool {
    symbols.enclosingType(id).flatMap { symbols.types[$0] }.map(symbols.isPropertyWrapper) ?? false
  }

  /// Where a person would write what is wanted: in the innermost function that nobody tells a type.
  func placeOfUse(_ request: RequestRecord) -> Location {
    var depth = request.sites.count - 1
    while depth > 0, let function = request.functions[depth], isTold(function) { depth -= 1 }
    return request.sites[depth]
  }

  /// Whether a function or a type around it is generic, so that whoever calls says a type.
  private func isTold(_ function: DeclarationID) -> Bool {
    var current: DeclarationID? = function
    while let id = current {
      if isGeneric(id) { return true }
      current = symbols.parent(of: id)
    }
    return false
  }

  private func isGeneric(_ id: DeclarationID) -> Bool {
    !symbols.declaration(id).generics.isEmpty
      || symbols.typeOf[id].flatMap { symbols.types[$0] }?.generics.isEmpty == false
  }
}
