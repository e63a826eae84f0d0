import Model

extension [Digest] {
  /// Those of some types of which all that these sources want is what constants hold, `Secrets.key`: nothing that such a type has is called,
  /// nobody makes one of it, and something is asked for. It does nothing by itself.
  public func typesAskedOnlyForConstants(among types: Set<String>) -> Set<String> {
    guard !types.isEmpty else { return [] }
    var said: [String: Int] = [:]
    var read: [String: Int] = [:]
    var called: Set<String> = []
    let mentioning = Mentioning { word, _ in
      if word.use == .name, types.contains(word.name) { said[word.name, default: 0] += 1 }
    }
    func type(_ expression: Expression?) -> String? {
      if case .name(let name, _)? = expression?.form, types.contains(name) { name } else { nil }
    }
    func visit(_ expression: Expression) {
      switch expression.form {
      case .member(let base, _, _, _): if let type = type(base) { read[type, default: 0] += 1 }
      case .call(let callee, _): if let type = type(callee.root) { called.insert(type) }
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
        let written = values.compactMap { $0 } + arguments.map(\.value)
        Walk.statements((declaration.body ?? []) + declaration.observers + written.map { .expression($0) }, expression: visit)
      }
    }
    return types.filter { said[$0] != nil && said[$0] == read[$0] && !called.contains($0) }
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
