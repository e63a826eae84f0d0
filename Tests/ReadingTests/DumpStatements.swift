import Model

extension Dump {
  mutating func statement(_ statement: Statement, _ depth: Int) {
    switch statement {
    case .expression(let value): line(depth, expression(value, depth))
    case .bind(let binding): bind(binding, depth)
    case .return(let value, let at):
      line(depth, "return" + (showsPlaces ? "@\(place(at))" : "") + (value.map { " " + expression($0, depth) } ?? ""))
    case .if(let conditions, let then, let otherwise):
      line(depth, "if " + self.conditions(conditions, depth))
      add(then, depth + 1)
      guard !otherwise.isEmpty else { return }
      line(depth, "else")
      add(otherwise, depth + 1)
    case .guard(let conditions, let otherwise):
      line(depth, "guard " + self.conditions(conditions, depth))
      add(otherwise, depth + 1)
    case .for(let names, let sequence, let body):
      line(depth, "for \(names.joined(separator: ", ")) in \(expression(sequence, depth))")
      add(body, depth + 1)
    case .loop(let conditions, let body):
      line(depth, "loop " + self.conditions(conditions, depth))
      add(body, depth + 1)
    default: block(statement, depth)
    }
  }

  private mutating func block(_ statement: Statement, _ depth: Int) {
    switch statement {
    case .switch(let subject, let cases):
      line(depth, "switch " + expression(subject, depth))
      for each in cases {
        let patterns = each.patterns.map { expression($0, depth + 1) }.joined(separator: ", ")
        line(depth + 1, each.patterns.isEmpty ? "default" : "case \(patterns)\(binding(each.names))")
        add(each.body, depth + 2)
      }
    case .attempt(let body, let catches):
      line(depth, "do")
      add(body, depth + 1)
      for each in catches {
        line(depth, "catch")
        add(each, depth + 1)
      }
    case .conditional(let branches):
      for branch in branches {
        line(depth, "#if \(branch.condition)")
        add(branch.body, depth + 1)
      }
    case .declaration(let index): line(depth, "declaration \(index)")
    case .leave(let word, let value): line(depth, word + (value.map { " " + expression($0, depth) } ?? ""))
    case .defer(let body):
      line(depth, "defer")
      add(body, depth + 1)
    default: break
    }
  }

  private mutating func bind(_ binding: Binding, _ depth: Int) {
    for each in binding.attributes { line(depth, attribute(each, depth)) }
    line(depth, "bind " + text(binding, depth))
    guard let body = binding.body else { return }
    line(depth, "get")
    add(body, depth + 1)
  }

  func text(_ binding: Binding, _ depth: Int) -> String {
    var text = binding.modifiers.sorted().map { $0 + " " }.joined() + binding.name
    if showsPlaces { text += "@\(place(binding.at))" }
    if let type = binding.type { text += ": \(type)" + (binding.isImplicitlyUnwrapped ? " (!)" : "") }
    if let value = binding.value { text += " = \(expression(value, depth))" }
    if let element = binding.element { text += " element \(element)" }
    return text
  }

  private func conditions(_ conditions: [Statement.Condition], _ depth: Int) -> String {
    conditions.map { condition in
      switch condition {
      case .bind(let binding): "bind " + text(binding, depth)
      case .match(let pattern, let names, let value):
        "match \(expression(value, depth)) as \(expression(pattern, depth))\(binding(names))"
      case .test(let value): expression(value, depth)
      case .availability: "available"
      }
    }.joined(separator: ", ")
  }

  private func binding(_ names: [String]) -> String {
    names.isEmpty ? "" : " binding \(names.joined(separator: ", "))"
  }
}
