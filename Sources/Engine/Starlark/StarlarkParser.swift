import Model

/// Reads a Starlark text; what is not understood becomes `other`.
func starlark(reading text: String) -> StarlarkFile {
  var parser = Parser(tokens: starlarkTokens(text))
  return StarlarkFile(statements: parser.block(isTop: true))
}

private struct Parser {
  let tokens: [StarlarkToken]
  var at = 0
  /// Expressions inside one another; deeper ones than people write are not read.
  var depth = 0

  init(tokens: [StarlarkToken]) { self.tokens = tokens }

  private var kind: StarlarkToken.Kind { tokens[at].kind }
  private mutating func next() { if at < tokens.count - 1 { at += 1 } }

  private mutating func take(_ sign: String) -> Bool {
    guard kind == .sign(sign) else { return false }
    next()
    return true
  }

  mutating func block(isTop: Bool) -> [StarlarkStatement] {
    var statements: [StarlarkStatement] = []
    while true {
      switch kind {
      case .end: return statements
      case .dedent:
        next()
        if !isTop { return statements }
      case .newline, .indent: next()
      default: statements.append(statement())
      }
    }
  }

  private mutating func statement() -> StarlarkStatement {
    if kind == .name("def"), depth < 20 { return function() }
    if kind == .name("return") {
      next()
      let value = kind == .newline ? nil : expression()
      endLine()
      return .return(value)
    }
    if case .name(let word) = kind, ["if", "elif", "else", "for", "while", "pass"].contains(word) {
      skipStatement()
      return word == "pass" ? .expression(StarlarkExpression(form: .text(""), at: tokens[at].at)) : .other
    }
    let start = at
    if case .name(let name) = kind {
      next()
      if take("=") {
        let value = expression()
        endLine()
        return .assign(name, value)
      }
      at = start
    }
    let value = expression()
    endLine()
    if case .call(let callee, let arguments) = value.form, case .name("load") = callee.form { return load(arguments) ?? .other }
    return .expression(value)
  }

  private func load(_ arguments: [StarlarkArgument]) -> StarlarkStatement? {
    guard let first = arguments.first, case .text(let file) = first.value.form else { return nil }
    return .load(
      file,
      arguments.dropFirst().compactMap { argument in
        guard case .text(let original) = argument.value.form else { return nil }
        return (argument.name ?? original, original)
      })
  }

  private mutating func endLine() { while kind != .newline, kind != .end, kind != .dedent { next() } }

  /// A statement that is not followed, with the block that belongs to it.
  private mutating func skipStatement() {
    endLine()
    while kind == .newline { next() }
    guard kind == .indent else { return }
    var open = 0
    repeat {
      if kind == .indent { open += 1 }
      if kind == .dedent { open -= 1 }
      next()
    } while open > 0 && kind != .end
  }

  private mutating func function() -> StarlarkStatement {
    next()
    guard case .name(let name) = kind else {
      skipStatement()
      return .other
    }
    next()
    _ = take("(")
    var parameters: [StarlarkParameter] = []
    while kind != .sign(")"), kind != .end {
      let kindOfStar: StarlarkParameter.Kind = take("**") ? .table : take("*") ? .list : .plain
      if case .name(let own) = kind {
        next()
        parameters.append(StarlarkParameter(name: own, standard: take("=") ? expression() : nil, kind: kindOfStar))
      }
      if !take(",") { break }
    }
    while kind != .newline, kind != .end { next() }
    while kind == .newline { next() }
    guard kind == .indent else { return .function(name, parameters, body: []) }
    next()
    depth += 1
    defer { depth -= 1 }
    return .function(name, parameters, body: block(isTop: false))
  }

  private mutating func expression() -> StarlarkExpression {
    let start = tokens[at].at
    depth += 1
    defer { depth -= 1 }
    guard depth < 60 else {
      next()
      return StarlarkExpression(form: .other, at: start)
    }
    var left = operand()
    // A chain is a tree as deep as it is long.
    for _ in 0..<400 {
      if case .sign(let sign) = kind, ["+", "%", "-", "*", "==", "!=", "<", ">", "|"].contains(sign) {
        next()
        left = StarlarkExpression(form: .binary(left, sign, operand()), at: start)
      } else if case .name(let word) = kind, ["if", "and", "or", "in", "not", "else"].contains(word) {
        // A choice, which nobody makes here.
        next()
        _ = operand()
        left = StarlarkExpression(form: .other, at: start)
      } else {
        return left
      }
    }
    return StarlarkExpression(form: .other, at: start)
  }

