import Model
import SwiftSyntax

extension Reader {
  /// The statements of the file itself. Variables there are properties, unlike those of a body.
  mutating func fileScope(_ items: CodeBlockItemListSyntax) -> [Statement] {
    items.flatMap { item -> [Statement] in
      if let preview = declarePreview(item) { return [.declaration(preview)] }
      guard case .decl(let declaration) = item.item else {
        // Another macro does nothing that could be read.
        return statements(item).filter { if case .expression(let value) = $0 { !value.isOpaque } else { true } }
      }
      guard let directive = declaration.as(IfConfigDeclSyntax.self) else {
        return declare(declaration).map(Statement.declaration)
      }
      return [conditional(directive) { $0.fileScope($1) }]
    }
  }

  /// A block of statements.
  mutating func block(_ items: CodeBlockItemListSyntax) -> [Statement] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Limit.nestedSyntax.value else { return [.expression(tooDeep(items))] }
    var result: [Statement] = []
    for item in items { result += statements(item) }
    return result
  }

  /// A block that yields a value: where it is a single expression, it returns that.
  mutating func valueBody(_ items: CodeBlockItemListSyntax) -> [Statement] {
    guard items.count == 1, let item = items.first else { return block(items) }
    depth += 1
    defer { depth -= 1 }
    guard depth < Limit.nestedSyntax.value else { return [.expression(tooDeep(items))] }
    switch item.item {
    case .expr(let syntax):
      if let choice = valueStatement(syntax) { return [choice] }
      let value = expression(syntax)
      return [.return(value, start(syntax))]
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self), let choice = valueStatement(expression.expression) {
        return [choice]
      }
      return statements(item)
    case .decl(let declaration):
      // Of the clauses of one `#if` the compiler sees one alone.
      guard let directive = declaration.as(IfConfigDeclSyntax.self) else { return statements(item) }
      return [conditional(directive) { $0.valueBody($1) }]
    }
  }

  private mutating func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .expr(let syntax): return [expressionStatement(syntax)]
    case .stmt(let statement): return self.statements(statement)
    case .decl(let declaration): return statements(declaration)
    }
  }

  private mutating func statements(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.kind {
    case .variableDecl: return bindLocals(declaration.cast(VariableDeclSyntax.self))
    case .ifConfigDecl: return [conditional(declaration.cast(IfConfigDeclSyntax.self)) { $0.block($1) }]
    case .macroExpansionDecl:
      let macro = declaration.cast(MacroExpansionDeclSyntax.self)
      return [.expression(Expression(.opaque("macro #\(macro.macroName.text)"), at: lines.position(macro.pound)))]
    default: return declare(declaration).map(Statement.declaration)
    }
  }

  private mutating func conditional(
    _ directive: IfConfigDeclSyntax, _ read: (inout Reader, CodeBlockItemListSyntax) -> [Statement]
  ) -> Statement {
    let branches = branches(of: directive) { reader, clause in
      if case .statements(let items) = clause.elements { read(&reader, items) } else { [Statement]() }
    }
    return .conditional(branches.map { Statement.Branch(condition: $0.condition, body: $0.result) })
  }

  /// An expression that stands by itself; `if` and `switch` are no values there.
  private mutating func expressionStatement(_ syntax: ExprSyntax) -> Statement {
    switch syntax.kind {
    case .ifExpr: return ifStatement(syntax.cast(IfExprSyntax.self)) { $0.block($1) }
    case .switchExpr: return switchStatement(syntax.cast(SwitchExprSyntax.self)) { $0.block($1) }
    default: return .expression(expression(syntax))
    }
  }

  private mutating func statements(_ syntax: StmtSyntax) -> [Statement] {
    switch syntax.kind {
    case .expressionStmt: return [expressionStatement(syntax.cast(ExpressionStmtSyntax.self).expression)]
    case .returnStmt:
      let statement = syntax.cast(ReturnStmtSyntax.self)
      return [.return(statement.expression.map { expression($0) }, lines.position(statement.returnKeyword))]
    case .guardStmt:
      let statement = syntax.cast(GuardStmtSyntax.self)
      return [.guard(conditions(statement.conditions), otherwise: block(statement.body.statements))]
    case .forStmt: return [forStatement(syntax.cast(ForStmtSyntax.self))]
    case .whileStmt:
      let statement = syntax.cast(WhileStmtSyntax.self)
      return [.loop(conditions(statement.conditions), body: block(statement.body.statements))]
    case .repeatStmt:
      let statement = syntax.cast(RepeatStmtSyntax.self)
      let body = block(statement.body.statements)
      return [.loop([.test(expression(statement.condition))], body: body)]
    case .doStmt: return [doStatement(syntax.cast(DoStmtSyntax.self))]
    case .deferStmt: return [.defer(block(syntax.cast(DeferStmtSyntax.self).body.statements))]
    case .labeledStmt: return statements(syntax.cast(LabeledStmtSyntax.self).statement)
    case .yieldStmt: return yieldStatement(syntax.cast(YieldStmtSyntax.self))
    default: return leaveStatement(syntax)
    }
  }

  private mutating func leaveStatement(_ syntax: StmtSyntax) -> [Statement] {
    switch syntax.kind {
    case .throwStmt: return [.leave("throw", expression(syntax.cast(ThrowStmtSyntax.self).expression))]
    case .breakStmt: return [.leave("break", nil)]
    case .continueStmt: return [.leave("continue", nil)]
    case .fallThroughStmt: return [.leave("fallthrough", nil)]
    case .discardStmt: return [.expression(expression(syntax.cast(DiscardStmtSyntax.self).expression))]
    default: return []
    }
  }

  /// An accessor that yields gives its value as one that returns.
  private mutating func yieldStatement(_ syntax: YieldStmtSyntax) -> [Statement] {
    guard case .single(let value) = syntax.yieldedExpressions else { return [] }
    return [.return(expression(value), lines.position(syntax.yieldKeyword))]
  }
}
