import Model

/// Several modules that a file imports may each have a type of one name. In an expression Swift takes whichever of them fits: by the labels of the
/// initializer or member, then by what is wanted, then by the arguments.
extension Evaluator {
  /// What is called, where the plain name of a type may mean several; nil where there is nothing to choose. Arguments that decided are evaluated
  /// afterwards, so that nothing in them happens twice. What cannot be told is a function of which nothing is known.
  func meant(
    _ function: Value, _ callee: Expression, _ given: inout [Given], _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment
  ) -> Value? {
    let (name, member) = typeAndMember(callee)
    guard let name, symbols.global[name].map({ $0.count > 1 }) == true, environment.value(name) == nil else { return nil }
    let first: TypeName
    switch function.form {
    case .metatype(let type): first = type
    case .function(let called) where called.constructs != nil: first = called.constructs!
    default:
      guard member != nil, case .metatype(let type)? = typeName(name, [], frame)?.form else { return nil }
      first = type
    }
    let types = symbols.namesakes(name, of: first, for: frame.scope.file)
    guard !types.isEmpty else { return nil }
    let all = types.map { type in overloads(of: type, named: member, frame) }
    var fitting = types.indices.filter { take(all[$0], given) }
    if let wanted = expecting?.unwrapped, !wanted.isOpen, wanted != .unknown {
      let isWanted = { (index: Int) in self.gives(types[index], member, all[index].functions, given, wanted) }
      // What nobody here sees the initializer of, as a macro may have written it, is meant where nothing else can be.
      let chosen = fitting.isEmpty ? types.indices.filter(isWanted) : fitting.filter(isWanted)
      if !chosen.isEmpty { fitting = chosen }
    }
    if fitting.count > 1 {
      given = given.map { evaluated($0, frame, environment) }
      fitting = fitting.filter { index in
        all[index].functions.isEmpty || all[index].functions.contains { fitsAll($0, given, frame, environment) }
      }
    }
    guard fitting.count == 1 else { return Value(born: frame.depth) }
    let type = types[fitting[0]]
    guard let member else { return typeValue(type, frame) }
    return self.member(member, of: typeValue(type, frame), nil, frame) ?? Value(born: frame.depth)
  }

  /// The type that an initializer makes, where the labels say which of several of that name; else `.unknown`.
  func made(_ name: String, _ first: TypeName, _ arguments: [Argument], _ frame: Frame) -> TypeName {
    let types = symbols.namesakes(name, of: first, for: frame.scope.file)
    guard !types.isEmpty else { return first }
    let given = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
    let fitting = types.filter { take(overloads(of: $0, named: nil, frame), given) }
    return fitting.count == 1 ? fitting[0] : .unknown
  }

  /// The type of which a member is asked, `Inputs.quiet`, where only one of several of its name has such a member.
  func asked(_ receiver: Value, _ base: Expression, for member: String, _ frame: Frame) -> Value {
    guard case .metatype(let first) = receiver.form, case .name(let name, _) = base.form else { return receiver }
    let types = symbols.namesakes(name, of: first, for: frame.scope.file)
    let having = types.filter { type in
      symbols.members(of: type, named: member).contains { symbols.isMentionable($0.id, from: frame.scope.file) }
    }
    return having.count == 1 ? typeValue(having[0], frame) : receiver
  }

  /// `Inputs(…)` and `Inputs.init(…)`: the type alone; `Inputs.quiet(…)`: the type and its member.
  private func typeAndMember(_ callee: Expression) -> (type: String?, member: String?) {
    switch callee.form {
    case .name(let name, _): return (name, nil)
    case .member(let base?, let member, _, _):
      guard case .name(let name, _) = base.form else { return (nil, nil) }
      return (name, member == "init" ? nil : member)
    default: return (nil, nil)
    }
  }

  /// The initializers, or the functions of that name, that a file may mention, and the parameters of what Swift writes itself.
  private func overloads(
    of type: TypeName, named member: String?, _ frame: Frame
  ) -> (functions: [Overload], written: [Parameter]?) {
    let all =
      member.map { name in symbols.members(of: type, named: name).map { Overload(id: $0.id, generics: $0.generics) } }
      ?? initializers(of: type, labels: nil).candidates
    let functions = all.filter { symbols.isMentionable($0.id, from: frame.scope.file) }
    let isWritten = member == nil && all.isEmpty && symbols.seesWhatSwiftWrites(for: type, from: frame.scope.file)
    return (functions, isWritten ? memberwise(type).map(\.parameter) : nil)
  }

  /// Whether one of them takes what is given, as far as labels tell.
  private func take(_ all: (functions: [Overload], written: [Parameter]?), _ given: [Given]) -> Bool {
    all.functions.contains { takes(symbols.declaration($0.id).parameters, given, of: $0.id) }
      || all.written.map { match($0, given) != nil } ?? false
  }

  private func takes(_ parameters: [Parameter], _ given: [Given], of id: DeclarationID) -> Bool {
    // What is no function is called by what it holds.
    [.property, .enumCase].contains(symbols.declaration(id).kind) && symbols.declaration(id).parameters.isEmpty
      || match(parameters, given, in: Scope(file: id.file, declaration: id)) != nil
  }

  /// Whether what a call gives is what is wanted.
  private func gives(
    _ type: TypeName, _ member: String?, _ functions: [Overload], _ given: [Given], _ wanted: TypeName
  ) -> Bool {
    func isWanted(_ found: TypeName) -> Bool {
      found.unwrapped.key == wanted.key || symbols.type(found.unwrapped, inherits: wanted.key ?? "")
    }
    guard member != nil else { return isWanted(type) }
    return functions.contains { function in
      let declaration = symbols.declaration(function.id)
      guard takes(declaration.parameters, given, of: function.id) else { return false }
      if declaration.kind == .enumCase { return isWanted(type) }
      let scope = Scope(file: function.id.file, declaration: function.id, generics: function.generics, selfType: type)
      return declaration.type.map { isWanted(symbols.resolve($0, in: scope)) } ?? false
    }
  }

  /// An argument whose value says by itself of which type it is.
  private func evaluated(_ given: Given, _ frame: Frame, _ environment: Environment) -> Given {
    guard let expression = given.expression, given.value == nil, !expression.isImplicitMember else { return given }
    if case .closure = expression.form { return given }
    return Given(label: given.label, isTrailing: given.isTrailing, value: value(of: given, expecting: nil, frame, environment))
  }

  private func fitsAll(_ function: Overload, _ given: [Given], _ frame: Frame, _ environment: Environment) -> Bool {
    var cache: [Int: Value] = [:]
    return fit(function, given, nil, receiver: nil, &cache, frame, environment) != nil
  }
}
