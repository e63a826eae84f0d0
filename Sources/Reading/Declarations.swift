import Model
import SwiftSyntax

extension Reader {
  /// Reads a declaration and everything in it; the answer are the indices of what it declares at its own level.
  mutating func declare(_ syntax: DeclSyntax) -> [Int] {
    switch syntax.kind {
    case .variableDecl: return declareProperties(syntax.cast(VariableDeclSyntax.self))
    case .functionDecl: return [declareFunction(syntax.cast(FunctionDeclSyntax.self))]
    case .initializerDecl: return [declareInitializer(syntax.cast(InitializerDeclSyntax.self))]
    case .deinitializerDecl: return [declareDeinitializer(syntax.cast(DeinitializerDeclSyntax.self))]
    case .subscriptDecl: return [declareSubscript(syntax.cast(SubscriptDeclSyntax.self))]
    case .enumCaseDecl: return declareCases(syntax.cast(EnumCaseDeclSyntax.self))
    case .typeAliasDecl: return [declareTypeAlias(syntax.cast(TypeAliasDeclSyntax.self))]
    case .associatedTypeDecl: return [declareAssociatedType(syntax.cast(AssociatedTypeDeclSyntax.self))]
    case .importDecl:
      declareImport(syntax.cast(ImportDeclSyntax.self))
      return []
    case .ifConfigDecl:
      return branches(of: syntax.cast(IfConfigDeclSyntax.self)) { $0.declareMembers(of: $1) }.flatMap(\.result)
    default: return declareType(syntax)
    }
  }

  private mutating func declareType(_ syntax: DeclSyntax) -> [Int] {
    switch syntax.kind {
    case .classDecl:
      let type = syntax.cast(ClassDeclSyntax.self)
      return [declareGroup(type, .class, type.name, type.genericParameterClause)]
    case .structDecl:
      let type = syntax.cast(StructDeclSyntax.self)
      return [declareGroup(type, .struct, type.name, type.genericParameterClause)]
    case .enumDecl:
      let type = syntax.cast(EnumDeclSyntax.self)
      return [declareGroup(type, .enum, type.name, type.genericParameterClause)]
    case .actorDecl:
      let type = syntax.cast(ActorDeclSyntax.self)
      return [declareGroup(type, .actor, type.name, type.genericParameterClause)]
    case .protocolDecl:
      let type = syntax.cast(ProtocolDeclSyntax.self)
      return [declareGroup(type, .protocol, type.name, nil)]
    case .extensionDecl:
      let type = syntax.cast(ExtensionDeclSyntax.self)
      return [declareGroup(type, .extension, nil, nil, of: typeName(type.extendedType))]
    default: return []
    }
  }

  /// A type or an extension, then its members.
  private mutating func declareGroup(
    _ syntax: some DeclGroupSyntax, _ kind: Declaration.Kind, _ nameToken: TokenSyntax?,
    _ generics: GenericParameterClauseSyntax?, of extended: TypeName? = nil
  ) -> Int {
    var declaration = Declaration(
      kind: kind, name: nameToken.map { name($0) } ?? "", parent: parent, at: lines.position(nameToken ?? syntax.introducer))
    mark(&declaration, syntax.attributes, syntax.modifiers)
    declaration.type = extended
    declaration.inherits = inheritedTypes(syntax.inheritanceClause)
    (declaration.generics, declaration.equalities) = genericSignature(generics, syntax.genericWhereClause)
    let index = add(declaration)
    inside(index) { _ = $0.declareMembers(syntax.memberBlock.members) }
    return index
  }

  private mutating func declareMembers(_ members: MemberBlockItemListSyntax) -> [Int] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Limit.nestedSyntax.value else { return [] }
    return members.flatMap { declare($0.decl) }
  }

  private mutating func declareMembers(of clause: IfConfigClauseSyntax) -> [Int] {
    switch clause.elements {
    case .decls(let members): return declareMembers(members)
    case .statements(let items):
      return items.flatMap { item in if case .decl(let declaration) = item.item { declare(declaration) } else { [Int]() } }
    default: return []
    }
  }

  private mutating func declareCases(_ syntax: EnumCaseDeclSyntax) -> [Int] {
    syntax.elements.map { element in
      var declaration = Declaration(kind: .enumCase, name: name(element.name), parent: parent, at: lines.position(element.name))
      mark(&declaration, syntax.attributes, syntax.modifiers)
      let index = add(declaration)
      inside(index) { reader in
        let parameters = element.parameterClause?.parameters.map { reader.associatedValue($0) } ?? []
        let value = element.rawValue.map { reader.expression($0.value) }
        reader.declarations[index].parameters = parameters
        reader.declarations[index].value = value
      }
      return index
    }
  }

  private mutating func declareTypeAlias(_ syntax: TypeAliasDeclSyntax) -> Int {
    var declaration = Declaration(kind: .typealias, name: name(syntax.name), parent: parent, at: lines.position(syntax.name))
    mark(&declaration, syntax.attributes, syntax.modifiers)
    (declaration.generics, declaration.equalities) = genericSignature(syntax.genericParameterClause, syntax.genericWhereClause)
    declaration.type = typeName(syntax.initializer.value)
    return add(declaration)
  }

  private mutating func declareAssociatedType(_ syntax: AssociatedTypeDeclSyntax) -> Int {
    var declaration = Declaration(kind: .associatedType, name: name(syntax.name), parent: parent, at: lines.position(syntax.name))
    mark(&declaration, syntax.attributes, syntax.modifiers)
    declaration.inherits = inheritedTypes(syntax.inheritanceClause)
    declaration.type = syntax.initializer.map { typeName($0.value) }
    (declaration.generics, declaration.equalities) = genericSignature(nil, syntax.genericWhereClause)
    return add(declaration)
  }

  private mutating func declareImport(_ syntax: ImportDeclSyntax) {
    let attributes = attributes(syntax.attributes).map { "@\($0.name)" }
    imports.append(
      Import(
        path: syntax.path.map { name($0.name) },
        kind: syntax.importKindSpecifier?.text,
        modifiers: attributes + syntax.modifiers.map(\.name.text),
        condition: condition,
        at: lines.position(syntax.importKeyword)))
  }
}
