import Model

extension Evaluator {
  /// An identifier: a local, a member of `self`, a type, or something at file scope.
  func name(
    _ name: String, _ arguments: [TypeName], _ expression: Expression, _ frame: Frame, _ environment: Environment
  ) -> Value {
    if let value = environment.value(name) { return value }
    switch name {
    case "self": return frame.receiver ?? Value()
    case "Self": return typeValue(symbols.resolve(.named("Self"), in: frame.scope), frame)
    case "super":
      guard let receiver = frame.receiver,
        let key = frame.function.flatMap({ symbols.enclosingType($0) }) ?? receiver.type.key, let symbol = symbols.types[key],
        let parent = symbols.superclass(of: symbol)
      else { return Value() }
      // What stands after the colon says what the type parameters of the class above are.
      let level = symbols.levels(of: receiver.type).first { $0.symbol === parent }
      return Value(type: level.map { symbols.declared(parent, $0.generics) } ?? parent.nominal, born: frame.depth)
    default: break
    }
    if let receiver = frame.receiver {
      // What no type declares need not be looked for in any, but for what Swift writes itself.
      let mayBeMember = symbols.memberNames.contains(name) || ["init", "allCases"].contains(name)
      if mayBeMember, let found = member(name, of: receiver, nil, frame) { return found }
      if name == "rawValue" { return unknownMember(name, of: receiver, frame) }
      if let found = projection(name, of: receiver, frame) { return found }
      // A member of a type around the one whose body this is.
      var outer = mayBeMember ? frame.scope.declaration.flatMap { symbols.parent(of: $0) } : nil
      while let id = outer {
        if let key = symbols.typeOf[id], let symbol = symbols.types[key],
          let found = member(name, of: typeValue(symbol.nominal, frame), nil, frame)
        {
          return found
        }
        outer = symbols.parent(of: id)
      }
    }
    let properties = variants(globals(name, frame.scope.file, .property)) { $0 }
    if !properties[0].candidates.isEmpty {
      return eachVariant(properties, born: frame.depth) { propertyValue(Member(id: $0[0], generics: [:]), of: nil, frame) }
    }
    let functions = globals(name, frame.scope.file)
    if !functions.isEmpty {
      return Value(.function(FunctionValue(candidates: functions, receiver: nil)), born: frame.depth)
    }
    return typeName(name, arguments, frame) ?? foreign(Value(born: frame.depth), isForeignName(name, frame, environment))
  }

  /// A name that means a type, or by Swift's custom of capital letters must mean one declared elsewhere.
  func typeName(_ name: String, _ arguments: [TypeName], _ frame: Frame) -> Value? {
    let written = TypeName.nominal([TypePart(name, arguments)])
    let type = symbols.resolve(written, in: frame.scope)
    let isKnown = type.key.flatMap { symbols.types[$0] } != nil || type != written || frame.scope.generics[name] != nil
    guard isKnown || name.first?.isUppercase == true || isModule(name, frame) else { return nil }
    var value = Value(.metatype(type), type: .metatype(type), born: birth(of: written, frame))
    value.isTypeByCustom = !isKnown
    return value
  }

  /// Whether a name can mean nothing but a module: what a type inherits out of sight goes before.
  private func isModule(_ name: String, _ frame: Frame) -> Bool {
    symbols.isSeenModule(name, in: frame.scope.file) && frame.receiver.map { !inheritsUnseen($0.type) } ?? true
  }

  /// `T.self` is a type, whoever declares it.
  private func typeItself(_ value: Value) -> Value {
    var value = value
    value.isTypeByCustom = false
    return value
  }

  func typeValue(_ type: TypeName, _ frame: Frame) -> Value {
    Value(.metatype(type), type: .metatype(type), born: frame.depth)
  }

