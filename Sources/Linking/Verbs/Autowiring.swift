import Model

/// Makers whose parameters the container fills.
extension Evaluator {
  /// A maker whose parameters the container fills.
  func autowire(_ maker: Value, _ record: RegistrationRecord, _ type: TypeName?, _ offered: Value?, _ frame: Frame) -> Value {
    switch maker.form {
    case .closure(let closure):
      if let offered, takesContainer(closure) { return call(closure, [offered], expecting: nil) }
      let count = closure.closure.parameters.isEmpty ? closure.closure.shorthand : closure.closure.parameters.count
      let values = (0..<count).map { _ in parameter(record, type: nil, born: maker.born, isParameter: true) }
      if offered != nil, count == 1 { record.makerRequests.last?.mayBeContainer = true }
      return call(closure, values, expecting: nil)
    case .function(let function):
      return autowire(specialised(function, for: record.later?.type ?? type), record, maker.born, frame)
    case .metatype(let type): return autowire(initializers(of: type, labels: nil), record, maker.born, frame)
    case .parameter:
      record.isOpen = true
      return Value()
    default:
      if case .function(_, let result) = maker.type { return Value(type: result) }
      return maker.type.isOpen ? Value(type: maker.type) : Value()
    }
  }

  /// Whether a closure of one parameter asks it for things, rather than passing it on as one.
  private func takesContainer(_ closure: ClosureValue) -> Bool {
    let parameters = closure.closure.parameters
    guard parameters.isEmpty ? closure.closure.shorthand == 1 : parameters.count == 1 else { return false }
    if let written = parameters.first?.type {
      return containerVocabulary(symbols.resolve(written, in: closure.frame.scope)) != nil
    }
    let name = parameters.first?.name ?? "$0"
    var isAsked = false
    Walk.statements(closure.closure.body) { expression in
      switch expression.form {
      case .call(let callee, _):
        if case .member(let base?, let member, _, _) = callee.form, case .name(name, _) = base.form, member.hasPrefix("resolve") {
          isAsked = true
        }
      case .prefix(let sign, let inner):
        if sign.hasPrefix("*"), case .name(name, _) = inner.form { isAsked = true }
      default: break
      }
    }
    return isAsked
  }

  /// `Box.init` for what is to be provided as `Box<Tea>` is that of `Box<Tea>`.
  private func specialised(_ function: FunctionValue, for wanted: TypeName?) -> FunctionValue {
    guard let type = function.constructs, let wanted = wanted?.unwrapped, !wanted.isOpen, !wanted.arguments.isEmpty,
      type.isOpen || type.arguments.isEmpty, wanted.key == type.key
    else { return function }
    let labels =
      function.candidates.count == 1 ? symbols.declaration(function.candidates[0].id).parameters.map { $0.label ?? "_" } : nil
    return initializers(of: wanted, labels: labels)
  }

  private func autowire(_ function: FunctionValue, _ record: RegistrationRecord, _ born: Int, _ frame: Frame) -> Value {
    // A type that stands in both branches of an `#if` is made otherwise in each; so it is by initializers that do.
    let bodies = variants(bodies(of: function.constructs)) { $0 }
    if bodies.count > 1 {
      return eachVariant(bodies, born: born) { _ in
        var own = function
        own.candidates = function.candidates.filter { isThere($0.id) }
        return autowire(own, among: own.candidates, record, born, frame)
      }
    }
    return eachVariant(variants(function.candidates) { $0.id }, born: born) {
      autowire(function, among: $0, record, born, frame)
    }
  }

