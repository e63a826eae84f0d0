import Model

/// What the names in a body, or at file scope, are bound to: each body is looked through once, however many of its values are asked about.
final class ValueOrigins {
  /// The type with which a name is written, and what it begins with.
  typealias Origin = (type: TypeName?, value: Expression?)

  fileprivate struct Body: Hashable {
    var file: Int
    /// nil: what stands at file scope.
    var declaration: DeclarationID?
  }

  fileprivate var bindings: [Body: [String: [Origin]]] = [:]
  /// By file: its properties.
  fileprivate var properties: [Int: [String: [Origin]]] = [:]
}

extension Symbols {
  /// The types of what goes by the name that a value is, in a body, else in the file around it; nil where one of them cannot be told.
  func types(ofValue value: Expression, in declaration: DeclarationID?, _ file: Int) -> [String]? {
    let found = origins(ofValue: value, in: declaration, file)
      .map { $0.type?.unwrapped.baseName.map { [$0] } ?? $0.value?.typesMade }
    guard !found.isEmpty, found.allSatisfy({ $0 != nil }) else { return nil }
    return found.flatMap { $0 ?? [] }
  }

  /// The types with which that is written, and what it begins with.
  func origins(ofValue value: Expression, in declaration: DeclarationID?, _ file: Int) -> [ValueOrigins.Origin] {
    switch value.form {
    case .name(let name, _):
      let own = bindings(ValueOrigins.Body(file: file, declaration: declaration))[name] ?? []
      return own.isEmpty ? properties(of: file)[name] ?? [] : own
    case .member(.some, let name, _, _): return properties(of: file)[name] ?? []
    default: return []
    }
  }

  private func bindings(_ body: ValueOrigins.Body) -> [String: [ValueOrigins.Origin]] {
    if let known = valueOrigins.bindings[body] { return known }
    var found: [String: [ValueOrigins.Origin]] = [:]
    let declaration = body.declaration.map(declaration)
    for parameter in declaration?.parameters ?? [] { found[parameter.name, default: []].append((parameter.type, nil)) }
    Walk.statements(declaration?.body ?? digests[body.file].statements, expression: { _ in }) {
      found[$0.name, default: []].append(($0.type, $0.value))
    }
    valueOrigins.bindings[body] = found
    return found
  }

  private func properties(of file: Int) -> [String: [ValueOrigins.Origin]] {
    if let known = valueOrigins.properties[file] { return known }
    var found: [String: [ValueOrigins.Origin]] = [:]
    for other in digests[file].declarations where other.kind == .property {
      found[other.name, default: []].append((other.type, other.value))
    }
    valueOrigins.properties[file] = found
    return found
  }
}
