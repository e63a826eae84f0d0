import Model

/// Values that are set in place of what is kept under their own type.
extension Symbols {
  /// The names of a framework's functions at file scope that have a mark.
  func functions(marked mark: String) -> Set<String> {
    let marked = vocabularyDeclarations(marked: mark).map(declaration)
    return Set(marked.filter { $0.kind == .function && $0.parent == nil }.map(\.name))
  }

  /// A framework's properties with a mark, each with the values that the mark names: cases, as `.test`.
  func values(marked mark: String) -> [String: Set<String>] {
    var values: [String: Set<String>] = [:]
    for declaration in vocabularyDeclarations(marked: mark).map(declaration) where declaration.kind == .property {
      for attribute in declaration.attributes where attribute.name.isNamed(mark) {
        let named = (attribute.arguments ?? []).compactMap { argument -> String? in
          if case .string(let text) = argument.value.form { text } else { nil }
        }
        values[declaration.name, default: []].formUnion(named)
      }
    }
    return values
  }
}

extension Expression {
  /// The only argument of a call of an object's function of one of these names, where it has no label.
  func onlyArgument(ofAny names: Set<String>) -> Expression? {
    guard !names.isEmpty, case .call(let callee, let arguments) = form, arguments.count == 1, arguments[0].label == nil,
      case .member(_, let name, _, _) = callee.form, names.contains(name)
    else { return nil }
    // A key path without a value says what is read there.
    if case .keyPath = arguments[0].value.form { return nil }
    return arguments[0].value
  }

  /// The type of which a value is, where its text alone says so: `T(…)`, `T.one`, `T.make(…)`, `x as T`.
  var typesMade: [String]? {
    switch form {
    case .name(let name, _): name.first?.isUppercase == true ? [name] : nil
    case .call(let callee, _): callee.typesMade
    case .member(let base?, let name, _, _): name.first?.isUppercase == true ? [name] : base.typesMade
    case .cast(_, .plain, let type), .cast(_, .forced, let type): type.baseName.map { [$0] }
    default: nil
    }
  }
}
