import Model
import SwiftSyntax

/// A name that `let` or `var` binds, and which part of the value it takes: none for the whole, `[1, 0]` for `.1.0`.
struct BoundPart {
  var name: String
  var at: Position
  var path: [Int]

  func type(in whole: TypeName?) -> TypeName? {
    path.reduce(whole) { type, index in
      if case .tuple(let elements) = type, elements.indices.contains(index) { elements[index] } else { nil }
    }
  }
}

/// The value of one name: an expression, or one element of it.
struct PartValue {
  var expression: Expression
  var element: Int?
}

extension Reader {
  /// The names in the pattern of a `let` or `var`; a lone `_` where it binds none.
  func boundParts(_ pattern: PatternSyntax) -> [BoundPart] {
    let parts = boundParts(pattern, [])
    return parts.isEmpty ? [BoundPart(name: "_", at: start(pattern), path: [])] : parts
  }

  private func boundParts(_ pattern: PatternSyntax, _ path: [Int]) -> [BoundPart] {
    switch pattern.kind {
    case .identifierPattern:
      let token = pattern.cast(IdentifierPatternSyntax.self).identifier
      return [BoundPart(name: name(token), at: lines.position(token), path: path)]
    case .valueBindingPattern:
      return boundParts(pattern.cast(ValueBindingPatternSyntax.self).pattern, path)
    case .tuplePattern:
      let elements = pattern.cast(TuplePatternSyntax.self).elements
      if elements.count == 1, let only = elements.first { return boundParts(only.pattern, path) }
      return elements.enumerated().flatMap { boundParts($1.pattern, path + [$0]) }
    default: return []
    }
  }

  /// The value of each part. A tuple literal is taken apart, any other value is shared.
  mutating func partValues(_ parts: [BoundPart], _ syntax: ExprSyntax?) -> [PartValue?] {
    guard let syntax else { return parts.map { _ in nil } }
    let whole = expression(syntax)
    return parts.map { part in
      var value = whole
      for (depth, index) in part.path.enumerated() {
        if case .tuple(let elements) = value.form, elements.indices.contains(index) {
          value = elements[index].value
        } else if depth == part.path.count - 1 {
          return PartValue(expression: value, element: index)
        } else {
          value = Expression(.member(value, String(index), [], labels: nil), at: value.at)
        }
      }
      return PartValue(expression: value)
    }
  }

  /// A pattern as the expression it looks like; names that it binds are names.
  mutating func pattern(_ syntax: PatternSyntax) -> Expression {
    switch syntax.kind {
    case .expressionPattern: return expression(syntax.cast(ExpressionPatternSyntax.self).expression)
    case .identifierPattern:
      let token = syntax.cast(IdentifierPatternSyntax.self).identifier
      return Expression(.name(name(token), []), at: lines.position(token))
    case .wildcardPattern: return Expression(.name("_", []), at: start(syntax))
    case .isTypePattern:
      let place = start(syntax)
      let type = typeName(syntax.cast(IsTypePatternSyntax.self).type)
      return Expression(.cast(Expression(.name("_", []), at: place), .test, type), at: place)
    default: return nestedPattern(syntax)
    }
  }

  private mutating func nestedPattern(_ syntax: PatternSyntax) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Limit.nestedSyntax.value else { return tooDeep(syntax) }
    switch syntax.kind {
    case .valueBindingPattern: return pattern(syntax.cast(ValueBindingPatternSyntax.self).pattern)
    case .tuplePattern:
      let elements = syntax.cast(TuplePatternSyntax.self).elements.map {
        Argument(label: $0.label.map { name($0) }, value: pattern($0.pattern))
      }
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return Expression(.tuple(elements), at: start(syntax))
    default: return Expression(.opaque("pattern"), at: start(syntax))
    }
  }

  /// `case pattern = value` as a condition. `let x?` and `let x as T` are the bindings that they amount to.
  mutating func match(_ syntax: PatternSyntax, _ value: Expression, type: TypeName? = nil) -> Statement.Condition {
    let pattern = pattern(syntax)
    let names = boundNames(in: syntax)
    func bind(_ name: Expression, _ value: Expression) -> Statement.Condition? {
      guard case .name(let text, _) = name.form, names == [text] else { return nil }
      return .bind(Binding(name: text, type: type, value: value, modifiers: ["let"], at: name.at))
    }
    switch pattern.form {
    case .chain(let name):
      if let binding = bind(name, value) { return binding }
    case .call(let callee, let arguments):
      if case .member(nil, "some", _, _) = callee.form, arguments.count == 1, let binding = bind(arguments[0].value, value) {
        return binding
      }
    case .cast(let name, .plain, let type):
      if let binding = bind(name, Expression(.cast(value, .optional, type), at: value.at)) { return binding }
    case .cast(let name, .test, let type):
      if case .name("_", _) = name.form { return .test(Expression(.cast(value, .test, type), at: value.at)) }
    default: break
    }
    return .match(pattern, names: names, value)
  }
}

/// Every name that a pattern binds, in order.
func boundNames(in pattern: PatternSyntax) -> [String] {
  var names: [String] = []
  var rest = [Syntax(pattern)]
  while let node = rest.popLast() {
    switch node.kind {
    case .identifierPattern: names.append(name(node.cast(IdentifierPatternSyntax.self).identifier))
    case .closureExpr, .token, .typeExpr: continue
    default: rest += node.children(viewMode: .sourceAccurate).reversed()
    }
  }
  return names
}
