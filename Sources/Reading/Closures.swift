import Model
import SwiftSyntax

extension Reader {
  mutating func closure(_ syntax: ClosureExprSyntax) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Limit.nestedSyntax.value else { return tooDeep(syntax) }
    var closure = Closure(body: [])
    // Captures and default values are read outside of the closure, where `$0` is that of the closure around it.
    if let signature = syntax.signature {
      closure.captures = signature.capture?.items.map { capture($0) } ?? []
      closure.parameters = parameters(signature)
      closure.result = signature.returnClause.map { typeName($0.type) }
      closure.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    }
    let outer = shorthand
    shorthand = 0
    closure.body = valueBody(syntax.statements)
    closure.shorthand = closure.parameters.isEmpty ? shorthand : 0
    shorthand = outer
    return Expression(.closure(closure), at: lines.position(syntax.leftBrace))
  }

  private mutating func capture(_ syntax: ClosureCaptureSyntax) -> Binding {
    let place = lines.position(syntax.name)
    let name = name(syntax.name)
    let value = syntax.initializer.map { expression($0.value) } ?? Expression(.name(name, []), at: place)
    let modifiers = syntax.specifier.map { Set([$0.specifier.text]) } ?? []
    return Binding(name: name, value: value, modifiers: modifiers, at: place)
  }

  private mutating func parameters(_ signature: ClosureSignatureSyntax) -> [Parameter] {
    switch signature.parameterClause {
    case .simpleInput(let list):
      return list.map { Parameter(label: nil, name: name($0.name), type: nil, at: lines.position($0.name)) }
    case .parameterClause(let clause): return clause.parameters.map { parameter($0) }
    case nil: return []
    }
  }

  private mutating func parameter(_ syntax: ClosureParameterSyntax) -> Parameter {
    var parameter = Parameter(
      label: nil, name: name(syntax.secondName ?? syntax.firstName), type: nil, at: lines.position(syntax.firstName))
    if let type = syntax.type { parameter.take(WrittenType(type)) }
    parameter.isVariadic = syntax.ellipsis != nil
    parameter.attributes = attributes(syntax.attributes)
    return parameter
  }
}
