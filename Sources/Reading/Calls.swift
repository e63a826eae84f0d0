import Model
import SwiftSyntax

extension Reader {
  mutating func call(_ syntax: FunctionCallExprSyntax) -> Expression {
    let callee = typeOrExpression(syntax.calledExpression)
    let arguments = arguments(syntax.arguments, syntax.trailingClosure, syntax.additionalTrailingClosures)
    if isOldCall(callee, arguments) { isOldSwift = true }
    return Expression(.call(callee, arguments), at: callee.at)
  }

  mutating func index(_ syntax: SubscriptCallExprSyntax) -> Expression {
    let base = expression(syntax.calledExpression)
    let arguments = arguments(syntax.arguments, syntax.trailingClosure, syntax.additionalTrailingClosures)
    return Expression(.index(base, arguments), at: base.at)
  }

  mutating func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ additional: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var result = list.map { argument($0) }
    if let trailing { result.append(Argument(label: nil, value: closure(trailing), isTrailing: true)) }
    for element in additional {
      result.append(Argument(label: name(element.label), value: closure(element.closure), isTrailing: true))
    }
    return result
  }

  mutating func argument(_ syntax: LabeledExprSyntax) -> Argument {
    // `_:` is a way to write no label.
    let label = syntax.label.map { name($0) }
    return Argument(label: label == "_" ? nil : label, value: expression(syntax.expression))
  }

  mutating func reference(_ syntax: DeclReferenceExprSyntax) -> Expression {
    let text = name(syntax.baseName)
    if text.utf8.first == UInt8(ascii: "$"), let number = Int(text.dropFirst()) { shorthand = max(shorthand, number + 1) }
    let place = lines.position(syntax.baseName)
    if text.hasPrefix("<#") { return Expression(.opaque("editor placeholder"), at: place) }
    if let module = syntax.moduleSelector?.moduleName {
      let base = Expression(.name(name(module), []), at: lines.position(module))
      return Expression(.member(base, text, [], labels: labels(syntax.argumentNames)), at: place)
    }
    return Expression(.name(text, []), at: place)
  }

  mutating func member(_ syntax: MemberAccessExprSyntax) -> Expression {
    let token = syntax.declName.baseName
    let labels = labels(syntax.declName.argumentNames)
    guard let base = syntax.base else {
      return Expression(.member(conditionalBaseIfLeading(syntax), name(token), [], labels: labels), at: lines.position(token))
    }
    if token.tokenKind == .keyword(.self) {
      guard let type = namedType(base) else { return expression(base) }
      return Expression(.metatype(type), at: start(base))
    }
    if token.text == "dynamicType" { isOldSwift = true }
    let isTypeMember = token.tokenKind == .keyword(.`init`) || base.kind == .optionalChainingExpr
    let owner = isTypeMember ? typeOrExpression(base) : expression(base)
    return Expression(.member(owner, name(token), [], labels: labels), at: lines.position(token))
  }

  private func labels(_ names: DeclNameArgumentsSyntax?) -> [String]? {
    names.map { $0.arguments.map { name($0.name) } }
  }

  /// The base that a chain inside `#if` continues: it begins with a dot that follows the directive.
  private func conditionalBaseIfLeading(_ syntax: MemberAccessExprSyntax) -> Expression? {
    guard let conditionalBase else { return nil }
    var node = Syntax(syntax)
    while let parent = node.parent {
      if parent.kind == .ifConfigClause { return conditionalBase }
      guard parent.children(viewMode: .sourceAccurate).first?.id == node.id else { return nil }
      node = parent
    }
    return nil
  }

  mutating func specialized(_ syntax: GenericSpecializationExprSyntax) -> Expression {
    var result = expression(syntax.expression)
    let arguments = genericArguments(syntax.genericArgumentClause)
    switch result.form {
    case .name(let name, _): result.form = .name(name, arguments)
    case .member(let base, let name, _, let labels): result.form = .member(base, name, arguments, labels: labels)
    default: break
    }
    return result
  }

  /// `[T]`, `[K: V]`, `T?` in front of a call or `.init` are types; so they are where their names read as types.
  private mutating func typeOrExpression(_ syntax: ExprSyntax) -> Expression {
    switch syntax.kind {
    case .arrayExpr, .dictionaryExpr, .optionalChainingExpr:
      guard let type = namedType(syntax) else { return expression(syntax) }
      return Expression(.metatype(type), at: start(syntax))
    default: return expression(syntax)
    }
  }
}
