import Model

/// A type of the program that is a scope of a tree.
struct ScopeType {
  var key: String
  var type: TypeName
  var vocabulary: Int
  var shape: GroupShape
  var scope: ScopeShape
  /// What the type parameters of the shape stand for.
  var generics: [String: TypeName]
}

extension Symbols {
  /// Every type of the program that inherits from a framework's scope, through whatever subclass or typealias, by key.
  func scopeTypes() -> [String: ScopeType] {
    var found: [String: ScopeType] = [:]
    for (vocabulary, words) in vocabularies.enumerated() {
      let shapes = words.shapes.compactMap { shape in shape.scope.map { (shape: shape, scope: $0) } }
      guard !shapes.isEmpty else { continue }
      for (key, symbol) in types where !symbol.isExternal && symbol.vocabulary == nil && !symbol.isProtocol {
        let type = nominal(symbol)
        let levels = levels(of: type)
        for item in shapes {
          guard let level = levels.first(where: { $0.symbol.vocabulary == vocabulary && $0.symbol.path.last == item.shape.type })
          else { continue }
          found[key] = ScopeType(
            key: key, type: type, vocabulary: vocabulary, shape: item.shape, scope: item.scope,
            generics: generics(of: item.shape.type, level, levels))
          break
        }
      }
    }
    return found
  }

  /// The type arguments of a shape and of the shapes that it inherits from itself.
  private func generics(of shape: String, _ level: TypeLevel, _ levels: [TypeLevel]) -> [String: TypeName] {
    var generics: [String: TypeName] = [:]
    for other in levels where other.symbol.vocabulary == level.symbol.vocabulary && !other.symbol.isProtocol {
      for (name, type) in other.generics where generics[name] == nil { generics[name] = type }
    }
    return generics
  }

  /// Everything that scopes declare: it is looked at whether it mentions a framework or not.
  func members(of scopes: [String: ScopeType]) -> Set<DeclarationID> {
    Set(scopes.keys.flatMap { types[$0]?.members.values.flatMap { $0 } ?? [] }.filter { !declaration($0).isNominal })
  }

  /// The scope types around a declaration's text, the innermost first.
  func enclosingScope(_ id: DeclarationID?, _ scopes: [String: ScopeType]) -> ScopeType? {
    var current = id
    while let id = current {
      if let key = typeOf[id], let scope = scopes[key] { return scope }
      current = parent(of: id)
    }
    return nil
  }
}

/// A scope being made somewhere.
struct ScopeMaking: Hashable {
  /// What its initializer is handed as the scope above it.
  enum Parent: Hashable {
    /// Its initializer asks for none.
    case none
    /// A scope of that type.
    case scope(String)
    /// What is handed over is no scope that is known.
    case unknown
  }

  var made: String
  var parent: Parent
  /// What is handed over is `self`.
  var isSelf: Bool
  /// The scope type in whose text it stands.
  var maker: String?
  /// The declaration in whose text it stands.
  var text: DeclarationID?
  var condition: BuildCondition
  var at: Location
}

extension Evaluator {
  /// Notes that an object of a type is made, if it is a scope.
  func noteMaking(_ type: TypeName, _ given: [Given], _ frame: Frame, _ environment: Environment) {
    guard let key = type.key, let scope = scopes[key], symbols.vocabulary(ofFile: frame.scope.file) == nil else { return }
    let maker = symbols.enclosingScope(frame.scope.declaration, scopes)
    var making = ScopeMaking(
      made: key, parent: .none, isSelf: false, maker: maker?.key, text: frame.scope.declaration, condition: context.condition,
      at: context.sites[context.sites.count - 1])
    if let label = scope.scope.parentLabel, let argument = given.first(where: { $0.label == label }) {
      if case .name("self", _)? = argument.expression?.form { making.isSelf = true }
      let value = argument.value ?? argument.expression.map { evaluate($0, frame, environment) } ?? Value()
      let candidates = [value.exact, value.type].compactMap { $0?.unwrapped.key }
      making.parent = candidates.first { scopes[$0] != nil }.map { .scope($0) } ?? .unknown
    }
    makings.insert(making)
  }
}
