import Model
import SwiftSyntax

extension Reader {
  /// Lowers an expression. It never fails: what it does not understand is opaque.
  mutating func expression(_ syntax: ExprSyntax) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Limit.nestedSyntax.value else { return tooDeep(syntax) }
    switch syntax.kind {
    case .functionCallExpr: return call(syntax.cast(FunctionCallExprSyntax.self))
    case .memberAccessExpr: return member(syntax.cast(MemberAccessExprSyntax.self))
    case .declReferenceExpr: return reference(syntax.cast(DeclReferenceExprSyntax.self))
    case .closureExpr: return closure(syntax.cast(ClosureExprSyntax.self))
    case .sequenceExpr: return sequence(syntax.cast(SequenceExprSyntax.self))
    case .subscriptCallExpr: return index(syntax.cast(SubscriptCallExprSyntax.self))
    case .forceUnwrapExpr: return wrapped(syntax.cast(ForceUnwrapExprSyntax.self).expression, Expression.Form.force)
    case .optionalChainingExpr:
      return wrapped(syntax.cast(OptionalChainingExprSyntax.self).expression, Expression.Form.chain)
    case .genericSpecializationExpr: return specialized(syntax.cast(GenericSpecializationExprSyntax.self))
    case .postfixIfConfigExpr: return postfixConditional(syntax.cast(PostfixIfConfigExprSyntax.self))
    case .ifExpr, .switchExpr: return choice(syntax)
    default: return literalOrOperator(syntax)
    }
  }

  private mutating func literalOrOperator(_ syntax: ExprSyntax) -> Expression {
    switch syntax.kind {
    case .stringLiteralExpr: return string(syntax.cast(StringLiteralExprSyntax.self))
    case .integerLiteralExpr:
      let token = syntax.cast(IntegerLiteralExprSyntax.self).literal
      return Expression(.integer(token.text), at: lines.position(token))
    case .floatLiteralExpr:
      let token = syntax.cast(FloatLiteralExprSyntax.self).literal
      return Expression(.float(token.text), at: lines.position(token))
    case .booleanLiteralExpr:
      let token = syntax.cast(BooleanLiteralExprSyntax.self).literal
      return Expression(.boolean(token.text == "true"), at: lines.position(token))
    case .nilLiteralExpr: return Expression(.null, at: start(syntax))
    case .arrayExpr: return array(syntax.cast(ArrayExprSyntax.self))
    case .dictionaryExpr: return dictionary(syntax.cast(DictionaryExprSyntax.self))
    case .tupleExpr: return tuple(syntax.cast(TupleExprSyntax.self))
    case .keyPathExpr: return keyPath(syntax.cast(KeyPathExprSyntax.self))
    case .prefixOperatorExpr:
      let prefix = syntax.cast(PrefixOperatorExprSyntax.self)
      return Expression(.prefix(prefix.operator.text, expression(prefix.expression)), at: lines.position(prefix.operator))
    case .inOutExpr:
      let inout_ = syntax.cast(InOutExprSyntax.self)
      return Expression(.prefix("&", expression(inout_.expression)), at: lines.position(inout_.ampersand))
    case .postfixOperatorExpr:
      let postfix = syntax.cast(PostfixOperatorExprSyntax.self)
      return wrapped(postfix.expression) { .postfix($0, postfix.operator.text) }
    default: return covered(syntax)
    }
  }

  /// Keywords in front of an expression, and what only tools and errors produce.
  private mutating func covered(_ syntax: ExprSyntax) -> Expression {
    switch syntax.kind {
    case .tryExpr:
      let attempt = syntax.cast(TryExprSyntax.self)
      return Expression(.attempt(expression(attempt.expression), kind(of: attempt)), at: lines.position(attempt.tryKeyword))
    case .awaitExpr:
      let wait = syntax.cast(AwaitExprSyntax.self)
      return Expression(.await(expression(wait.expression)), at: lines.position(wait.awaitKeyword))
    case .unsafeExpr: return expression(syntax.cast(UnsafeExprSyntax.self).expression)
    case .consumeExpr: return expression(syntax.cast(ConsumeExprSyntax.self).expression)
    case .copyExpr: return expression(syntax.cast(CopyExprSyntax.self).expression)
    case .borrowExpr: return expression(syntax.cast(BorrowExprSyntax.self).expression)
    case .packExpansionExpr:
      let expansion = syntax.cast(PackExpansionExprSyntax.self)
      return Expression(.prefix("repeat", expression(expansion.repetitionPattern)), at: start(syntax))
    case .packElementExpr:
      return Expression(.prefix("each", expression(syntax.cast(PackElementExprSyntax.self).pack)), at: start(syntax))
    case .macroExpansionExpr:
      let macro = syntax.cast(MacroExpansionExprSyntax.self)
      // Whoever is handed the name of a method calls it.
      guard macro.macroName.text == "selector", let named = macro.arguments.first, macro.arguments.count == 1 else {
        return opaque(syntax)
      }
      return Expression(.prefix("#selector", expression(named.expression)), at: lines.position(macro.pound))
    case .superExpr: return Expression(.name("super", []), at: start(syntax))
    case .discardAssignmentExpr: return Expression(.name("_", []), at: start(syntax))
    case .patternExpr: return pattern(syntax.cast(PatternExprSyntax.self).pattern)
    case .typeExpr: return Expression(.metatype(typeName(syntax.cast(TypeExprSyntax.self).type)), at: start(syntax))
    default: return opaque(syntax)
    }
  }

  private func opaque(_ syntax: ExprSyntax) -> Expression {
    switch syntax.kind {
    case .macroExpansionExpr:
      let macro = syntax.cast(MacroExpansionExprSyntax.self)
      return Expression(.opaque("macro #\(macro.macroName.text)"), at: lines.position(macro.pound))
    case .regexLiteralExpr: return Expression(.opaque("regular expression"), at: start(syntax))
    case .missingExpr: return Expression(.opaque("missing expression"), at: start(syntax))
    default: return Expression(.opaque("unreadable expression"), at: start(syntax))
    }
  }

  func tooDeep(_ syntax: some SyntaxProtocol) -> Expression {
    Expression(.opaque("nested too deeply"), at: start(syntax))
  }

  func kind(of attempt: TryExprSyntax) -> Expression.Attempt {
    switch attempt.questionOrExclamationMark?.text {
    case "?": .optional
    case "!": .forced
    default: .plain
    }
  }

  /// An expression with something behind it that belongs to the same link of a chain.
  private mutating func wrapped(_ syntax: ExprSyntax, _ form: (Expression) -> Expression.Form) -> Expression {
    let inner = expression(syntax)
    return Expression(form(inner), at: inner.at)
  }

  private mutating func array(_ syntax: ArrayExprSyntax) -> Expression {
    Expression(.array(syntax.elements.map { expression($0.expression) }), at: lines.position(syntax.leftSquare))
  }

  private mutating func dictionary(_ syntax: DictionaryExprSyntax) -> Expression {
    var entries: [Expression.Entry] = []
    if case .elements(let elements) = syntax.content {
      entries = elements.map { Expression.Entry(key: expression($0.key), value: expression($0.value)) }
    }
    return Expression(.dictionary(entries), at: lines.position(syntax.leftSquare))
  }

  private mutating func tuple(_ syntax: TupleExprSyntax) -> Expression {
    if syntax.elements.count == 1, let only = syntax.elements.first, only.label == nil { return expression(only.expression) }
    return Expression(.tuple(syntax.elements.map { argument($0) }), at: lines.position(syntax.leftParen))
  }
}

extension Expression {
  var isOpaque: Bool { if case .opaque = form { true } else { false } }
}
