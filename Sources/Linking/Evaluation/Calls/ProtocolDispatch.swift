import Model

extension Evaluator {
  /// A call of a protocol's requirement: it runs what implements it, each where that may be several things; nil where it is no
  /// such call, or nothing here implements it.
  func dispatched(
    _ fit: OverloadFit, _ receiver: Value?, _ given: [Given], _ cache: inout [Int: Value], _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment
  ) -> Value? {
    var found = implementations(of: requirement(meantBy: fit.candidate.id)).filter {
      follows($0.id) || symbols.vocabulary(ofFile: $0.id.file) != nil
    }
    // A default that calls what it stands in for means what others have in its place.
    let others = found.filter { $0.id != frame.scope.declaration }
    if !others.isEmpty { found = others }
    guard !found.isEmpty else { return nil }
    if found.count > 1, case .parameter? = receiver?.form {
      // Whoever is handed a container fills it: which one that is, the caller decides.
      counters.openings += 1
      if given.contains(where: { takesContainer($0, &cache, frame, environment) }) { return nil }
    }
    return performOneOf(
      found.map { member in
        // A protocol's default says nothing of the object.
        let type = symbols.enclosingType(member.id).flatMap { symbols.types[$0] }
        var target = receiver
        if let type, !type.isProtocol || target?.type.key == nil { target?.type = type.nominal }
        return (Overload(id: member.id, generics: member.generics), target)
      }, given, &cache, expecting, frame, environment)
  }

  /// Runs what a call may mean, each for an object that has it; nil where nothing takes what is given.
  func performOneOf(
    _ meant: [(function: Overload, receiver: Value?)], _ given: [Given], _ cache: inout [Int: Value], _ expecting: TypeName?,
    _ frame: Frame, _ environment: Environment
  ) -> Value? {
    // One call runs what one object has, and in a loop first that of one and then that of another.
    let choice = meant.count > 1 && !context.isRepeated && !context.isLater ? nextChoice(of: meant.count) : nil
    var values: [Value] = []
    for (index, (function, receiver)) in meant.enumerated() {
      guard let fit = fit(function, given, expecting, receiver: receiver, &cache, frame, environment) else { continue }
      with({ if let choice { $0.take(index, of: choice) } }) {
        values.append(perform(fit, receiver: receiver, given, &cache, expecting, frame, environment))
      }
    }
    guard values.count > 1 else { return values.first }
    return oneOf(values, type: values[0].type, born: frame.depth)
  }

  func takesContainer(_ given: Given, _ cache: inout [Int: Value], _ frame: Frame, _ environment: Environment) -> Bool {
    guard let expression = given.expression, expression.isPath else { return false }
    let value = evaluate(expression, frame, environment)
    return container(of: value) != nil
  }

  /// The functions with a body that implement a requirement.
  func implementations(of id: DeclarationID) -> [Member] {
    if let known = program.implementationsOf[id] { return known }
    let found = findImplementations(of: id)
    program.implementationsOf[id] = found
    return found
  }

  private func findImplementations(of id: DeclarationID) -> [Member] {
    let declaration = symbols.declaration(id)
    guard declaration.body == nil, declaration.kind == .function, let owner = symbols.parent(of: id),
      let key = symbols.typeOf[owner],
      symbols.types[key]?.isProtocol == true, symbols.vocabulary(ofFile: id.file) == nil
    else { return [] }
    let labels = declaration.parameters.map(\.label)
    var seen: Set<DeclarationID> = []
    func bodies(_ members: [Member]) -> [Member] {
      members.filter { member in
        let other = symbols.declaration(member.id)
        // What a framework's interface writes as a default, the framework has as an overload.
        let fits =
          other.parameters.map(\.label) == labels || other.parameters.filter { $0.defaultValue == nil }.map(\.label) == labels
        return fits && other.body != nil && seen.insert(member.id).inserted
      }
    }
    let below = symbols.descendants(of: key).flatMap { bodies(witnesses(named: declaration.name, of: $0, asOne: key)) }
    let defaults = bodies(members(named: declaration.name, of: key))
    return below + (defaults.isEmpty || isAlwaysReplaced(key, by: below) ? [] : defaults)
  }

  /// The requirement that a protocol's default only hands its arguments to, where each type has a function in its place that leaves out as much:
  /// whoever knows the type calls that. Else the function itself.
  private func requirement(meantBy id: DeclarationID) -> DeclarationID {
    let declaration = symbols.declaration(id)
    guard declaration.handsOnItsArguments, let key = symbols.enclosingType(id), let owner = symbols.types[key], owner.isProtocol,
      case let labels = declaration.parameters.map(\.label),
      let demanded = owner.members[declaration.name]?.first(where: {
        symbols.declaration($0).body == nil && symbols.declaration($0).parameters.map(\.label) == labels
      })
    else { return id }
    let omitted = declaration.parameters.map { $0.defaultValue != nil }
    let all = implementations(of: demanded)
    let isSo = all.allSatisfy { one in
      one.id != id && symbols.declaration(one.id).parameters.map { $0.defaultValue != nil } == omitted
    }
    return isSo && !all.isEmpty ? demanded : id
  }

