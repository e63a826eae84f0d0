import Model

extension Evaluator {
  /// Whether a registration made by this closure replaces another with what only its moment knows: no group fills the container
  /// there, nobody hands it over to be filled, and the closure holds a parameter or local value of the function around it.
  func isOfTheMoment(_ maker: ClosureValue, _ container: ContainerValue) -> Bool {
    guard context.groups.isEmpty, let function = context.functions.last ?? nil, function.file < symbols.appFiles else {
      return false
    }
    switch container {
    case .exact(let root): if recording.roots[root].creator == function { return false }
    case .ambient: break
    case .handed, .parameter: return false
    }
    let scope = Scope(file: function.file, declaration: function)
    let takesContainer = symbols.declaration(function).parameters.contains {
      $0.type.map { containerVocabulary(symbols.resolve($0, in: scope)) != nil } ?? false
    }
    let isContainers = symbols.enclosingType(function).flatMap { symbols.types[$0] }.map {
      containerVocabulary($0.nominal) != nil
    }
    guard !takesContainer, isContainers != true else { return false }
    var holds = false
    Walk.statements(maker.closure.body) { expression in
      guard case .name(let name, _) = expression.form, let value = maker.environment.value(name) else { return }
      if self.container(of: value) == nil { holds = true }
    }
    return holds
  }
}

extension Closure {
  /// Its text without blanks and places, where it is one plain expression, with constants in front of it that are such, too.
  var recipe: String? {
    guard captures.isEmpty, case .return(let expression?, _)? = body.last, var text = expression.recipe else { return nil }
    for statement in body.dropLast().reversed() {
      guard case .bind(let constant) = statement, constant.body == nil, constant.element == nil, constant.attributes.isEmpty,
        let value = constant.value?.recipe
      else { return nil }
      text = "\(constant.name) \(constant.type?.description ?? "") = \(value); \(text)"
    }
    return "\(parameters.map(\.name)) \(text)"
  }
}

extension Expression {
  /// Its text, where it is made of calls, members, names and constants.
  fileprivate var recipe: String? {
    switch form {
    case .name(let name, let types): "\(name)\(types)"
    case .member(nil, let name, _, _): ".\(name)"
    case .member(let base?, let name, _, _): base.recipe.map { "\($0).\(name)" }
    case .call(let callee, let arguments):
      joined([callee.recipe] + arguments.map { part in part.value.recipe.map { "\(part.label ?? ""):\($0)" } })
    case .metatype(let type): "\(type).self"
    case .string(let text?): "\"\(text)\""
    case .integer(let digits), .float(let digits): digits
    case .boolean(let truth): "\(truth)"
    case .null: "nil"
    case .force(let inner): inner.recipe.map { "\($0)!" }
    case .cast(let inner, let kind, let type): inner.recipe.map { "\($0) \(kind.rawValue) \(type)" }
    default: nil
    }
  }

  private func joined(_ parts: [String?]) -> String? {
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? "(\(known.joined(separator: " ")))" : nil
  }
}