  /// `base.name`.
  func member(
    _ base: Expression?, _ name: String, _ arguments: [TypeName], _ labels: [String]?, _ expression: Expression,
    _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    guard let base else { return implicitMember(name, labels, expecting, frame) }
    let receiver = asked(evaluate(base, askedFor: name, frame, environment), base, for: name, frame)
    if isNothing(receiver, base, environment) { return Value(.null, born: frame.depth) }
    let each = eachBuild(of: receiver, born: frame.depth) { member(base, of: $0, name, arguments, labels, frame) }
    if let each { return each }
    // What an object is asked for, it is asked for here.
    guard case .object = receiver.form, symbols.vocabulary(ofFile: frame.scope.file) == nil else {
      return member(base, of: receiver, name, arguments, labels, frame)
    }
    let site = Location(symbols.digests[frame.scope.file].file, expression.at)
    return with({ $0.sites.replaceInnermost(with: site) }) { member(base, of: receiver, name, arguments, labels, frame) }
  }

  /// Whether a chain ends here, since what a function was handed is nil: `tag?.text` of a `tag` that the caller left out. What a property
  /// holds may have been set out of sight.
  private func isNothing(_ receiver: Value, _ base: Expression, _ environment: Environment) -> Bool {
    guard case .null = receiver.form else { return false }
    switch base.form {
    case .chain(let inner):
      if case .name(let name, _) = inner.form { return environment.value(name) != nil } else { return false }
    case .member(let inner?, _, _, _): return isNothing(receiver, inner, environment)
    default: return false
    }
  }

  private func member(
    _ base: Expression, of receiver: Value, _ name: String, _ arguments: [TypeName], _ labels: [String]?, _ frame: Frame
  ) -> Value {
    // What stands before the object is no receiver of what it is asked: `(UIApplication.shared.delegate as! Program).board.resolve(…)`.
    var unseen: Value?
    defer { context.unseenReceiver = unseen }
    // What is inherited works on the object at hand.
    if case .name("super", _) = base.form, let object = frame.receiver,
      var found = pick(symbols.members(of: receiver.type, named: name), labels, of: object, isStatic: false, frame)
    {
      if case .function(var function) = found.form {
        for index in function.candidates.indices { function.candidates[index].isItself = true }
        found.form = .function(function)
      }
      return found
    }
    if let part = dictionaryPart(name, of: receiver) { return part }
    if let found = member(name, of: receiver, labels, frame) { return found }
    guard case .metatype(let type) = receiver.form else {
      // What an object of a type parameter has, whoever binds it says.
      if receiver.type.isOpen, mayConcern(name, of: receiver.type, frame.scope) { counters.openings += 1 }
      if let found = memberOfList(name, labels, of: receiver) ?? dynamicMember(name, base, of: receiver, frame) { return found }
      unseen = receiver
      return unknownMember(name, of: receiver, frame)
    }
    if let found = member(ofModule: base, seenAs: receiver, name, labels, frame) { return found }
    if type.wrapped != nil, let found = optionalCase(name, of: receiver, type, frame) { return found }
    if let found = unapplied(name, labels, of: type, frame) { return found }
    // What a type parameter has, whoever binds it says.
    if type.isOpen { counters.openings += 1 }
    let nested = symbols.resolve(
      appending(TypePart(name, arguments), to: type), in: Scope(file: frame.scope.file, declaration: nil))
    if nested.key.flatMap({ symbols.types[$0] }) != nil { return typeValue(nested, frame) }
    if name.first?.isUppercase == true {
      var value = typeValue(nested, frame)
      value.isTypeByCustom = true
      return value
    }
    let answer = answerOutside(type, name, arguments: nil)
    let found = answer.map { Value(type: $0, born: frame.depth) } ?? Value(.constant(name), born: frame.depth)
    return foreign(found, isForeignType(type, frame))
  }

  private func appending(_ part: TypePart, to type: TypeName) -> TypeName {
    if case .nominal(let parts) = type { return .nominal(parts + [part]) }
    return .unknown
  }

