import Model

/// Names of variables that some code changes. A `var` is all that was ever assigned to it, and code that has nothing to do with
/// containers is not followed: what it assigns is not known.
struct ChangedNames {
  private(set) var all: Set<String> = []
  /// Those among them that code changes which is not followed.
  private(set) var unseen: Set<String> = []

  init(_ digests: ArraySlice<Digest>, relevant: Set<DeclarationID>) {
    for (file, digest) in zip(digests.indices, digests) {
      add(digest.statements, isFollowed: true)
      for (index, declaration) in digest.declarations.enumerated() {
        let isFollowed = relevant.contains(DeclarationID(file: file, index: index))
        add((declaration.body ?? []) + declaration.observers, isFollowed: isFollowed)
        if let value = declaration.value { add([.expression(value)], isFollowed: isFollowed) }
      }
    }
  }

  private mutating func add(_ statements: [Statement], isFollowed: Bool) {
    var found: Set<String> = []
    Walk.statements(statements) { expression in
      if let target = Self.target(of: expression) { found.formUnion(Self.names(of: target)) }
    }
    all.formUnion(found)
    if !isFollowed { unseen.formUnion(found) }
  }

  /// What an expression changes.
  static func target(of expression: Expression) -> Expression? {
    switch expression.form {
    case .assign(let target, _), .prefix("&", let target): target
    case .binary(let target, let sign, _) where InPlaceChanges.assigns(sign): target
    case .call(let callee, _):
      if case .member(let base?, let name, _, _) = callee.form, InPlaceChanges.functions.contains(name) { base } else { nil }
    default: nil
    }
  }

  private static func names(of target: Expression) -> [String] {
    switch target.form {
    case .name(let name, _), .member(_, let name, _, _): [name]
    case .index(let base, _), .force(let base), .chain(let base): names(of: base)
    case .tuple(let targets): targets.flatMap { names(of: $0.value) }
    default: []
    }
  }
}
