import Model

extension Evaluator {
  /// The property of the same type that another one only reads, to answer with it or with a part of it: `tide.height`, `self.uuid().text`.
  func propertyRead(by property: DeclarationID, of type: TypeName) -> String? {
    guard let body = symbols.declaration(property).body, body.count == 1, case .return(var expression?, _) = body[0] else {
      return nil
    }
    while true {
      switch expression.form {
      case .name(let name, _): return symbols.members(of: type, named: name).contains { $0.id != property } ? name : nil
      case .member(let base?, let name, _, _):
        if case .name("self", _) = base.form { return name }
        expression = base
      case .call(let callee, _): expression = callee
      case .chain(let inner), .force(let inner), .await(let inner), .attempt(let inner, _), .cast(let inner, _, _):
        expression = inner
      default: return nil
      }
    }
  }
}

extension Expression {
  /// The name of the type that alone stands in brackets: `self[TideKey.self]`.
  var typeInBrackets: String? {
    guard case .index(_, let arguments) = form, arguments.count == 1, case .metatype(let type) = arguments[0].value.form else {
      return nil
    }
    return type.baseName
  }
}
