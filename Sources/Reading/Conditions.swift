import Model
import SwiftSyntax

extension Reader {
  /// Reads every branch of an `#if` under its full condition: its own and the negations of those before it.
  ///
  /// `read` gets each branch; what it declares is marked with the conditions around the place as well.
  mutating func branches<Result>(
    of directive: IfConfigDeclSyntax, _ read: (inout Reader, IfConfigClauseSyntax) -> Result
  ) -> [(condition: BuildCondition, result: Result)] {
    let outer = condition
    defer { condition = outer }
    var passed = BuildCondition.always
    // Each names all before it, which takes room like the square of their number.
    if let further = directive.clauses.dropFirst(Limit.clauses.value).first { unread.append(start(further)) }
    return directive.clauses.prefix(Limit.clauses.value).map { clause in
      let own = clause.condition.map { buildCondition($0) } ?? .always
      let full = passed.and(own)
      passed = passed.and(negation(of: own))
      condition = outer.and(full)
      return (full, read(&self, clause))
    }
  }
}

func negation(of condition: BuildCondition) -> BuildCondition {
  if case .not(let inner) = condition { inner } else { .not(condition) }
}

/// The condition that an `#if` states.
func buildCondition(_ syntax: ExprSyntax, depth: Int = 0) -> BuildCondition {
  guard depth < Limit.nestedTypes.value else { return .test(compactText(syntax)) }
  switch syntax.kind {
  case .sequenceExpr: return buildCondition(Array(syntax.cast(SequenceExprSyntax.self).elements)[...], depth + 1)
  case .prefixOperatorExpr:
    let prefix = syntax.cast(PrefixOperatorExprSyntax.self)
    guard prefix.operator.text == "!" else { return .test(compactText(syntax)) }
    return negation(of: buildCondition(prefix.expression, depth: depth + 1))
  case .tupleExpr:
    let elements = syntax.cast(TupleExprSyntax.self).elements
    guard elements.count == 1, let element = elements.first else { return .test(compactText(syntax)) }
    return buildCondition(element.expression, depth: depth + 1)
  case .booleanLiteralExpr:
    return syntax.cast(BooleanLiteralExprSyntax.self).literal.text == "true" ? .always : .not(.always)
  default: return .test(compactText(syntax))
  }
}

/// Operands with `&&` and `||` between them; `||` binds looser.
private func buildCondition(_ elements: ArraySlice<ExprSyntax>, _ depth: Int) -> BuildCondition {
  for (name, join) in [("||", disjunction), ("&&", conjunction)] {
    let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
    if parts.count > 1 { return join(parts.map { buildCondition($0, depth) }) }
  }
  if elements.count == 1, let only = elements.first { return buildCondition(only, depth: depth) }
  return .test(elements.map { compactText($0) }.joined())
}

private func conjunction(_ parts: [BuildCondition]) -> BuildCondition {
  parts.reduce(.always) { $0.and($1) }
}

private func disjunction(_ parts: [BuildCondition]) -> BuildCondition {
  if parts.contains(.always) { return .always }
  var flat: [BuildCondition] = []
  for part in parts {
    if case .any(let inner) = part { flat += inner } else if !flat.contains(part) { flat.append(part) }
  }
  return flat.count == 1 ? flat[0] : .any(flat)
}

extension SyntaxProtocol {
  /// As it stands in the file, without what stands before and behind it. `trimmedDescription` says the same by way of a second tree.
  var sourceText: String {
    String(
      decoding: syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length), as: UTF8.self
    )
  }
}

/// The text without blanks and comments.
private func compactText(_ syntax: some SyntaxProtocol) -> String {
  syntax.tokens(viewMode: .sourceAccurate).map(\.text).joined()
}
