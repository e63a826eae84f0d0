import Model

/// The targets that a `Package.swift` declares, read from its digest: `.target(name: "Core", path: "Sources/Core")`.
///
/// Only literal names and paths count; a target without a path lies where SwiftPM looks for it.
func targets(declaredBy package: Digest, exists: (String) -> Bool) -> [Target] {
  var finder = TargetFinder()
  for declaration in package.declarations {
    if let value = declaration.value { finder.visit(value) }
    for statement in declaration.body ?? [] { finder.visit(statement) }
  }
  let folder = package.file.split(separator: "/").dropLast().joined(separator: "/")
  return finder.found.compactMap { name, path, kind in
    let candidates =
      path.map { [$0] } ?? (kind == "test" ? ["Tests/", "Sources/"] : ["Sources/", "Source/", "src/"]).map { $0 + name }
    let full = candidates.map { $0 == "." || $0.isEmpty ? folder : Path.joined(folder, $0) }
    return (full.first(where: exists) ?? full.first).map { Target(name: name, path: $0, kind: kind) }
  }
}

private struct TargetFinder {
  var found: [(name: String, path: String?, kind: String)] = []

  static let kinds = [
    "target": "library", "executableTarget": "app", "testTarget": "test", "macro": "library", "plugin": "library",
  ]

  mutating func visit(_ expression: Expression) {
    switch expression.form {
    case .call(let callee, let arguments):
      take(callee, arguments)
      visit(callee)
      for argument in arguments { visit(argument.value) }
    case .array(let elements): for element in elements { visit(element) }
    case .member(let base?, _, _, _): visit(base)
    case .binary(let left, _, let right), .assign(let left, let right):
      visit(left)
      visit(right)
    case .choice(let bodies): for body in bodies { for statement in body { visit(statement) } }
    case .closure(let closure): for statement in closure.body { visit(statement) }
    default: break
    }
  }

  mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let value), .return(let value?, _): visit(value)
    case .bind(let binding): if let value = binding.value { visit(value) }
    case .conditional(let branches): for branch in branches { for inner in branch.body { visit(inner) } }
    default: break
    }
  }

  private mutating func take(_ callee: Expression, _ arguments: [Argument]) {
    guard case .member(_, let function, _, _) = callee.form, let kind = TargetFinder.kinds[function],
      let name = text(of: "name", in: arguments)
    else { return }
    found.append((name, text(of: "path", in: arguments), kind))
  }

  private func text(of label: String, in arguments: [Argument]) -> String? {
    guard case .string(let text)? = arguments.first(where: { $0.label == label })?.value.form else { return nil }
    return text
  }
}
