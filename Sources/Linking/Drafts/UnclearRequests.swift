import Model

/// Requests of which the sources alone do not say what they ask, or whom.
extension Evaluator {
  /// The ways of requests of which somebody else says which container they ask, where some caller of theirs does: he asks, too.
  func waysTold() -> Set<CallPath> {
    let left = Set(recording.requests.lazy.filter(\.container.isLeftToOthers).map(\.sites))
    guard !left.isEmpty else { return [] }
    let lengths = Set(left.map(\.count)).sorted()
    var told: Set<CallPath> = []
    for request in recording.requests where !request.container.isLeftToOthers {
      for length in lengths where length < request.sites.count {
        let way = request.sites.suffix(length)
        if left.contains(way) { told.insert(way) }
      }
    }
    return told
  }
}

extension Symbols {
  /// Whether a type is written as a member of one of the program's that nobody here declares, while something that is declared outside the
  /// sources may: `Screen.Builder` of a library's protocol, which may be another name for `Builder<Screen>`.
  func isNamedOutside(_ type: TypeName) -> Bool {
    guard case .nominal(let parts) = type, parts.count > 1, type.key.flatMap({ types[$0] }) == nil,
      case let outer = TypeName.nominal(Array(parts.dropLast())),
      let symbol = outer.key.flatMap({ types[$0] }), !symbol.isExternal, symbol.vocabulary == nil
    else { return false }
    return levels(of: outer).contains { level in level.symbol.ancestors.contains(where: isUndeclared) }
  }
}
