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

  /// Whether such a name may be another one for some type that is registered.
  func mayStand(_ name: TypeName, forOneOf types: Set<TypeName>) -> OutsideMeaning {
    types.reduce(.not) { max($0, meaning(of: name, $1)) }
  }

  private func meaning(of name: TypeName, _ type: TypeName) -> OutsideMeaning {
    guard case .nominal(let own) = name, case .nominal(let parts) = type, !type.isPartlyUnknown, !type.isOpen else {
      return .likely
    }
    let outer = Array(own.dropLast())
    // Of the program's types a library knows those that stand in the one that it is told.
    if !isUndeclared(type) || isNamedOutside(type) { return parts.starts(with: outer) ? .likely : .not }
    let arguments = parts.flatMap(\.arguments)
    return arguments.isEmpty ? .perhaps : arguments.contains { mentions($0, outer) } ? .likely : .not
  }

  private func mentions(_ type: TypeName, _ outer: [TypePart]) -> Bool {
    guard case .nominal(let parts) = type else { return true }
    return parts.starts(with: outer) || parts.contains { $0.arguments.contains { mentions($0, outer) } }
  }
}

/// Whether a name that only code outside the sources declares is another one for a type: perhaps, where that is one of a library's that says
/// nothing of the program.
enum OutsideMeaning: Comparable { case not, perhaps, likely }

extension Evaluator {
  /// What is asked may be registered under another name.
  func doubt(_ type: TypeName, of request: RequestRecord, _ draft: inout Draft) {
    draft.doubts.append(
      Draft.Doubt(
        key: Key(type: type), nameIsUnknown: true, framework: symbols.vocabularies[request.vocabulary].framework, roots: [],
        at: request.at))
  }
}
