import Model

/// Where the program changes what has a name, in all that it says, whether that is followed or not.
struct Assignments {
  /// By the name of what is changed.
  private(set) var named: [String: [NamePlace]] = [:]

  init(_ digests: ArraySlice<Digest>) {
    for (file, digest) in zip(digests.indices, digests) {
      add(digest.statements, nil)
      for (index, declaration) in digest.declarations.enumerated() {
        let values = [declaration.value] + declaration.parameters.map(\.defaultValue)
        let said = (declaration.body ?? []) + declaration.observers + values.compactMap { $0.map { .expression($0) } }
        add(said, DeclarationID(file: file, index: index))
      }
    }
  }

  private mutating func add(_ statements: [Statement], _ body: DeclarationID?) {
    var found: [(name: String, base: Expression?)] = []
    Walk.statements(statements) { expression in
      if let target = ChangedNames.target(of: expression) { found += Self.targets(in: target) }
    }
    for target in found { named[target.name, default: []].append(NamePlace(body: body, base: target.base)) }
  }

  private static func targets(in target: Expression) -> [(name: String, base: Expression?)] {
    switch target.form {
    case .name(let name, _): [(name, nil)]
    case .member(let base, let name, _, _): [(name, base)]
    case .index(let base, _), .force(let base), .chain(let base): targets(in: base)
    case .tuple(let parts): parts.flatMap { targets(in: $0.value) }
    default: []
    }
  }
}
