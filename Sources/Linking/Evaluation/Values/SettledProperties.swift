import Model

/// Calls that make objects, as far as names tell, in everything that the program says.
struct Makings {
  /// By the name of the type: the arguments of each call.
  private(set) var named: [String: [[Argument]]] = [:]
  /// Calls of initializers of which the text does not say whose: `.init(…)`, `type.init(…)`, `Self(…)`, those by another name.
  private(set) var unnamed: [[Argument]] = []
  /// Types of which an initializer is handed on as a function.
  private(set) var handedOn: Set<String> = []

  init(_ digests: some Sequence<Digest>) {
    var openNames: Set<String> = ["Self", "self", "super"]
    var named: [String: [[Argument]]] = [:]
    var unnamed: [[Argument]] = []
    var handedOn: [String: Int] = [:]
    func note(_ expression: Expression) {
      switch expression.form {
      case .call(let callee, let arguments):
        switch callee.form {
        case .name(let name, _): named[name, default: []].append(arguments)
        case .member(let base, "init", _, _):
          if let name = base.flatMap(Self.typeName) {
            named[name, default: []].append(arguments)
            handedOn[name, default: 0] -= 1
          } else {
            unnamed.append(arguments)
          }
        case .member(_, let name, _, _): named[name, default: []].append(arguments)
        default: break
        }
      case .member(let base?, "init", _, _): if let name = Self.typeName(base) { handedOn[name, default: 0] += 1 }
      default: break
      }
    }
    // What wears a wrapper makes one.
    func wear(_ attributes: [Attribute]) {
      for attribute in attributes {
        if let name = attribute.name.baseName { named[name, default: []].append(attribute.arguments ?? []) }
      }
    }
    func wear(_ statement: Statement) { if case .bind(let binding) = statement { wear(binding.attributes) } }
    for digest in digests {
      Walk.statements(digest.statements, expression: note, statement: wear)
      for declaration in digest.declarations {
        wear(declaration.attributes)
        if declaration.kind == .typealias || declaration.kind == .associatedType { openNames.insert(declaration.name) }
        openNames.formUnion(declaration.generics.map(\.name))
        Walk.statements((declaration.body ?? []) + declaration.observers, expression: note, statement: wear)
        let values = [declaration.value] + declaration.parameters.map(\.defaultValue)
        let worn = declaration.attributes.flatMap { $0.arguments ?? [] }.map(\.value)
        Walk.statements((values.compactMap { $0 } + worn).map { .expression($0) }, expression: note)
      }
    }
    for name in openNames { unnamed += named.removeValue(forKey: name) ?? [] }
    self.named = named
    self.unnamed = unnamed
    self.handedOn = Set(handedOn.filter { $0.value > 0 }.keys)
  }

  private static func typeName(_ base: Expression) -> String? {
    switch base.form {
    case .name(let name, _), .member(_, let name, _, _): name.first?.isUppercase == true ? name : nil
    default: nil
    }
  }
}

extension Evaluator {
  /// The literal that each making of an object gives one of its constants; nil where they differ, or one cannot be read.
  func settledLiteral(of property: DeclarationID) -> Expression? {
    if let known = program.settledLiterals[property] { return known }
    let found = findSettledLiteral(of: property)
    program.settledLiterals[property] = .some(found)
    return found
  }

  private func findSettledLiteral(of property: DeclarationID) -> Expression? {
    guard let symbol = symbols.enclosingType(property).flatMap({ symbols.types[$0] }), let name = symbol.path.last,
      symbols.subtypes[symbol.key] == nil, !program.makings.handedOn.contains(name), !isMadeOutside(symbol)
    else { return nil }
    let makers = makers(of: symbol)
    var literals: [Expression.Form: Expression] = [:]
    var isOpen = false
    func add(_ arguments: [Argument], isSurely: Bool) {
      let given = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
      var fits = false
      for maker in makers {
        guard let taken = match(maker.parameters, given) else { continue }
        fits = true
        switch initialization(of: property, by: maker, taken, given) {
        case .literal(let literal): literals[literal.form] = literal
        case .another: break
        case .open: isOpen = true
        }
      }
      if isSurely, !fits { isOpen = true }
    }
    for arguments in program.makings.named[name] ?? [] { add(arguments, isSurely: true) }
    // What frameworks make they make without arguments.
    for arguments in program.makings.unnamed + [[]] { add(arguments, isSurely: false) }
    return !isOpen && literals.count == 1 ? literals.values.first : nil
  }

  /// Whether somebody may make its objects whom nobody here sees: from data, or in a class from outside.
  private func isMadeOutside(_ symbol: TypeSymbol) -> Bool {
    symbols.levels(of: symbol.nominal).contains { level in
      level.symbol.ancestors.contains { type in
        ["Codable", "Decodable"].contains(type.baseName)
          || symbols.isUndeclared(type) && !systemProtocols.contains(type.baseName ?? "")
      }
    }
  }

  private struct ObjectMaker {
    var parameters: [Parameter]
    /// nil: Swift writes it.
    var body: [Statement]?
  }

  /// The initializers of a type that put something into its properties.
  private func makers(of symbol: TypeSymbol) -> [ObjectMaker] {
    let own = symbol.members["init"] ?? []
    let written = own.map { id in
      ObjectMaker(parameters: symbols.declaration(id).parameters, body: symbols.declaration(id).body ?? [])
    }
    let isReplaced = own.contains { symbols.parent(of: $0).map { symbols.declaration($0).kind != .extension } ?? false }
    guard !isReplaced, symbol.declarations.contains(where: { symbols.declaration($0).kind == .struct }) else { return written }
    return written + [ObjectMaker(parameters: memberwise(symbol.nominal).map(\.parameter))]
  }

  /// What a property holds after one call of an initializer.
  private enum Initialization {
    case literal(Expression)
    /// It is left to another initializer.
    case another
    case open
  }

  private func initialization(
    of property: DeclarationID, by maker: ObjectMaker, _ taken: [Int: [Int]], _ given: [Given]
  ) -> Initialization {
    let name = symbols.declaration(property).name
    func argument(_ name: String) -> Initialization {
      guard let index = maker.parameters.firstIndex(where: { $0.name == name }) else { return .open }
      return literal(taken[index]?.first.map { given[$0].expression } ?? maker.parameters[index].defaultValue)
    }
    guard let body = maker.body else { return argument(name) }
    var assigned: [Expression] = []
    var delegates = false
    Walk.statements(body) { expression in
      switch expression.form {
      case .assign(let left, let right):
        switch left.form {
        case .name(name, _): assigned.append(right)
        case .member(let base?, name, _, _): if case .name("self", _) = base.form { assigned.append(right) }
        default: break
        }
      case .call(let callee, _):
        if case .member(let base?, "init", _, _) = callee.form, case .name("self", _) = base.form { delegates = true }
      default: break
      }
    }
    guard let only = assigned.first else { return delegates ? .another : .open }
    guard assigned.count == 1 else { return .open }
    if case .name(let parameter, _) = only.form { return argument(parameter) }
    return literal(only)
  }

  private func literal(_ expression: Expression?) -> Initialization {
    guard let expression else { return .open }
    switch expression.form {
    case .boolean, .member(nil, _, _, _): return .literal(Expression(expression.form, at: Position(line: 1, column: 1)))
    // A case that is named with its type is the same one.
    case .member(let base?, let name, _, _):
      guard case .name(let owner, _) = base.form, owner.first?.isUppercase == true else { return .open }
      return .literal(Expression(.member(nil, name, [], labels: nil), at: Position(line: 1, column: 1)))
    default: return .open
    }
  }
}
