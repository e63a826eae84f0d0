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
    var found: [(name: String, base: Expression?, value: Expression?)] = []
    Walk.statements(statements) { expression in
      guard let target = ChangedNames.target(of: expression) else { return }
      let value: Expression? = if case .assign(_, let value) = expression.form, target.isWhole { value } else { nil }
      found += Self.targets(in: target).map { ($0.name, $0.base, value) }
    }
    for target in found {
      named[target.name, default: []].append(NamePlace(body: body, base: target.base, value: target.value))
    }
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

extension Expression {
  /// Whether it is a name, rather than a part of what has it.
  fileprivate var isWhole: Bool {
    switch form {
    case .name, .member: true
    default: false
    }
  }
}
