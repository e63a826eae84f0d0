import Model
import SwiftSyntax

extension Reader {
  mutating func declareFunction(_ syntax: FunctionDeclSyntax) -> Int {
    var declaration = Declaration(kind: .function, name: name(syntax.name), parent: parent, at: lines.position(syntax.name))
    mark(&declaration, syntax.attributes, syntax.modifiers)
    (declaration.generics, declaration.equalities) = genericSignature(syntax.genericParameterClause, syntax.genericWhereClause)
    if let result = syntax.signature.returnClause.map({ WrittenType($0.type) }) {
      declaration.type = result.type
      declaration.tupleLabels = result.tupleLabels
      declaration.isImplicitlyUnwrapped = result.isImplicitlyUnwrapped
    }
    declaration.isAsync = syntax.signature.effectSpecifiers?.asyncSpecifier != nil
    let isOperator = if case .identifier = syntax.name.tokenKind { false } else { true }
    let index = add(declaration)
    inside(index) { reader in
      let parameters = reader.parameters(syntax.signature.parameterClause, isLabelled: !isOperator)
      reader.declarations[index].parameters = parameters
      let body = syntax.body.map { reader.valueBody($0.statements) }
      reader.declarations[index].body = body
    }
    return index
  }

  /// `#Preview { … }` stands as a function that nobody can call.
  mutating func declarePreview(_ item: CodeBlockItemSyntax) -> Int? {
    let macro: (any FreestandingMacroExpansionSyntax)? =
      switch item.item {
      case .decl(let syntax): syntax.as(MacroExpansionDeclSyntax.self)
      case .expr(let syntax): syntax.as(MacroExpansionExprSyntax.self)
      case .stmt: nil
      }
    guard let macro, macro.macroName.text == "Preview", let closure = macro.trailingClosure else { return nil }
    var declaration = Declaration(kind: .function, name: "#Preview", parent: parent, at: lines.position(macro.pound))
    declaration.modifiers = ["fileprivate"]
    declaration.condition = condition
    let index = add(declaration)
    let body = inside(index) { reader in reader.block(closure.statements) }
    declarations[index].body = body
    return index
  }

  mutating func declareInitializer(_ syntax: InitializerDeclSyntax) -> Int {
    var declaration = Declaration(kind: .initializer, name: "init", parent: parent, at: lines.position(syntax.initKeyword))
    mark(&declaration, syntax.attributes, syntax.modifiers)
    (declaration.generics, declaration.equalities) = genericSignature(syntax.genericParameterClause, syntax.genericWhereClause)
    declaration.isFailable = syntax.optionalMark != nil
    declaration.isImplicitlyUnwrapped = syntax.optionalMark?.text == "!"
    declaration.isAsync = syntax.signature.effectSpecifiers?.asyncSpecifier != nil
    let index = add(declaration)
    inside(index) { reader in
      let parameters = reader.parameters(syntax.signature.parameterClause)
      let body = syntax.body.map { reader.block($0.statements) }
      reader.declarations[index].parameters = parameters
      reader.declarations[index].body = body
    }
    return index
  }

  mutating func declareDeinitializer(_ syntax: DeinitializerDeclSyntax) -> Int {
    var declaration = Declaration(kind: .function, name: "deinit", parent: parent, at: lines.position(syntax.deinitKeyword))
    mark(&declaration, syntax.attributes, syntax.modifiers)
    let index = add(declaration)
    let body = inside(index) { reader in syntax.body.map { reader.block($0.statements) } }
    declarations[index].body = body
    return index
  }

  mutating func declareSubscript(_ syntax: SubscriptDeclSyntax) -> Int {
    var declaration = Declaration(
      kind: .subscript, name: "subscript", parent: parent, at: lines.position(syntax.subscriptKeyword))
    mark(&declaration, syntax.attributes, syntax.modifiers)
    (declaration.generics, declaration.equalities) = genericSignature(syntax.genericParameterClause, syntax.genericWhereClause)
    let result = WrittenType(syntax.returnClause.type)
    declaration.type = result.type
    declaration.tupleLabels = result.tupleLabels
    declaration.isImplicitlyUnwrapped = result.isImplicitlyUnwrapped
    let index = add(declaration)
    let setter = syntax.accessorBlock?.setter
    inside(index) { reader in
      let parameters = reader.parameters(syntax.parameterClause, needsTwoNames: true)
      let accessors = syntax.accessorBlock.map { reader.accessors($0, but: setter) } ?? Accessors()
      reader.declarations[index].parameters = parameters
      reader.declarations[index].take(accessors)
    }
    if let setter { declareSetter(setter, of: index) }
    return index
  }

  /// What puts something there is a declaration of its own, which takes that last.
  private mutating func declareSetter(_ syntax: AccessorDeclSyntax, of getter: Int) {
    var declaration = declarations[getter]
    declaration.at = lines.position(syntax.accessorSpecifier)
    declaration.modifiers.insert(Declaration.settingModifier)
    declaration.parameters.append(
      Parameter(
        label: nil, name: syntax.parameters.map { name($0.name) } ?? "newValue", type: declaration.type, at: declaration.at))
    (declaration.type, declaration.tupleLabels, declaration.isImplicitlyUnwrapped) = (.void, [], false)
    (declaration.body, declaration.observers, declaration.isAsync) = (nil, [], false)
    let index = add(declaration)
    let body = inside(index) { reader in syntax.body.map { reader.block($0.statements) } }
    declarations[index].body = body
  }

  /// - Parameters:
  ///   - isLabelled: false for operators, whose arguments have no labels.
  ///   - needsTwoNames: true for subscripts, where only `subscript(label name: T)` has a label.
  private mutating func parameters(
    _ clause: FunctionParameterClauseSyntax, isLabelled: Bool = true, needsTwoNames: Bool = false
  ) -> [Parameter] {
    clause.parameters.map { syntax in
      let hasLabel = isLabelled && (!needsTwoNames || syntax.secondName != nil)
      var parameter = Parameter(
        label: hasLabel ? label(syntax.firstName) : nil, name: name(syntax.secondName ?? syntax.firstName), type: nil,
        at: lines.position(syntax.firstName))
      parameter.take(WrittenType(syntax.type))
      // What takes a pack takes any number of values, like `T...`.
      parameter.isVariadic = syntax.ellipsis != nil || syntax.type.kind == .packExpansionType
      parameter.attributes += attributes(syntax.attributes)
      parameter.defaultValue = syntax.defaultValue.map { expression($0.value) }
      return parameter
    }
  }

  mutating func associatedValue(_ syntax: EnumCaseParameterSyntax) -> Parameter {
    var parameter = Parameter(
      label: syntax.firstName.flatMap(label), name: (syntax.secondName ?? syntax.firstName).map { name($0) } ?? "_", type: nil,
      at: syntax.firstName.map(lines.position) ?? start(syntax.type))
    parameter.take(WrittenType(syntax.type))
    parameter.defaultValue = syntax.defaultValue.map { expression($0.value) }
    return parameter
  }
}

/// An argument label; nil where `_` says that there is none.
private func label(_ token: TokenSyntax) -> String? {
  token.tokenKind == .wildcard ? nil : name(token)
}

extension Parameter {
  mutating func take(_ written: WrittenType) {
    type = written.type
    tupleLabels = written.tupleLabels
    isImplicitlyUnwrapped = written.isImplicitlyUnwrapped
    isInout = written.isInout
    attributes += written.attributes.map { Attribute(name: .named($0), arguments: nil, at: at) }
  }
}
