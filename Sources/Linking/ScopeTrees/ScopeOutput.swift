import Model

extension Evaluator {
  /// What a framework's tool handed on when it wrote what lies among the sources: by scope, the properties that its output reads from there, as in
  /// `var lamp: Lamp { return houseComponent.lamp }`. Whatever other versions do, the one in use counts these.
  func propertiesReadByOutput() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    // Where it is known which properties count there is nothing to learn.
    for words in symbols.vocabularies where !words.policy.mayHide.isEmpty {
      guard let notation = words.policy.idiom.path else { continue }
      for file in registered(notation).map(\.file) where !symbols.leftovers.contains(file) {
        for (index, declaration) in symbols.digests[file].declarations.enumerated() where declaration.kind == .property {
          guard let owner = symbols.parent(of: DeclarationID(file: file, index: index)), let body = declaration.body,
            body.count == 1, let read = body[0].answered, case .member(let base?, declaration.name, _, _) = read.form,
            case .name(let holder, _) = base.form
          else { continue }
          let held = (symbols.children[owner] ?? []).first {
            symbols.declaration($0).kind == .property && symbols.declaration($0).name == holder
          }
          guard let held, let scope = propertyType(Member(id: held, generics: [:]))?.unwrapped.key else { continue }
          found[scope, default: []].insert(declaration.name)
        }
      }
    }
    return found
  }
}

extension Statement {
  /// What the body of a getter answers that is nothing but this.
  fileprivate var answered: Expression? {
    switch self {
    case .expression(let expression), .return(let expression?, _): expression
    default: nil
    }
  }
}
