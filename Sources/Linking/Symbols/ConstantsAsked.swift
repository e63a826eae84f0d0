import Model

extension [Digest] {
  /// Whether all that these sources want of a type is what constants of it hold, `Secrets.key`: nothing that it has is called, nobody makes one of
  /// it, and something is asked for. Such a type does nothing by itself.
  public func asksOnlyForConstants(of type: String) -> Bool {
    var (said, read, isCalled) = (0, 0, false)
    let mentioning = Mentioning { word, _ in if word == MentionedWord(type) { said += 1 } }
    let isType = { (expression: Expression) in if case .name(type, _) = expression.form { true } else { false } }
    func visit(_ expression: Expression) {
      switch expression.form {
      case .member(let base?, _, _, _) where isType(base): read += 1
      case .call(let callee, _) where callee.root.map(isType) ?? false: isCalled = true
      default: break
      }
    }
    for digest in self {
      mentioning.visit(digest.statements)
      Walk.statements(digest.statements, expression: visit)
      for declaration in digest.declarations {
        mentioning.visit(declaration)
        for above in declaration.inherits { mentioning.visit(above) }
        if declaration.kind == .extension, let extended = declaration.type { mentioning.visit(extended) }
        let values = [declaration.value] + declaration.parameters.map(\.defaultValue)
        let arguments = (declaration.attributes + declaration.parameters.flatMap(\.attributes)).flatMap { $0.arguments ?? [] }
        let said = values.compactMap { $0 } + arguments.map(\.value)
        Walk.statements((declaration.body ?? []) + declaration.observers + said.map { .expression($0) }, expression: visit)
      }
      if isCalled { return false }
    }
    return said > 0 && said == read
  }
}

extension Expression {
  /// What stands first in a chain of members and calls.
  fileprivate var root: Expression? {
    switch form {
    case .member(let base?, _, _, _), .call(let base, _), .index(let base, _), .force(let base), .chain(let base):
      base.root ?? base
    default: nil
    }
  }
}
