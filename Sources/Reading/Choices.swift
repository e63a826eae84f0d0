import Model
import SwiftSyntax

extension Reader {
  /// `if` or `switch` as a value: one body whose branches return.
  mutating func choice(_ syntax: ExprSyntax) -> Expression {
    let place = start(syntax)
    return Expression(.choice([[branching(syntax)]]), at: place)
  }

  /// The statement for an `if` or `switch` whose branches all are values, so that the body they make up has one; else nil.
  mutating func valueStatement(_ syntax: ExprSyntax) -> Statement? {
    yieldsValue(syntax) ? branching(syntax) : nil
  }

  private mutating func branching(_ syntax: ExprSyntax) -> Statement {
    if let syntax = syntax.as(IfExprSyntax.self) { return ifStatement(syntax) { $0.valueBody($1) } }
    return switchStatement(syntax.cast(SwitchExprSyntax.self)) { $0.valueBody($1) }
  }

  /// `test ? a : b`, as the `if` that it amounts to.
  mutating func ternary(_ test: Expression, _ then: Expression, _ otherwise: Expression, at place: Position) -> Expression {
    let both = Statement.if(
      [.test(test)], then: [.return(then, then.at)], otherwise: [.return(otherwise, otherwise.at)])
    return Expression(.choice([[both]]), at: place)
  }

  /// `base` followed by `#if`: a body that names the base once and goes on from it in each branch.
  mutating func postfixConditional(_ syntax: PostfixIfConfigExprSyntax) -> Expression {
    guard let base = syntax.base else { return Expression(.opaque("#if without a base"), at: start(syntax)) }
    let value = expression(base)
    let outer = conditionalBase
    defer { conditionalBase = outer }
    let name = Expression(.name(inventName(), []), at: value.at)
    conditionalBase = name
    var branches = branches(of: syntax.config) { reader, clause -> Expression in
      guard case .postfixExpression(let chain) = clause.elements else { return name }
      return reader.expression(chain)
    }
    if syntax.config.clauses.last?.condition != nil {
      let none = syntax.config.clauses.compactMap(\.condition).reduce(BuildCondition.always) {
        $0.and(negation(of: buildCondition($1)))
      }
      branches.append((none, name))
    }
    guard case .name(let text, _) = name.form else { return name }
    let binding = Statement.bind(Binding(name: text, value: value, modifiers: ["let"], at: value.at))
    let conditional = Statement.conditional(
      branches.map { Statement.Branch(condition: $0.condition, body: [.return($0.result, $0.result.at)]) })
    return Expression(.choice([[binding, conditional]]), at: value.at)
  }
}

/// Whether every branch of an `if` or `switch` is a single expression, another such choice or a `throw`.
private func yieldsValue(_ syntax: ExprSyntax) -> Bool {
  var rest: [Syntax] = [Syntax(syntax)]
  while let node = rest.popLast() {
    switch node.kind {
    case .ifExpr:
      let choice = node.cast(IfExprSyntax.self)
      rest.append(Syntax(choice.body.statements))
      switch choice.elseBody {
      case .ifExpr(let other): rest.append(Syntax(other))
      case .codeBlock(let block): rest.append(Syntax(block.statements))
      case nil: return false
      }
    case .switchExpr:
      rest.append(Syntax(node.cast(SwitchExprSyntax.self).cases))
    case .switchCaseList:
      for element in node.cast(SwitchCaseListSyntax.self) {
        switch element {
        case .switchCase(let one): rest.append(Syntax(one.statements))
        case .ifConfigDecl(let directive):
          for case .switchCases(let cases)? in directive.clauses.map(\.elements) { rest.append(Syntax(cases)) }
        }
      }
    case .codeBlockItemList:
      let items = node.cast(CodeBlockItemListSyntax.self)
      guard items.count == 1, let item = items.first?.item else { return false }
      guard let inner = innerChoice(item) else { return false }
      if let inner { rest.append(inner) }
    default: return false
    }
  }
  return [.ifExpr, .switchExpr].contains(syntax.kind)
}

/// The choice that the single item of a branch is; `.some(nil)` for any other value, nil for no value.
private func innerChoice(_ item: CodeBlockItemSyntax.Item) -> Syntax?? {
  switch item {
  case .decl: return nil
  case .expr(let value): return .some([.ifExpr, .switchExpr].contains(value.kind) ? Syntax(value) : nil)
  case .stmt(let statement):
    if let expression = statement.as(ExpressionStmtSyntax.self) { return .some(Syntax(expression.expression)) }
    return statement.kind == .throwStmt ? .some(nil) : nil
  }
}
