import Model
import SwiftSyntax

/// A type as it is written for a variable, parameter or result.
struct WrittenType {
  var type: TypeName
  /// `T!`; `type` then is `T?`.
  var isImplicitlyUnwrapped = false
  var isInout = false
  /// The attributes among its words that say how a function is taken.
  var attributes: [String] = []
  /// The names that a tuple gives its parts, empty ones among them; none where it names no part.
  var tupleLabels: [String] = []
  /// As it stands there.
  var text: String { syntax.sourceText }
  private let syntax: TypeSyntax

  init(_ syntax: TypeSyntax) {
    self.syntax = syntax
    var syntax = syntax
    while let attributed = syntax.as(AttributedTypeSyntax.self) {
      isInout = isInout || attributed.specifiers.contains { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == "inout" }
      attributes += attributed.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        .filter { $0 == "autoclosure" || $0 == "escaping" }
      syntax = attributed.baseType
    }
    isImplicitlyUnwrapped = syntax.kind == .implicitlyUnwrappedOptionalType
    type = typeName(syntax)
    if let elements = syntax.as(TupleTypeSyntax.self)?.elements, elements.count > 1,
      elements.contains(where: { $0.firstName != nil })
    {
      tupleLabels = elements.map { element in
        element.firstName.map { $0.tokenKind == .wildcard ? "" : name($0) } ?? ""
      }
    }
  }
}

/// The type that a piece of syntax names, without `any`, `some`, attributes, ownership and labels.
func typeName(_ syntax: TypeSyntax, depth: Int = 0) -> TypeName {
  guard depth < Limit.nestedTypes.value else { return .unknown }
  let depth = depth + 1
  switch syntax.kind {
  case .identifierType: return identifierType(syntax.cast(IdentifierTypeSyntax.self), depth)
  case .memberType: return memberType(syntax.cast(MemberTypeSyntax.self), depth)
  case .optionalType: return .optional(typeName(syntax.cast(OptionalTypeSyntax.self).wrappedType, depth: depth))
  case .implicitlyUnwrappedOptionalType:
    return .optional(typeName(syntax.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType, depth: depth))
  case .arrayType: return .array(typeName(syntax.cast(ArrayTypeSyntax.self).element, depth: depth))
  case .dictionaryType:
    let dictionary = syntax.cast(DictionaryTypeSyntax.self)
    return .dictionary(typeName(dictionary.key, depth: depth), typeName(dictionary.value, depth: depth))
  case .inlineArrayType:
    let array = syntax.cast(InlineArrayTypeSyntax.self)
    return .nominal([TypePart("InlineArray", [genericArgument(array.count, depth), genericArgument(array.element, depth)])])
  case .metatypeType: return .metatype(typeName(syntax.cast(MetatypeTypeSyntax.self).baseType, depth: depth))
  case .classRestrictionType: return .named("AnyObject")
  default: return structuralType(syntax, depth)
  }
}

/// Types made of others, and what only decorates a type.
private func structuralType(_ syntax: TypeSyntax, _ depth: Int) -> TypeName {
  switch syntax.kind {
  case .tupleType:
    let elements = syntax.cast(TupleTypeSyntax.self).elements.map { typeName($0.type, depth: depth) }
    return elements.count == 1 ? elements[0] : .tuple(elements)
  case .functionType:
    let function = syntax.cast(FunctionTypeSyntax.self)
    return .function(
      function.parameters.map { typeName($0.type, depth: depth) }, typeName(function.returnClause.type, depth: depth))
  case .compositionType:
    let members = syntax.cast(CompositionTypeSyntax.self).elements.compactMap { element in
      element.type.kind == .suppressedType ? nil : typeName(element.type, depth: depth)
    }
    return members.isEmpty ? .named("Any") : .composed(members)
  case .someOrAnyType: return typeName(syntax.cast(SomeOrAnyTypeSyntax.self).constraint, depth: depth)
  case .attributedType: return typeName(syntax.cast(AttributedTypeSyntax.self).baseType, depth: depth)
  case .packExpansionType: return typeName(syntax.cast(PackExpansionTypeSyntax.self).repetitionPattern, depth: depth)
  case .packElementType: return typeName(syntax.cast(PackElementTypeSyntax.self).pack, depth: depth)
  case .namedOpaqueReturnType: return typeName(syntax.cast(NamedOpaqueReturnTypeSyntax.self).type, depth: depth)
  default: return .unknown
  }
}

private func identifierType(_ syntax: IdentifierTypeSyntax, _ depth: Int) -> TypeName {
  let part = TypePart(name(syntax.name), genericArguments(syntax.genericArgumentClause, depth))
  if let module = syntax.moduleSelector { return .nominal([TypePart(name(module.moduleName)), part]) }
  switch part.name {
  case "_": return .unknown
  case "Void": return .void
  default: return .nominal([part])
  }
}

private func memberType(_ syntax: MemberTypeSyntax, _ depth: Int) -> TypeName {
  guard case .nominal(let parts) = typeName(syntax.baseType, depth: depth) else { return .unknown }
  return .nominal(parts + [TypePart(name(syntax.name), genericArguments(syntax.genericArgumentClause, depth))])
}

/// The arguments between `<` and `>`.
func genericArguments(_ clause: GenericArgumentClauseSyntax?, _ depth: Int = 0) -> [TypeName] {
  clause.map { $0.arguments.map { genericArgument($0, depth) } } ?? []
}

/// A type, or a number where a generic parameter is a value: its text.
private func genericArgument(_ syntax: GenericArgumentSyntax, _ depth: Int) -> TypeName {
  switch syntax.argument {
  case .type(let type): return typeName(type, depth: depth)
  case .expr(let expression):
    guard let literal = expression.as(IntegerLiteralExprSyntax.self) else { return .unknown }
    return .named(literal.literal.text)
  }
}

/// What stands after the colon of a declaration, `~Copyable` left out.
func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> [TypeName] {
  // `filter` of a syntax collection would build a new tree.
  clause?.inheritedTypes.compactMap { $0.type.kind == .suppressedType ? nil : typeName($0.type) } ?? []
}
