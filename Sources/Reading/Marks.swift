import Model
import SwiftSyntax

/// What stands in front of a declaration, and its generic signature.
extension Reader {
  mutating func mark(_ declaration: inout Declaration, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
    declaration.condition = condition
    declaration.modifiers = modifierNames(modifiers)
    declaration.firstModifier = modifiers.first?.name.text
    declaration.attributes = self.attributes(attributes)
  }

  mutating func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    guard !list.isEmpty else { return [] }
    return list.flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let attribute): return [self.attribute(attribute)]
      case .ifConfigDecl(let directive):
        return branches(of: directive) { reader, clause -> [Attribute] in
          if case .attributes(let inner) = clause.elements { reader.attributes(inner) } else { [] }
        }.flatMap(\.result)
      }
    }
  }

  private mutating func attribute(_ syntax: AttributeSyntax) -> Attribute {
    var arguments: [Argument]?
    switch syntax.arguments {
    case .argumentList(let list): arguments = list.map { argument($0) }
    case nil: arguments = syntax.leftParen == nil ? nil : []
    // `@objc(Name)`; a selector's parts are no name.
    case .objCName(let parts) where parts.count == 1 && parts.first?.colon == nil:
      arguments = parts.compactMap(\.name).map {
        Argument(label: nil, value: Expression(.name($0.text, []), at: lines.position($0)))
      }
    // `@available(…)`, `@objc(a:b:)` and other arguments that are no expressions.
    default: arguments = []
    }
    return Attribute(name: typeName(syntax.attributeName), arguments: arguments, at: lines.position(syntax.atSign))
  }
}

/// `private(set)` as one word, other details (`unowned(safe)`, `nonisolated(unsafe)`) left out.
func modifierNames(_ list: DeclModifierListSyntax) -> Set<String> {
  var names: Set<String> = []
  for modifier in list {
    let isSetter = modifier.detail?.detail.text == "set"
    names.insert(isSetter ? "\(modifier.name.text)(set)" : modifier.name.text)
  }
  return names
}

/// Generic parameters with the bounds that `where` adds to them, and what `where` equates.
func genericSignature(
  _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
) -> ([GenericParameter], [TypePair]) {
  var parameters = clause.map { $0.parameters.map(genericParameter) } ?? []
  var equalities: [TypePair] = []
  for conditions in [clause?.genericWhereClause, conditions] {
    for requirement in conditions?.requirements ?? [] {
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { continue }
        equalities.append(TypePair(typeName(left), typeName(right)))
      case .conformanceRequirement(let conformance):
        // A bound on anything but a parameter of this very clause would have to name a type that is not declared here.
        guard case .nominal(let path) = typeName(conformance.leftType), path.count == 1,
          let index = parameters.firstIndex(where: { $0.name == path[0].name })
        else { continue }
        parameters[index].bounds += bounds(conformance.rightType)
      default: continue
      }
    }
  }
  return (parameters, equalities)
}

private func genericParameter(_ syntax: GenericParameterSyntax) -> GenericParameter {
  GenericParameter(
    name: name(syntax.name), bounds: syntax.inheritedType.map(bounds) ?? [], isPack: syntax.specifier?.text == "each")
}

/// `A & B` bounds twice.
private func bounds(_ syntax: TypeSyntax) -> [TypeName] {
  guard syntax.kind != .suppressedType else { return [] }
  let type = typeName(syntax)
  if case .composition(let members) = type { return members }
  return [type]
}
