import Model
import SwiftSyntax

/// Operands and operators in a row, and how far they are folded.
private struct Row {
  let elements: [ExprSyntax]
  var next = 0

  var upcoming: ExprSyntax? { next < elements.count ? elements[next] : nil }

  mutating func take() -> ExprSyntax? {
    defer { next += 1 }
    return upcoming
  }
}

/// Folds what the parser leaves flat, `a + b * c as T`, by precedence.
///
/// It folds while lowering rather than by rewriting the tree, which would cost the positions and most of the time.
extension Reader {
  mutating func sequence(_ syntax: SequenceExprSyntax) -> Expression {
    var row = Row(elements: Array(syntax.elements))
    if row.elements.contains(where: { $0.kind == .arrowExpr }), let type = namedType(row.elements, 0) {
      return Expression(.metatype(type), at: start(syntax))
    }
    return fold(&row, above: 0)
  }

  /// Takes an operand and all operators behind it that bind at least as tightly as `height`.
  private mutating func fold(_ row: inout Row, above height: Int) -> Expression {
    guard let first = row.take() else {
      let place = row.elements.last.map { start($0) } ?? Position(line: 1, column: 1)
      return Expression(.opaque("missing operand"), at: place)
    }
    return fold(&row, above: height, from: first)
  }

  private mutating func fold(_ row: inout Row, above height: Int, from first: ExprSyntax) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Limit.nestedSyntax.value else {
      row.next = row.elements.count
      return tooDeep(first)
    }
    // `try`, `await` and `unsafe` cover everything to their right.
    if let attempt = first.as(TryExprSyntax.self) {
      let inner = fold(&row, above: height, from: attempt.expression)
      return Expression(.attempt(inner, kind(of: attempt)), at: lines.position(attempt.tryKeyword))
    }
    if let wait = first.as(AwaitExprSyntax.self) {
      return Expression(.await(fold(&row, above: height, from: wait.expression)), at: lines.position(wait.awaitKeyword))
    }
    if let unsafe = first.as(UnsafeExprSyntax.self) { return fold(&row, above: height, from: unsafe.expression) }
    return foldOperators(&row, above: height, from: first)
  }

  private mutating func foldOperators(_ row: inout Row, above height: Int, from first: ExprSyntax) -> Expression {
    var left = expression(first)
    let place = start(first)
    var links = 0
    while let op = row.upcoming {
      let rank = rank(of: op)
      guard rank.height >= height else { break }
      row.next += 1
      links += 1
      left = depth + links < Limit.nestedSyntax.value ? apply(op, rank, left, &row, at: place) : skip(&row, at: place)
    }
    return left
  }

  /// The rest of a row that is too long.
  private func skip(_ row: inout Row, at place: Position) -> Expression {
    row.next = row.elements.count
    return Expression(.opaque("nested too deeply"), at: place)
  }

  private func rank(of op: ExprSyntax) -> OperatorRanks.Rank {
    switch op.kind {
    case .binaryOperatorExpr: operators.rank(of: op.cast(BinaryOperatorExprSyntax.self).operator.text)
    case .assignmentExpr: OperatorRanks.assignment
    case .unresolvedTernaryExpr: OperatorRanks.ternary
    default: OperatorRanks.cast
    }
  }

  private mutating func apply(
    _ op: ExprSyntax, _ rank: OperatorRanks.Rank, _ left: Expression, _ row: inout Row, at place: Position
  ) -> Expression {
    switch op.kind {
    case .unresolvedAsExpr:
      let mark = op.cast(UnresolvedAsExprSyntax.self).questionOrExclamationMark?.text
      return Expression(.cast(left, mark == "?" ? .optional : mark == "!" ? .forced : .plain, castType(&row)), at: place)
    case .unresolvedIsExpr: return Expression(.cast(left, .test, castType(&row)), at: place)
    case .unresolvedTernaryExpr:
      let then = expression(op.cast(UnresolvedTernaryExprSyntax.self).thenExpression)
      return ternary(left, then, fold(&row, above: rank.height), at: place)
    case .assignmentExpr: return Expression(.assign(left, fold(&row, above: rank.height)), at: place)
    case .binaryOperatorExpr:
      let right = fold(&row, above: rank.isRightAssociative ? rank.height : rank.height + 1)
      return Expression(.binary(left, op.cast(BinaryOperatorExprSyntax.self).operator.text, right), at: place)
    default: return Expression(.opaque("unreadable operator"), at: place)
    }
  }

  private func castType(_ row: inout Row) -> TypeName {
    row.take().flatMap { $0.as(TypeExprSyntax.self) }.map { typeName($0.type) } ?? .unknown
  }
}
