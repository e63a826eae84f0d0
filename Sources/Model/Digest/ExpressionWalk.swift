/// Visits every expression of a body, those inside closures and nested blocks too. Bodies of nested functions are declarations
/// of their own and are not entered.
public enum Walk {
  public static func statements(
    _ statements: [Statement], expression visit: @escaping (Expression) -> Void,
    binding: @escaping (Binding) -> Void = { _ in }, names: @escaping ([String]) -> Void = { _ in },
    statement: @escaping (Statement) -> Void = { _ in }
  ) {
    Walker(visit: { expression, _ in visit(expression) }, binding: binding, names: names, enter: statement).walk(statements)
  }

  /// The same, and of each expression the builds in which the body has it.
  public static func builds(_ statements: [Statement], expression visit: @escaping (Expression, BuildCondition) -> Void) {
    Walker(visit: visit, binding: { _ in }, names: { _ in }, enter: { _ in }).walk(statements)
  }
}

private struct Walker {
  let visit: (Expression, BuildCondition) -> Void
  let binding: (Binding) -> Void
  /// Names that loops and patterns bind.
  let names: ([String]) -> Void
  let enter: (Statement) -> Void
  var condition = BuildCondition.always

  func walk(_ statements: [Statement]) { for statement in statements { walk(statement) } }

  func walk(_ statement: Statement) {
    enter(statement)
    switch statement {
    case .expression(let expression): walk(expression)
    case .bind(let binding): walk(binding)
    case .return(let expression, _): if let expression { walk(expression) }
    case .if(let conditions, let then, let otherwise):
      walk(conditions)
      walk(then)
      walk(otherwise)
    case .guard(let conditions, let otherwise):
      walk(conditions)
      walk(otherwise)
    case .for(let bound, let sequence, let body):
      names(bound)
      walk(sequence)
      walk(body)
    case .loop(let conditions, let body):
      walk(conditions)
      walk(body)
    case .switch(let subject, let cases):
      walk(subject)
      for item in cases {
        names(item.names)
        for pattern in item.patterns { walk(pattern) }
        walk(item.body)
      }
    case .attempt(let body, let catches):
      walk(body)
      for body in catches { walk(body) }
    case .conditional(let branches):
      for branch in branches {
        var inside = self
        inside.condition = condition.and(branch.condition)
        inside.walk(branch.body)
      }
    case .declaration: break
    case .leave(_, let expression): if let expression { walk(expression) }
    case .defer(let body): walk(body)
    }
  }

  func walk(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition {
      case .bind(let binding): walk(binding)
      case .match(let pattern, let bound, let expression):
        names(bound)
        walk(pattern)
        walk(expression)
      case .test(let expression): walk(expression)
      case .availability: break
      }
    }
  }

  func walk(_ item: Binding) {
    binding(item)
    if let value = item.value { walk(value) }
    if let body = item.body { walk(body) }
    for attribute in item.attributes { for argument in attribute.arguments ?? [] { walk(argument.value) } }
  }

  func walk(_ expression: Expression) {
    visit(expression, condition)
    switch expression.form {
    case .name, .metatype, .string, .integer, .float, .boolean, .null, .keyPath, .opaque: break
    case .member(let base, _, _, _): if let base { walk(base) }
    case .call(let callee, let arguments), .index(let callee, let arguments):
      walk(callee)
      for argument in arguments { walk(argument.value) }
    case .closure(let closure):
      for capture in closure.captures { walk(capture) }
      walk(closure.body)
    case .array(let elements): for element in elements { walk(element) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .tuple(let arguments): for argument in arguments { walk(argument.value) }
    case .cast(let inner, _, _), .force(let inner), .chain(let inner), .attempt(let inner, _), .await(let inner),
      .prefix(_, let inner), .postfix(let inner, _):
      walk(inner)
    case .binary(let left, _, let right), .assign(let left, let right):
      walk(left)
      walk(right)
    case .choice(let bodies): for body in bodies { walk(body) }
    }
  }
}

extension Declaration {
  /// All that is written in it and evaluated at some time: its body and observers, what it begins with, its default arguments, and what
  /// attributes are handed.
  public var written: [Statement] {
    let values = [value] + parameters.map(\.defaultValue)
    let arguments = (attributes + parameters.flatMap(\.attributes)).flatMap { $0.arguments ?? [] }
    return (body ?? []) + observers + (values.compactMap { $0 } + arguments.map(\.value)).map { .expression($0) }
  }
}
