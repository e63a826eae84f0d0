import Model

extension Array where Element == Statement {
  /// The same with each expression in them changed, inner ones first: those of closures and nested blocks, too. Bodies of nested functions are
  /// declarations of their own and stay.
  func mapped(_ change: (Expression) -> Expression) -> [Statement] { map { $0.mapped(change) } }
}

extension Expression {
  func mapped(_ change: (Expression) -> Expression) -> Expression {
    var new = self
    switch form {
    case .name, .metatype, .string, .integer, .float, .boolean, .null, .keyPath, .opaque: break
    case .member(let base, let name, let types, let labels):
      if let base { new.form = .member(base.mapped(change), name, types, labels: labels) }
    case .call(let callee, let arguments): new.form = .call(callee.mapped(change), arguments.map { $0.mapped(change) })
    case .index(let base, let arguments): new.form = .index(base.mapped(change), arguments.map { $0.mapped(change) })
    case .closure(var closure):
      closure.captures = closure.captures.map { $0.mapped(change) }
      closure.body = closure.body.mapped(change)
      new.form = .closure(closure)
    case .array(let elements): new.form = .array(elements.map { $0.mapped(change) })
    case .dictionary(let entries):
      new.form = .dictionary(entries.map { Entry(key: $0.key.mapped(change), value: $0.value.mapped(change)) })
    case .tuple(let arguments): new.form = .tuple(arguments.map { $0.mapped(change) })
    case .cast(let inner, let cast, let type): new.form = .cast(inner.mapped(change), cast, type)
    case .force(let inner): new.form = .force(inner.mapped(change))
    case .chain(let inner): new.form = .chain(inner.mapped(change))
    case .attempt(let inner, let kind): new.form = .attempt(inner.mapped(change), kind)
    case .await(let inner): new.form = .await(inner.mapped(change))
    case .prefix(let name, let inner): new.form = .prefix(name, inner.mapped(change))
    case .postfix(let inner, let name): new.form = .postfix(inner.mapped(change), name)
    case .binary(let left, let name, let right): new.form = .binary(left.mapped(change), name, right.mapped(change))
    case .assign(let left, let right): new.form = .assign(left.mapped(change), right.mapped(change))
    case .choice(let bodies): new.form = .choice(bodies.map { $0.mapped(change) })
    }
    return change(new)
  }
}

extension Argument {
  fileprivate func mapped(_ change: (Expression) -> Expression) -> Argument {
    var new = self
    new.value = value.mapped(change)
    return new
  }
}

extension Binding {
  fileprivate func mapped(_ change: (Expression) -> Expression) -> Binding {
    var new = self
    new.value = value?.mapped(change)
    new.body = body?.mapped(change)
    return new
  }
}

extension Statement {
  fileprivate func mapped(_ change: (Expression) -> Expression) -> Statement {
    switch self {
    case .expression(let expression): .expression(expression.mapped(change))
    case .bind(let binding): .bind(binding.mapped(change))
    case .return(let expression, let place): .return(expression?.mapped(change), place)
    case .if(let conditions, let then, let otherwise):
      .if(conditions.map { $0.mapped(change) }, then: then.mapped(change), otherwise: otherwise.mapped(change))
    case .guard(let conditions, let otherwise):
      .guard(conditions.map { $0.mapped(change) }, otherwise: otherwise.mapped(change))
    case .for(let names, let sequence, let body): .for(names, in: sequence.mapped(change), body: body.mapped(change))
    case .loop(let conditions, let body): .loop(conditions.map { $0.mapped(change) }, body: body.mapped(change))
    case .switch(let subject, let cases):
      .switch(
        subject.mapped(change),
        cases: cases.map { Case(patterns: $0.patterns, names: $0.names, body: $0.body.mapped(change)) })
    case .attempt(let body, let catches): .attempt(body.mapped(change), catches: catches.map { $0.mapped(change) })
    case .conditional(let branches):
      .conditional(branches.map { Branch(condition: $0.condition, body: $0.body.mapped(change)) })
    case .declaration: self
    case .leave(let word, let expression): .leave(word, expression?.mapped(change))
    case .defer(let body): .defer(body.mapped(change))
    }
  }
}

extension Statement.Condition {
  fileprivate func mapped(_ change: (Expression) -> Expression) -> Statement.Condition {
    switch self {
    case .bind(let binding): .bind(binding.mapped(change))
    case .match(let pattern, let names, let value): .match(pattern, names: names, value.mapped(change))
    case .test(let expression): .test(expression.mapped(change))
    case .availability: self
    }
  }
}
