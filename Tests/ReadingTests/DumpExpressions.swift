import Model

extension Dump {
  /// Every operator has its brackets; `⟨T⟩` is a metatype, `^` stands before a trailing closure.
  func expression(_ value: Expression, _ depth: Int) -> String {
    let text = form(value.form, depth)
    return showsPlaces ? "\(text)@\(place(value.at))" : text
  }

  private func form(_ form: Expression.Form, _ depth: Int) -> String {
    switch form {
    case .name(let name, let types): return name + generics(types)
    case .member(let base, let name, let types, let labels):
      let names = labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? ""
      return (base.map { expression($0, depth) } ?? "") + ".\(name)" + generics(types) + names
    case .call(let callee, let arguments): return "\(expression(callee, depth))(\(self.arguments(arguments, depth)))"
    case .index(let base, let arguments): return "\(expression(base, depth))[\(self.arguments(arguments, depth))]"
    case .closure(let closure): return self.closure(closure, depth)
    case .metatype(let type): return "⟨\(type)⟩"
    case .string(let text): return text.map { $0.debugDescription } ?? "\"?\""
    case .integer(let text), .float(let text): return text
    case .boolean(let value): return "\(value)"
    case .null: return "nil"
    case .array(let elements): return "[\(elements.map { expression($0, depth) }.joined(separator: ", "))]"
    case .dictionary(let entries):
      return "[:" + entries.map { "\(expression($0.key, depth)): \(expression($0.value, depth))" }.joined(separator: ", ") + "]"
    case .tuple(let elements): return "(\(arguments(elements, depth)))"
    case .keyPath(let root, let names): return "\\\(root?.description ?? "")." + names.joined(separator: ".")
    default: return operation(form, depth)
    }
  }

  private func operation(_ form: Expression.Form, _ depth: Int) -> String {
    switch form {
    case .cast(let value, let cast, let type): "(\(expression(value, depth)) \(cast.rawValue) \(type))"
    case .force(let value): "\(expression(value, depth))!"
    case .chain(let value): "\(expression(value, depth))?"
    case .attempt(let value, let attempt): "(\(attempt.rawValue) \(expression(value, depth)))"
    case .await(let value): "(await \(expression(value, depth)))"
    case .prefix(let name, let value): "(\(name) \(expression(value, depth)))"
    case .postfix(let value, let name): "(\(expression(value, depth)) \(name))"
    case .binary(let left, let name, let right): "(\(expression(left, depth)) \(name) \(expression(right, depth)))"
    case .assign(let left, let right): "(\(expression(left, depth)) = \(expression(right, depth)))"
    case .choice(let bodies):
      "choice" + bodies.map { " {\n" + block($0, depth + 1) + "\n" + indent(depth) + "}" }.joined()
    case .opaque(let why): "⟨opaque: \(why)⟩"
    default: "?"
    }
  }

  private func closure(_ closure: Closure, _ depth: Int) -> String {
    var head: [String] = []
    if !closure.captures.isEmpty { head.append("[\(closure.captures.map { text($0, depth) }.joined(separator: ", "))]") }
    if !closure.parameters.isEmpty { head.append("(\(closure.parameters.map { parameter($0, depth) }.joined(separator: ", ")))") }
    if closure.isAsync { head.append("async") }
    if let result = closure.result { head.append("-> \(result)") }
    if closure.shorthand > 0 { head.append("$\(closure.shorthand)") }
    let start = head.isEmpty ? "{" : "{ \(head.joined(separator: " ")) in"
    return closure.body.isEmpty ? start + " }" : "\(start)\n\(block(closure.body, depth + 1))\n\(indent(depth))}"
  }

  func arguments(_ arguments: [Argument], _ depth: Int) -> String {
    arguments.map { argument in
      (argument.isTrailing ? "^" : "") + (argument.label.map { $0 + ": " } ?? "") + expression(argument.value, depth)
    }.joined(separator: ", ")
  }

  private func generics(_ types: [TypeName]) -> String {
    types.isEmpty ? "" : "<\(types.map(\.description).joined(separator: ", "))>"
  }

  private func block(_ body: [Statement], _ depth: Int) -> String {
    var inner = Dump(showsPlaces: showsPlaces)
    inner.add(body, depth)
    return inner.lines.joined(separator: "\n")
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