  /// Whether each type below a protocol has one of these members, so that none is left with the protocol's default.
  private func isAlwaysReplaced(_ key: String, by members: [Member]) -> Bool {
    let owners = Set(members.compactMap { symbols.enclosingType($0.id) })
    guard !owners.isEmpty else { return false }
    return symbols.descendants(of: key).compactMap { symbols.types[$0] }.allSatisfy { type in
      type.isProtocol || symbols.levels(of: type.nominal).contains { owners.contains($0.symbol.key) }
    }
  }

  /// Of properties of one name those that a read of an object means: what meets a requirement, and not the requirement. A protocol's default
  /// says nothing of an object that may be one of a type which has its own; of `self` in the protocol's own bodies, where no type does without.
  func meeting(_ members: [Member], of receiver: Value, _ frame: Frame) -> [Member] {
    let (demanded, met) = (members.filter { isRequirement($0.id) }, members.filter { !isRequirement($0.id) })
    guard let first = demanded.first, !met.isEmpty else { return members }
    guard let key = receiver.type.unwrapped.key, symbols.types[key]?.isProtocol == true, receiver.exact == nil,
      met.allSatisfy({ symbols.enclosingType($0.id).flatMap { symbols.types[$0] }?.isProtocol == true })
    else { return met }
    let name = symbols.declaration(first.id).name
    let below = symbols.descendants(of: key).compactMap { symbols.types[$0] }.filter { !$0.isProtocol }
    let own = below.flatMap { ($0.members[name] ?? []).map { Member(id: $0, generics: [:]) } }
    let isReplaced = isSelfAlone(receiver, frame) ? isAlwaysReplaced(key, by: own) : !own.isEmpty
    return isReplaced ? demanded : met
  }

  /// The stored properties by which types meet a requirement.
  func propertiesMeeting(_ id: DeclarationID) -> [DeclarationID] {
    guard isRequirement(id), let key = symbols.enclosingType(id) else { return [] }
    let name = symbols.declaration(id).name
    return symbols.descendants(of: key).compactMap { symbols.types[$0] }.filter { !$0.isProtocol }.flatMap { type in
      (type.members[name] ?? []).filter { symbols.declaration($0).kind == .property && symbols.declaration($0).body == nil }
    }
  }

  /// A property that a protocol demands; what meets it says what it is.
  private func isRequirement(_ id: DeclarationID) -> Bool {
    let declaration = symbols.declaration(id)
    return declaration.kind == .property && declaration.body == nil
      && symbols.parent(of: id).map { symbols.declaration($0).kind == .protocol } ?? false
  }

  /// What a type has of that name to meet a protocol's requirement: what it adds, else what it inherits from a class above or another protocol.
  private func witnesses(named name: String, of key: String, asOne protocolKey: String) -> [Member] {
    let own = members(named: name, of: key)
    guard let symbol = symbols.types[key], !symbol.isProtocol, own.isEmpty || symbol.vocabulary != nil else { return own }
    let above = Set(symbols.levels(of: symbols.types[protocolKey]?.nominal ?? .unknown).map { $0.symbol.key })
    return symbols.members(of: symbol.nominal, named: name).filter { member in
      symbols.enclosingType(member.id).map { $0 != protocolKey && !above.contains($0) } ?? false
    }
  }

  /// What a type adds of that name; of a framework's type, what it inherits, too, since nobody here follows that.
  private func members(named name: String, of key: String) -> [Member] {
    guard let symbol = symbols.types[key] else { return [] }
    if symbol.vocabulary != nil { return symbols.members(of: symbol.nominal, named: name) }
    return (symbol.members[name] ?? []).map { Member(id: $0, generics: [:]) }
  }
}

extension Expression {
  /// Whether it only names something that is there, `box`, `Container.shared`.
  fileprivate var isPath: Bool {
    switch form {
    case .name: true
    case .member(let base?, _, _, _): base.isPath
    default: false
    }
  }
}

extension Declaration {
  /// Its body calls the function of its own name and labels with what it is handed, and nothing else.
  fileprivate var handsOnItsArguments: Bool {
    guard kind == .function, let body, body.count == 1, parameters.contains(where: { $0.defaultValue != nil }),
      case .call(let callee, let arguments)? = body[0].said?.form, arguments.map(\.label) == parameters.map(\.label)
    else { return false }
    switch callee.form {
    case .name(name, _): break
    case .member(let base?, name, _, _): guard case .name("self", _) = base.form else { return false }
    default: return false
    }
    return zip(arguments, parameters).allSatisfy { $0.value.form == .name($1.name, []) }
  }
}

extension Statement {
  /// What it answers, or does.
  fileprivate var said: Expression? {
    var found: Expression? =
      switch self {
      case .return(let expression, _): expression
      case .expression(let expression): expression
      default: nil
      }
    while case .attempt(let inner, _)? = found?.form { found = inner }
    return found
  }
}