  private mutating func operand() -> StarlarkExpression {
    let start = tokens[at].at
    var value: StarlarkExpression
    switch kind {
    case .text(let text):
      var whole = text
      next()
      // Texts beside one another are one.
      while case .text(let more) = kind {
        whole += more
        next()
      }
      value = StarlarkExpression(form: .text(whole), at: start)
    case .number(let number):
      next()
      value = StarlarkExpression(form: .number(number), at: start)
    case .name("not"), .name("lambda"):
      next()
      _ = expression()
      return StarlarkExpression(form: .other, at: start)
    case .name(let name):
      next()
      value = StarlarkExpression(form: .name(name), at: start)
    case .sign("["): value = StarlarkExpression(form: list("]"), at: start)
    case .sign("("):
      let form = list(")")
      if case .list(let parts) = form, parts.count == 1 {
        value = parts[0]
      } else {
        value = StarlarkExpression(form: form, at: start)
      }
    case .sign("{"): value = StarlarkExpression(form: table(), at: start)
    default:
      if kind != .newline, kind != .end { next() }
      return StarlarkExpression(form: .other, at: start)
    }
    return suffixes(value)
  }

  private mutating func suffixes(_ first: StarlarkExpression) -> StarlarkExpression {
    var value = first
    for _ in 0..<100 {
      if take(".") {
        guard case .name(let name) = kind else { return value }
        next()
        value = StarlarkExpression(form: .member(value, name), at: first.at)
      } else if kind == .sign("(") {
        value = StarlarkExpression(form: .call(value, arguments()), at: first.at)
      } else if kind == .sign("[") {
        _ = list("]")
        value = StarlarkExpression(form: .other, at: first.at)
      } else {
        return value
      }
    }
    return StarlarkExpression(form: .other, at: first.at)
  }

  private mutating func arguments() -> [StarlarkArgument] {
    next()
    var result: [StarlarkArgument] = []
    while kind != .sign(")"), kind != .end {
      let before = at
      let star: StarlarkArgument.Kind = take("**") ? .table : take("*") ? .list : .plain
      var name: String?
      if case .name(let own) = kind, at + 1 < tokens.count, tokens[at + 1].kind == .sign("=") {
        name = own
        next()
        next()
      }
      let value = expression()
      if kind == .name("for") { skip(to: ")") }
      result.append(StarlarkArgument(name: name, value: value, kind: star))
      if !take(","), kind != .sign(")") { skip(to: ")") }
      if at == before { next() }
    }
    _ = take(")")
    return result
  }

  /// To the bracket that closes this one, which is left.
  private mutating func skip(to end: String) {
    var open = 0
    while kind != .end {
      if case .sign(let sign) = kind {
        if ["(", "[", "{"].contains(sign) { open += 1 }
        if [")", "]", "}"].contains(sign) {
          if open == 0 { return }
          open -= 1
        }
      }
      next()
    }
  }

  private mutating func list(_ end: String) -> StarlarkExpression.Form {
    next()
    var parts: [StarlarkExpression] = []
    while kind != .sign(end), kind != .end {
      let before = at
      parts.append(expression())
      if kind == .name("for") { return each(parts, end) }
      if !take(","), kind != .sign(end) { skip(to: end) }
      if at == before { next() }
    }
    _ = take(end)
    return .list(parts)
  }

  /// `[body for name in list]`.
  private mutating func each(_ parts: [StarlarkExpression], _ end: String) -> StarlarkExpression.Form {
    next()
    guard parts.count == 1, case .name(let name) = kind else {
      skip(to: end)
      _ = take(end)
      return .other
    }
    next()
    guard kind == .name("in") else {
      skip(to: end)
      _ = take(end)
      return .other
    }
    next()
    let sequence = operand()
    let isPlain = kind == .sign(end)
    skip(to: end)
    _ = take(end)
    return isPlain ? .each(parts[0], name, sequence) : .other
  }

  private mutating func table() -> StarlarkExpression.Form {
    next()
    var entries: [(key: StarlarkExpression, value: StarlarkExpression)] = []
    while kind != .sign("}"), kind != .end {
      let before = at
      let key = expression()
      guard take(":") else {
        skip(to: "}")
        _ = take("}")
        return .other
      }
      entries.append((key, expression()))
      if kind == .name("for") {
        skip(to: "}")
        _ = take("}")
        return .other
      }
      if !take(","), kind != .sign("}") { skip(to: "}") }
      if at == before { next() }
    }
    _ = take("}")
    return .table(entries)
  }
}
