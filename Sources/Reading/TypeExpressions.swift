import Model
import SwiftSyntax

/// The type that an expression names, or nil where it names a value or cannot tell.
///
/// `Foo.self` and `foo.self` differ only in what `Foo` is, so the case of the last name decides.
func namedType(_ syntax: ExprSyntax, depth: Int = 0) -> TypeName? {
  guard depth < Limit.nestedTypes.value else { return nil }
  let depth = depth + 1
  switch syntax.kind {
  case .declReferenceExpr: return namedType(syntax.cast(DeclReferenceExprSyntax.self))
  case .memberAccessExpr: return namedType(syntax.cast(MemberAccessExprSyntax.self), depth)
  case .genericSpecializationExpr: return namedType(syntax.cast(GenericSpecializationExprSyntax.self), depth)
  case .typeExpr: return typeName(syntax.cast(TypeExprSyntax.self).type, depth: depth)
  case .arrayExpr:
    let elements = syntax.cast(ArrayExprSyntax.self).elements
    guard elements.count == 1, let element = elements.first else { return nil }
    return namedType(element.expression, depth: depth).map(TypeName.array)
  case .dictionaryExpr: return namedType(syntax.cast(DictionaryExprSyntax.self), depth)
  case .optionalChainingExpr:
    return namedType(syntax.cast(OptionalChainingExprSyntax.self).expression, depth: depth).map(TypeName.optional)
  case .tupleExpr:
    let elements = syntax.cast(TupleExprSyntax.self).elements
    let types = elements.compactMap { namedType($0.expression, depth: depth) }
    guard types.count == elements.count else { return nil }
    return types.count == 1 ? types[0] : .tuple(types)
  case .sequenceExpr: return namedType(Array(syntax.cast(SequenceExprSyntax.self).elements), depth)
  case .packElementExpr: return namedType(syntax.cast(PackElementExprSyntax.self).pack, depth: depth)
  case .discardAssignmentExpr: return .unknown
  default: return nil
  }
}

private func namedType(_ syntax: DeclReferenceExprSyntax) -> TypeName? {
  let name = name(syntax.baseName)
  guard syntax.argumentNames == nil, readsAsType(name) else { return nil }
  if let module = syntax.moduleSelector { return .named(module.moduleName.text, name) }
  return name == "Void" ? .void : .named(name)
}

private func namedType(_ syntax: MemberAccessExprSyntax, _ depth: Int) -> TypeName? {
  let member = name(syntax.declName.baseName)
  guard let base = syntax.base, syntax.declName.argumentNames == nil, readsAsType(member) else { return nil }
  if member == "Type" || member == "Protocol" { return namedType(base, depth: depth).map(TypeName.metatype) }
  guard let path = path(base, depth) else { return nil }
  return .nominal(path + [TypePart(member)])
}

/// What may stand before the dot of a type: a type, or a module, whose name may begin with a small letter.
private func path(_ syntax: ExprSyntax, _ depth: Int) -> [TypePart]? {
  if let reference = syntax.as(DeclReferenceExprSyntax.self), reference.baseName.tokenKind != .keyword(.self),
    reference.baseName.tokenKind != .keyword(.super)
  {
    return [TypePart(name(reference.baseName))]
  }
  guard case .nominal(let path) = namedType(syntax, depth: depth) else { return nil }
  return path.parts
}

private func namedType(_ syntax: GenericSpecializationExprSyntax, _ depth: Int) -> TypeName? {
  let arguments = genericArguments(syntax.genericArgumentClause, depth)
  if let reference = syntax.expression.as(DeclReferenceExprSyntax.self) {
    return .nominal([TypePart(name(reference.baseName), arguments)])
  }
  guard case .nominal(var parts) = namedType(syntax.expression, depth: depth), !parts.isEmpty else { return nil }
  parts[parts.count - 1].arguments = arguments
  return .nominal(parts)
}

private func namedType(_ syntax: DictionaryExprSyntax, _ depth: Int) -> TypeName? {
  guard case .elements(let elements) = syntax.content, elements.count == 1, let element = elements.first,
    let key = namedType(element.key, depth: depth), let value = namedType(element.value, depth: depth)
  else { return nil }
  return .dictionary(key, value)
}

/// `A & B` and `(A) -> B`, which parse as operators between expressions.
func namedType(_ elements: [ExprSyntax], _ depth: Int) -> TypeName? {
  guard depth < Limit.nestedTypes.value, elements.count % 2 == 1, let first = elements.first else { return nil }
  if elements.count == 1 { return namedType(first, depth: depth) }
  if elements[1].kind == .arrowExpr {
    guard let result = namedType(Array(elements[2...]), depth + 1), let parameters = parameterTypes(first, depth)
    else { return nil }
    return .function(parameters, result)
  }
  var members: [TypeName] = []
  for (index, element) in elements.enumerated() {
    if index % 2 == 1 {
      guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "&" else { return nil }
    } else {
      guard let member = namedType(element, depth: depth) else { return nil }
      members.append(member)
    }
  }
  return .composed(members)
}

private func parameterTypes(_ syntax: ExprSyntax, _ depth: Int) -> [TypeName]? {
  guard let tuple = syntax.as(TupleExprSyntax.self) else { return namedType(syntax, depth: depth).map { [$0] } }
  let types = tuple.elements.compactMap { namedType($0.expression, depth: depth) }
  return types.count == tuple.elements.count ? types : nil
}

/// Types begin with a capital letter, values with a small one.
func readsAsType(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first(where: { $0 != "_" }), first != "$" else { return false }
  return !first.properties.isLowercase && !(first.isASCII && first.properties.numericType != nil)
}
