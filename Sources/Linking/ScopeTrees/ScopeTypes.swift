import Model

/// A type of the program that is a scope of a tree.
final class ScopeType {
  let key: String
  let type: TypeName
  let vocabulary: Int
  let shape: GroupShape
  let scope: ScopeShape
  /// What the type parameters of the shape stand for.
  let generics: [String: TypeName]

  init(_ symbol: TypeSymbol, _ vocabulary: Int, _ shape: GroupShape, _ scope: ScopeShape, generics: [String: TypeName]) {
    key = symbol.key
    type = symbol.nominal
    self.vocabulary = vocabulary
    self.shape = shape
    self.scope = scope
    self.generics = generics
  }
}

extension Symbols {
  /// Every type of the program that inherits from a framework's scope, through whatever subclass or typealias, by key.
  func scopeTypes() -> [String: ScopeType] {
    var found: [String: ScopeType] = [:]
    for (vocabulary, words) in vocabularies.enumerated() {
      let shapes = words.shapes.compactMap { shape in shape.scope.map { (shape: shape, scope: $0) } }
      guard !shapes.isEmpty else { continue }
      for (key, symbol) in types where !symbol.isExternal && symbol.vocabulary == nil && !symbol.isProtocol {
        let levels = levels(of: symbol.nominal)
        for item in shapes {
          guard let level = levels.first(where: { $0.symbol.vocabulary == vocabulary && $0.symbol.path.last == item.shape.type })
          else { continue }
          found[key] = ScopeType(
            symbol, vocabulary, item.shape, item.scope, generics: generics(of: item.shape.type, level, levels))
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
    Set(scopes.keys.flatMap { types[$0]?.sortedMembers ?? [] }.filter { !declaration($0).isNominal })
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

/// A property that a protocol demands.
struct Requirement {
  var key: Key
  var id: DeclarationID
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
  /// The first word of what is called; nil for `.init`.
  var callee: String?
  /// What is handed over as the scope above it is made right there, of this type.
  var madeParent: String?
  /// It does not happen when the text around it runs.
  var isLater: Bool
  var isConditional: Bool
  var condition: BuildCondition
  var at: Location

  /// What is made in one place seldom differs otherwise.
  func hash(into hasher: inout Hasher) {
    hasher.combine(at.line)
    hasher.combine(at.column)
    hasher.combine(made)
  }
}

extension Evaluator {
  /// Notes that an object of a type is made, if it is a scope.
  func noteMaking(_ type: TypeName, _ given: [Given], _ frame: Frame, _ environment: Environment) {
    guard let key = type.key, let scope = program.scopes[key], symbols.vocabulary(ofFile: frame.scope.file) == nil else { return }
    let maker = symbols.enclosingScope(frame.scope.declaration, program.scopes)
    var making = ScopeMaking(
      made: key, parent: .none, isSelf: false, maker: maker?.key, text: frame.scope.declaration,
      callee: context.calleeText?.firstWord, isLater: context.isLater, isConditional: context.isConditional,
      condition: context.condition,
      at: context.site)
    if let label = scope.scope.parentLabel, let argument = given.first(where: { $0.label == label }) {
      if case .name("self", _)? = argument.expression?.form { making.isSelf = true }
      if case .call(let callee, _)? = argument.expression?.form { making.madeParent = callee.firstWord }
      let value = argument.value ?? argument.expression.map { evaluate($0, frame, environment) } ?? Value()
      let candidates = [value.exact, value.type].compactMap { $0?.unwrapped.key }
      making.parent = candidates.first { program.scopes[$0] != nil }.map { .scope($0) } ?? .unknown
    }
    calls.dependencies.effect()
    recording.makings.insert(making)
  }
}

/// A property of a scope, or something that a scope needs, being read.
struct ScopeRead: Hashable {
  /// The declaration in whose text it is read.
  var text: DeclarationID
  var of: DeclarationID
  /// The type of the object that it is read of.
  var receiver: String?
  var isLater: Bool
  var isConditional: Bool
  var at: Location

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(of)
  }
}

extension Evaluator {
  func noteRead(_ id: DeclarationID, of receiver: Value?, _ frame: Frame) {
    guard !program.scopes.isEmpty, let text = frame.scope.declaration, symbols.vocabulary(ofFile: frame.scope.file) == nil,
      symbols.vocabulary(ofFile: id.file) == nil, let owner = symbols.enclosingType(id),
      program.scopes[owner] != nil || symbols.types[owner]?.isProtocol == true
    else { return }
    let key = [receiver?.exact, receiver?.type].lazy.compactMap { $0?.unwrapped.key }.first
    calls.dependencies.effect()
    recording.reads.insert(
      ScopeRead(
        text: text, of: id, receiver: key, isLater: context.isLater, isConditional: context.isConditional,
        at: context.site))
  }

  /// What a property or function answers with, where it makes it.
  func noteAnswer(_ value: Value, of id: DeclarationID) {
    guard !program.scopes.isEmpty, value.at != nil, let key = (value.exact ?? value.type).unwrapped.key,
      program.scopes[key] != nil
    else {
      return
    }
    calls.dependencies.effect()
    recording.answers[id, default: []].insert(key)
  }

  /// A scope answers for what it needs by its name, as if it were its own.
  func neededMember(_ name: String, of receiver: Value, _ frame: Frame) -> Value? {
    guard let key = (receiver.exact ?? receiver.type).unwrapped.key, let scope = program.scopes[key],
      let needs = scope.scope.needs.flatMap({ scope.generics[$0] }),
      let member = symbols.members(of: needs, named: name).first, symbols.declaration(member.id).kind == .property
    else { return nil }
    return propertyValue(member, of: receiver, frame)
  }
}

extension Expression {
  /// The first identifier of a name or a chain of members; nil for an implicit member.
  var firstWord: String? {
    switch form {
    case .name(let name, _): name
    case .member(let base?, _, _, _): base.firstWord
    case .metatype(let type): if case .nominal(let parts) = type { parts.first?.name } else { nil }
    default: nil
    }
  }
}