  /// `.name`: looked up in the type that is expected here.
  private func implicitMember(_ name: String, _ labels: [String]?, _ expecting: TypeName?, _ frame: Frame) -> Value {
    if let type = expecting?.unwrapped.leavingArgumentsOpen, type != .unknown, !type.isOpen,
      let found = member(name, of: typeValue(type, frame), labels, frame)
    {
      return found
    }
    return Value(.constant(name), type: expecting ?? .unknown, born: frame.depth)
  }

  private func unknownMember(_ name: String, of receiver: Value, _ frame: Frame) -> Value {
    if name == "self" { return receiver }
    if name == "description", let text = textItself(receiver) { return text }
    if name == "rawValue", isLeftToCallers(receiver), inheritsText(receiver.type.unwrapped) {
      return Value(.parameter, type: .named("String"), born: receiver.born)
    }
    if name == "rawValue", inheritsText(receiver.type.unwrapped), let raw = rawArgument(receiver) { return raw }
    if case .constant(let path) = receiver.form {
      if name == "rawValue", let text = rawText(path, receiver.type) {
        return Value(.text(text), type: .named("String"), born: receiver.born)
      }
      return foreign(Value(.constant(path + "." + name), born: receiver.born), isForeign(receiver))
    }
    if name == "rawValue", let raw = eitherRaw(receiver) ?? anyRaw(receiver, frame) { return raw }
    if let part = part(name, of: receiver) { return part }
    return foreign(Value(born: min(receiver.born, frame.depth)), isForeign(receiver))
  }

  /// A declared member of a value or type; nil where none of that name is known.
  func member(_ name: String, of receiver: Value, _ labels: [String]?, _ frame: Frame) -> Value? {
    if case .metatype(let type) = receiver.form {
      if name == "init" { return Value(.function(initializers(of: type, labels: labels)), born: receiver.born) }
      if name == "self" { return typeItself(receiver) }
      let found = pick(symbols.members(of: type, named: name), labels, of: receiver, isStatic: true, frame)
      return found ?? (name == "allCases" ? allCases(of: type, frame) : nil)
    }
    if let each = ofEach(name, receiver, labels, frame) { return each }
    // What the object is may override what it is seen as.
    for seen in [receiver.exact, receiver.type] {
      guard var type = seen else { continue }
      if let wrapped = type.wrapped, symbols.members(of: type, named: name).isEmpty { type = wrapped }
      let members = symbols.members(of: type.instance ?? type, named: name)
      if let found = pick(members, labels, of: receiver, isStatic: type.instance != nil, frame) { return found }
    }
    if let found = projection(name, of: receiver, frame) { return found }
    return program.scopes.isEmpty ? nil : neededMember(name, of: receiver, frame)
  }