  /// By initializers or functions that are there together.
  private func autowire(
    _ function: FunctionValue, among all: [Overload], _ record: RegistrationRecord, _ born: Int, _ frame: Frame
  ) -> Value {
    let constructs = function.constructs
    let candidates = distinct(taking(record.arguments, all) ?? preferred(all))
    if let type = constructs, candidates.isEmpty {
      autowireUndeclared(type, record, born)
      return Value(type: type, born: born)
    }
    guard let candidate = candidates.first else { return Value() }
    if candidates.count > 1 { note(.need, "several initializers or functions of that name fit, and nothing says which is meant") }
    let declaration = symbols.declaration(candidate.id)
    let scope = Scope(
      file: candidate.id.file, declaration: candidate.id, generics: candidate.generics, selfType: constructs)
    if candidates.count == 1 {
      within(simplified(conditions(candidate.id))) {
        let taken = declaration.parameters.map { item in
          parameter(
            record, type: item.type.map { symbols.resolve($0, in: scope) } ?? .unknown, born: born, isParameter: false)
        }
        run(candidate, of: function, taken, frame)
      }
    }
    if declaration.isAsync { record.provider.isAsync = true }
    let made = constructs ?? declaration.type.map { symbols.resolve($0, in: scope) } ?? .unknown
    return Value(type: made, born: born)
  }

  /// An initializer that the container calls, for what it does itself.
  private func run(_ candidate: Overload, of function: FunctionValue, _ taken: [Value], _ frame: Frame) {
    guard let type = function.constructs else { return }
    // The object is made for whoever registers it.
    let caller = context.functions.last.flatMap { $0 }.map {
      Frame(scope: Scope(file: $0.file, declaration: $0), function: $0, receiver: nil, depth: context.sites.count - 1)
    }
    var only = function
    only.candidates = [candidate]
    let given = taken.map { Given(label: nil, isTrailing: false, value: $0) }
    _ = construct(type, only, given, nil, caller ?? frame, Environment(parent: nil))
  }

  /// Of several initializers, those that take just the arguments which whoever asks brings; nil where none does.
  private func taking(_ arguments: [TypeName], _ candidates: [Overload]) -> [Overload]? {
    guard !arguments.isEmpty, candidates.count > 1 else { return nil }
    let found = candidates.filter { candidate in
      let scope = Scope(file: candidate.id.file, declaration: candidate.id, generics: candidate.generics)
      let types = symbols.declaration(candidate.id).parameters.map { $0.type.map { symbols.resolve($0, in: scope) } ?? .unknown }
      return types == arguments
    }
    return found.isEmpty ? nil : found
  }

  /// Of several initializers, those that a plain `T.init` can mean: what a coder or a convenience offers comes last.
  private func preferred(_ candidates: [Overload]) -> [Overload] {
    let own = candidates.filter { symbols.enclosingType($0.id).flatMap { symbols.types[$0] }?.isProtocol != true }
    var left = own.isEmpty ? candidates : own
    let tests: [(Declaration) -> Bool] = [
      { declaration in !declaration.attributes.contains { $0.name.isNamed("available") && self.isUnavailable($0) } },
      { $0.parameters.first?.label != "coder" },
      { !$0.isFailable },
      { !$0.modifiers.contains("convenience") },
      { !$0.modifiers.contains("private") },
    ]
    for test in tests where left.count > 1 {
      let kept = left.filter { test(symbols.declaration($0.id)) }
      if !kept.isEmpty { left = kept }
    }
    return left
  }

  /// Copies of one declaration, as a stale folder holds them, are one.
  private func distinct(_ candidates: [Overload]) -> [Overload] {
    var seen: Set<[TypeName]> = []
    return candidates.filter { candidate in
      let declaration = symbols.declaration(candidate.id)
      let scope = Scope(file: candidate.id.file, declaration: candidate.id, generics: candidate.generics)
      return seen.insert(declaration.parameters.map { $0.type.map { symbols.resolve($0, in: scope) } ?? .unknown }).inserted
    }
  }

  private func isUnavailable(_ attribute: Attribute) -> Bool {
    (attribute.arguments ?? []).contains { if case .name("unavailable", _) = $0.value.form { true } else { false } }
  }
}
