import Model

/// Enumerations of frameworks that are one thing in every program that runs, and something else in tests and previews: all cases but one are
/// marked `@elsewhere`.
extension Symbols {
  /// By the key of such an enumeration: that case. None that the program sets to another.
  func onlyCases(_ assignments: () -> Assignments) -> [String: String] {
    var elsewhere: [String: Set<String>] = [:]
    for id in vocabularyDeclarations(marked: "elsewhere") where declaration(id).kind == .enumCase {
      if let key = enclosingType(id) { elsewhere[key, default: []].insert(declaration(id).name) }
    }
    guard !elsewhere.isEmpty else { return [:] }
    let named = assignments().named
    var found: [String: String] = [:]
    for (key, cases) in elsewhere.sorted(by: { $0.key < $1.key }) {
      guard let type = types[key] else { continue }
      let all = type.declarations.flatMap { children[$0] ?? [] }.map(declaration).filter { $0.kind == .enumCase }.map(\.name)
      let rest = all.filter { !cases.contains($0) }
      let properties = digests[appFiles...].flatMap(\.declarations).filter {
        $0.kind == .property && $0.type?.baseName == type.path.last
      }
      let isSet = properties.contains { property in
        named[property.name, default: []].contains { place in
          if case .member(_, let word, _, _)? = place.value?.form { cases.contains(word) } else { false }
        }
      }
      if rest.count == 1, !isSet { found[key] = rest[0] }
    }
    return found
  }
}

extension Evaluator {
  /// What a property or local name of such a type is.
  func onlyCase(_ expression: Expression, _ frame: Frame, _ environment: Environment) -> Value? {
    guard !program.onlyCases.isEmpty, let name = expression.ownMember else { return nil }
    let type = environment.value(name)?.type ?? frame.receiver.flatMap { property(name, of: $0) }.flatMap { propertyType($0) }
    guard let type = type?.unwrapped, let only = type.key.flatMap({ program.onlyCases[$0] }) else { return nil }
    return Value(.constant(only), type: type, born: frame.depth)
  }
}