  private func pick(
    _ members: [Member], _ labels: [String]?, of receiver: Value, isStatic: Bool, _ frame: Frame
  ) -> Value? {
    let isFitting = { (member: Member) in
      self.symbols.declaration(member.id).kind != .property || self.symbols.declaration(member.id).isStatic == isStatic
    }
    let fitting = members.filter(isFitting)
    let variants = variants(meeting(fitting, of: receiver, frame)) { $0.id }
    if variants.count > 1, variants.allSatisfy({ symbols.declaration($0.candidates[0].id).kind == .property }) {
      return eachVariant(variants, born: frame.depth) { members in
        nearest(members, frame).map { propertyValue($0, of: receiver, frame) } ?? Value()
      }
    }
    guard let first = nearest(variants[0].candidates, frame) ?? members.first else { return nil }
    let declaration = symbols.declaration(first.id)
    // Of which class an object is that a caller hands over, he knows.
    let isAny = isSelfAlone(receiver, frame) || receiver.isParameter && receiver.exact == nil
    if frame.depth == 0 && isAny && isOverridden(first.id) || isLeftToOwnClass(first.id, receiver, frame) {
      counters.openings += 1
    }
    switch declaration.kind {
    case .initializer where !isStatic:
      let initializers = members.filter { symbols.declaration($0.id).kind == .initializer }
      return Value(
        .function(
          FunctionValue(candidates: initializers.map { Overload(id: $0.id, generics: $0.generics) }, receiver: receiver)),
        born: frame.depth)
    case .property:
      guard declaration.isStatic == isStatic else { return nil }
      return overridden(first, of: receiver, frame) ?? propertyValue(first, of: receiver, frame)
    case .enumCase:
      let type = symbols.enclosingType(first.id).flatMap { symbols.types[$0] }.map { symbols.declared($0, first.generics) }
      return Value(.constant(name(of: first.id)), type: type ?? .unknown, born: frame.depth)
    case .function:
      var candidates = members.filter { symbols.declaration($0.id).kind == .function }
      if isStatic {
        candidates = candidates.filter { symbols.declaration($0.id).isStatic }
      } else {
        // An object has none of its type's own functions.
        let own = candidates.filter { !symbols.declaration($0.id).isStatic }
        if !own.isEmpty { candidates = own }
      }
      if let labels { candidates = candidates.filter { symbols.declaration($0.id).parameters.map { $0.label ?? "_" } == labels } }
      // A type's own method is what meets the requirement of that name.
      let type = (receiver.exact ?? receiver.type).unwrapped
      if let key = (type.instance ?? type).key, symbols.types[key]?.isProtocol == false {
        let own = candidates.filter { symbols.declaration($0.id).body != nil }
        if !own.isEmpty { candidates = own }
      }
      let seen = seenFirst(candidates, frame)
      guard !seen.isEmpty else { return nil }
      var function = FunctionValue(candidates: seen.map { Overload(id: $0.id, generics: $0.generics) }, receiver: receiver)
      function.isOneOfSeveral = seen.count < candidates.count && symbols.sharedFiles[frame.scope.file] != nil
      return Value(.function(function), born: frame.depth)
    case .class, .struct, .enum, .actor, .protocol, .typealias:
      guard isStatic, let outer = receiver.type.instance else { return nil }
      let type = symbols.resolve(
        appending(TypePart(declaration.name), to: outer), in: Scope(file: frame.scope.file, declaration: nil))
      return typeValue(type, frame)
    default: return nil
    }
  }

  /// The raw value of a case of an enum whose raw values are texts: the one written, else the name of the case.
  func rawText(_ name: String, _ type: TypeName) -> String? {
    guard inheritsText(type),
      let id = symbols.members(of: type, named: name).first?.id, symbols.declaration(id).kind == .enumCase
    else { return nil }
    guard let value = symbols.declaration(id).value else { return name }
    if case .string(let text) = value.form { return text }
    return nil
  }

  private func inheritsText(_ type: TypeName) -> Bool {
    guard let symbol = type.key.flatMap({ symbols.types[$0] }) else { return false }
    return symbol.declarations.contains { symbols.declaration($0).inherits.contains(.named("String")) }
  }

  /// Whether a value is the object in whose type's body the evaluation stands, of which nothing else is known.
  func isSelfAlone(_ value: Value, _ frame: Frame) -> Bool {
    value.object == nil && value.exact == nil && value.type == frame.receiver?.type
  }

  /// Whether a class below declares the member anew, so that it depends on the object which of them is meant.
  private func isOverridden(_ id: DeclarationID) -> Bool {
    guard let owner = symbols.enclosingType(id), symbols.subtypes[owner] != nil, symbols.types[owner]?.isProtocol == false else {
      return false
    }
    let name = symbols.declaration(id).name
    return symbols.descendants(of: owner).contains { below in
      symbols.types[below]?.members[name]?.contains { symbols.declaration($0).modifiers.contains("override") } ?? false
    }
  }

  func name(of id: DeclarationID) -> String { symbols.declaration(id).name }
}
