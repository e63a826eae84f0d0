import Model

/// A digest as text, close to Swift and with every bracket written, so that a reviewer can read a golden beside its source.
struct Dump {
  /// Write the place of every expression: `name@line:column`.
  var showsPlaces = false
  private(set) var lines: [String] = []

  init(showsPlaces: Bool = false) { self.showsPlaces = showsPlaces }

  static func text(of digest: Digest, showsPlaces: Bool = false) -> String {
    var dump = Dump(showsPlaces: showsPlaces)
    dump.add(digest)
    return dump.lines.joined(separator: "\n") + "\n"
  }

  mutating func line(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private mutating func add(_ digest: Digest) {
    for each in digest.imports {
      let words = each.modifiers + ["import"] + (each.kind.map { [$0] } ?? []) + [each.path.joined(separator: ".")]
      line(0, words.joined(separator: " ") + condition(each.condition) + " @\(place(each.at))")
    }
    for (index, declaration) in digest.declarations.enumerated() {
      var depth = 0
      var outer = declaration.parent
      while let parent = outer { (depth, outer) = (depth + 1, digest.declarations[parent].parent) }
      add(declaration, index, depth)
    }
    if !digest.statements.isEmpty {
      line(0, "code")
      add(digest.statements, 1)
    }
    for each in digest.directives {
      let kind = each.kind?.rawValue ?? "unknown"
      let reason = each.reason.map { " because \($0)" } ?? ""
      line(0, "directive \(kind) [\(each.words.joined(separator: ", "))]\(reason) @\(place(each.at)) for line \(each.line)")
    }
    for each in digest.unreadable { line(0, "unreadable @\(place(each))") }
  }

  private mutating func add(_ declaration: Declaration, _ index: Int, _ depth: Int) {
    for each in declaration.attributes { line(depth, "\(attribute(each, depth))") }
    var text = "\(index): " + declaration.modifiers.sorted().map { $0 + " " }.joined()
    text += "\(declaration.kind) \(declaration.name)"
    if declaration.isFailable { text += declaration.isImplicitlyUnwrapped ? "!" : "?" }
    if !declaration.generics.isEmpty { text += "<\(declaration.generics.map(generic).joined(separator: ", "))>" }
    if !declaration.parameters.isEmpty || declaration.kind == .function || declaration.kind == .initializer {
      text += "(\(declaration.parameters.map { parameter($0, depth) }.joined(separator: ", ")))"
    }
    if declaration.isAsync { text += " async" }
    if let type = declaration.type { text += " -> \(type)" + (declaration.isImplicitlyUnwrapped ? " (!)" : "") }
    if !declaration.inherits.isEmpty { text += " : \(declaration.inherits.map(\.description).joined(separator: ", "))" }
    if !declaration.equalities.isEmpty {
      text += " where " + declaration.equalities.map { "\($0.left) == \($0.right)" }.joined(separator: ", ")
    }
    line(depth, text + condition(declaration.condition) + " @\(place(declaration.at))")
    if let value = declaration.value { line(depth, "  = \(expression(value, depth + 1))") }
    if let body = declaration.body { add("body", body, depth + 1) }
    if !declaration.observers.isEmpty { add("observers", declaration.observers, depth + 1) }
  }

  private mutating func add(_ title: String, _ body: [Statement], _ depth: Int) {
    line(depth, title)
    add(body, depth + 1)
  }

  mutating func add(_ body: [Statement], _ depth: Int) {
    for each in body { statement(each, depth) }
  }
}

/// Small parts.
extension Dump {
  func place(_ position: Position) -> String { "\(position.line):\(position.column)" }

  func condition(_ condition: BuildCondition) -> String { condition == .always ? "" : " if \(condition)" }

  private func generic(_ parameter: GenericParameter) -> String {
    (parameter.isPack ? "each " : "") + parameter.name
      + (parameter.bounds.isEmpty ? "" : ": " + parameter.bounds.map(\.description).joined(separator: ", "))
  }

  func attribute(_ attribute: Attribute, _ depth: Int) -> String {
    let arguments = attribute.arguments.map { "(\(self.arguments($0, depth)))" } ?? ""
    return "@\(attribute.name)\(arguments)" + (showsPlaces ? "@\(place(attribute.at))" : "")
  }

  func parameter(_ parameter: Parameter, _ depth: Int) -> String {
    var text = parameter.attributes.map { attribute($0, depth) + " " }.joined()
    text += "\(parameter.label ?? "_") \(parameter.name)"
    if showsPlaces { text += "@\(place(parameter.at))" }
    if let type = parameter.type {
      text += ": " + (parameter.isInout ? "inout " : "") + "\(type)" + (parameter.isVariadic ? "..." : "")
    }
    if parameter.isImplicitlyUnwrapped { text += " (!)" }
    if let value = parameter.defaultValue { text += " = \(expression(value, depth))" }
    return text
  }
}
