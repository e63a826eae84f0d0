import Model
import SwiftSyntax

/// How a block of statements is read: as it is, or as one that yields a value.
typealias BlockReading = (inout Reader, CodeBlockItemListSyntax) -> [Statement]

extension Reader {
  mutating func ifStatement(_ syntax: IfExprSyntax, _ read: BlockReading) -> Statement {
    depth += 1
    defer { depth -= 1 }
    guard depth < Limit.nestedSyntax.value else { return .expression(tooDeep(syntax)) }
    let conditions = conditions(syntax.conditions)
    let then = read(&self, syntax.body.statements)
    switch syntax.elseBody {
    case .ifExpr(let other): return .if(conditions, then: then, otherwise: [ifStatement(other, read)])
    case .codeBlock(let block): return .if(conditions, then: then, otherwise: read(&self, block.statements))
    case nil: return .if(conditions, then: then, otherwise: [])
    }
  }

  mutating func switchStatement(_ syntax: SwitchExprSyntax, _ read: BlockReading) -> Statement {
    .switch(expression(syntax.subject), cases: cases(syntax.cases, read))
  }

  /// The cases in order; what stands in an `#if` has its body in that condition.
  private mutating func cases(_ list: SwitchCaseListSyntax, _ read: BlockReading) -> [Statement.Case] {
    list.flatMap { element -> [Statement.Case] in
      switch element {
      case .switchCase(let syntax): return [switchCase(syntax, read)]
      case .ifConfigDecl(let directive):
        let branches = branches(of: directive) { reader, clause -> [Statement.Case] in
          if case .switchCases(let inner) = clause.elements { reader.cases(inner, read) } else { [] }
        }
        return branches.flatMap { branch in
          branch.result.map { inner in
            let body = Statement.conditional([Statement.Branch(condition: branch.condition, body: inner.body)])
            return Statement.Case(patterns: inner.patterns, names: inner.names, body: [body])
          }
        }
      }
    }
  }

  private mutating func switchCase(_ syntax: SwitchCaseSyntax, _ read: BlockReading) -> Statement.Case {
    var result = Statement.Case(patterns: [], names: [], body: [])
    if case .case(let label) = syntax.label {
      for item in label.caseItems {
        let pattern = pattern(item.pattern)
        let condition = item.whereClause.map { expression($0.condition) }
        result.patterns.append(condition.map { Expression(.binary(pattern, "where", $0), at: pattern.at) } ?? pattern)
        for name in boundNames(in: item.pattern) where !result.names.contains(name) { result.names.append(name) }
      }
    }
    result.body += read(&self, syntax.statements)
    return result
  }

  /// An element that a pattern must match or take apart gets a made-up name, and the pattern a condition in the body.
  mutating func forStatement(_ syntax: ForStmtSyntax) -> Statement {
    let sequence = expression(syntax.sequence)
    var lead: [Statement] = []
    let names = syntax.caseKeyword == nil ? elementNames(syntax.pattern, &lead) : [matchedElement(syntax.pattern, &lead)]
    if let condition = syntax.whereClause?.condition {
      lead.append(.guard([.test(expression(condition))], otherwise: [.leave("continue", nil)]))
    }
    return .for(names, in: sequence, body: lead + block(syntax.body.statements))
  }

  private mutating func elementNames(_ pattern: PatternSyntax, _ lead: inout [Statement]) -> [String] {
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [boundParts(pattern)[0].name] }
    return tuple.elements.map { element in
      guard element.pattern.kind == .tuplePattern else { return boundParts(element.pattern)[0].name }
      let name = inventName()
      let value = Expression(.name(name, []), at: start(element.pattern))
      for part in boundParts(element.pattern) {
        lead.append(
          .bind(Binding(name: part.name, value: value, element: part.path.last, modifiers: ["let"], at: part.at)))
      }
      return name
    }
  }

  private mutating func matchedElement(_ pattern: PatternSyntax, _ lead: inout [Statement]) -> String {
    let name = inventName()
    let condition = match(pattern, Expression(.name(name, []), at: start(pattern)))
    lead.append(.guard([condition], otherwise: [.leave("continue", nil)]))
    return name
  }

  mutating func doStatement(_ syntax: DoStmtSyntax) -> Statement {
    let body = block(syntax.body.statements)
    let catches = syntax.catchClauses.map { clause -> [Statement] in
      var names = clause.catchItems.compactMap(\.pattern).flatMap { boundNames(in: $0) }
      if clause.catchItems.isEmpty { names = ["error"] }
      let place = lines.position(clause.catchKeyword)
      let bindings = names.map { Statement.bind(Binding(name: $0, modifiers: ["let"], at: place)) }
      let conditions = clause.catchItems.compactMap(\.whereClause).map { Statement.expression(expression($0.condition)) }
      return bindings + conditions + block(clause.body.statements)
    }
    return .attempt(body, catches: catches)
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> [Statement.Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let test): return .test(expression(test))
      case .availability: return .availability
      case .matchingPattern(let syntax):
        let value = expression(syntax.initializer.value)
        return match(syntax.pattern, value, type: syntax.typeAnnotation.map { typeName($0.type) })
      case .optionalBinding(let syntax): return optionalBinding(syntax)
      }
    }
  }

  private mutating func optionalBinding(_ syntax: OptionalBindingConditionSyntax) -> Statement.Condition {
    let value = syntax.initializer.map { expression($0.value) }
    let part = boundParts(syntax.pattern)[0]
    // `if let x` binds the value that has this name so far.
    return .bind(
      Binding(
        name: part.name, type: syntax.typeAnnotation.map { typeName($0.type) },
        value: value ?? Expression(.name(part.name, []), at: part.at), modifiers: [syntax.bindingSpecifier.text], at: part.at))
  }
}
