import Model

extension Evaluator {
  /// A value arrives at a place of a type: what was asked of a container learns what it is asked for.
  func flow(_ value: Value, into type: TypeName?, born: Int? = nil) -> Value {
    guard let type, type != .unknown else { return value }
    var value = value
    switch value.form {
    case .request(let request):
      if request.isImplicitlyUnwrapped, type.wrapped == nil, !type.isOpen, !type.isNamed("Any") { insist(value) }
      if request.isHanded && request.expected == nil || request.castIn == context.sites.count { break }
      if let born, request.expected == type { request.born = min(request.born, born) }
      guard request.expected == nil || request.expected?.isOpen == true else {
        // `resolve` that answers `T?` flows into a place that takes no optional only when it is unwrapped on the way.
        // Behind a `guard let` it is no optional any more, whatever it is put into.
        if request.answersOptional, type.wrapped != nil {
          (request.isTolerant, request.fillsOptional) = (true, request.fillsOptional || !request.isTakenAsOptional)
        }
        break
      }
      if type.isOpen || type.isNamed("Any") {
        request.isOpen = type.isOpen || request.isOpen
        counters.openings += 1
      } else {
        // What answers an optional is asked for what is in it; whoever takes that may insist on it later.
        let inner = request.answersOptional ? type.wrapped : nil
        if inner != nil { request.isTolerant = true }
        request.expected = inner ?? type
        request.isOpen = false
        if request.isParameter { request.place = context.site }
        request.born = min(request.born, born ?? context.sites.count - 1)
      }
    case .closure(let closure):
      if case .function(let parameters, let result) = type.unwrapped {
        if !parameters.contains(where: \.isPack) { closure.parameterTypes = parameters }
        if !result.isOpen { closure.resultType = result }
        if !type.isOpen, !type.isPartlyUnknown { value.type = type }
      }
    case .handle(let record):
      // A registration that leaves open what it provides takes that from whoever it is handed to.
      if record.later != nil, record.later?.type == nil, type.arguments.count == 1, !type.isOpen {
        record.later?.type = type.arguments[0]
      }
    case .choice(let values): value.form = .choice(values.map { flow($0, into: type, born: born) })
    case .list(let values, let isComplete):
      if let element = type.unwrapped.element {
        value.form = .list(values.map { flow($0, into: element, born: born) }, isComplete: isComplete)
      }
    case .tuple(let values):
      if case .tuple(let types) = type, types.count == values.count {
        value.form = .tuple(zip(values, types).map { (label: $0.label, value: flow($0.value, into: $1, born: born)) })
      }
    case .metatype(let own):
      // As whatever class a place has it, generic functions take it; what a protocol's type stands for, they take as what it is.
      if let base = type.unwrapped.instance, base != own, isClass(base), symbols.type(own, inherits: base.key ?? "") {
        value.type = .metatype(base)
      }
    default: break
    }
    if value.type == .unknown || value.type.isPartlyUnknown {
      value.type = type
      value.isForeign = value.isForeign && (type.isOpen || type.isPartlyUnknown)
    }
    return value
  }

  /// What a generic function takes a type for that is handed to it.
  func taken(_ type: TypeName, of value: Value) -> TypeName {
    if let kept = value.type.instance, kept != type, isClass(kept) { kept } else { type }
  }

  /// Whether a class is the program's own; of what a framework has above it, the framework makes what it is.
  func isClass(_ type: TypeName) -> Bool {
    type.key.flatMap { symbols.types[$0] }.map { $0.vocabulary == nil && isClass($0) } ?? false
  }

  /// A value that may be nil arrives where it is used as if it were there.
  /// - Parameter isKept: it is a property in which it arrives.
  func insist(_ value: Value, isKept: Bool = false) {
    for request in value.asked where !request.hasSubstitute {
      request.isForced = true
      if isKept { request.fillsUnwrapped = true }
    }
  }

  /// What arrives in a property that is used as if it were there, by an assignment. Where others set that, too, it need not stay nil.
  private func keepUnwrapped(_ value: Value, in property: DeclarationID, _ frame: Frame) {
    guard value.asked.contains(where: { $0.answersOptional && !$0.isForced }),
      bearsNilForAll(property) || isSetElsewhere(property, than: frame.scope.declaration, orThere: true)
    else { return insist(value, isKept: true) }
    for request in value.asked where !request.hasSubstitute { request.fillsUnwrapped = true }
  }

  /// Whether an object's property has nothing but an answer that may be nil. Of one of any type that says more which whoever makes the object does.
  private func mayOnlyHold(_ value: Value, _ property: DeclarationID, _ frame: Frame) -> Bool {
    guard value.requests.contains(where: { $0.answersOptional && !$0.isForced }),
      let written = symbols.declaration(property).type,
      !symbols.resolve(written, in: Scope(file: property.file, declaration: property)).isOpen
    else { return false }
    return !isSetElsewhere(property, than: frame.scope.declaration)
  }

  /// A value is used no further: closures in it will be called by somebody, some time.
  func settle(_ value: Value) {
    switch value.form {
    case .closure(let closure): runLater(closure)
    case .list(let values, _), .choice(let values): for value in values { settle(value) }
    case .tuple(let values): for (_, value) in values { settle(value) }
    default: break
    }
  }

  /// `left = right`.
  func assign(_ left: Expression, _ right: Expression, _ frame: Frame, _ environment: Environment) {
    if case .tuple(let targets) = left.form { return assign(targets.map(\.value), right, frame, environment) }
    let place = target(left, frame, environment)
    put(evaluate(right, expecting: place.type, frame, environment), into: left, place, frame, environment)
  }

  /// `(left, other) = right`: all of the right side is there before anything is written.
  private func assign(_ targets: [Expression], _ right: Expression, _ frame: Frame, _ environment: Environment) {
    let places = targets.map { target($0, frame, environment) }
    var values: [Value] = []
    if case .tuple(let parts) = right.form, parts.count == targets.count {
      values = zip(parts, places).map { evaluate($0.value, expecting: $1.type, frame, environment) }
    } else {
      let whole = evaluate(right, frame, environment)
      values = targets.indices.map { part($0, of: whole) }
    }
    for (index, value) in values.enumerated() { put(value, into: targets[index], places[index], frame, environment) }
  }

  private func put(
    _ given: Value, into left: Expression, _ place: (kind: Place, type: TypeName?), _ frame: Frame, _ environment: Environment
  ) {
    let wasDeclaredOptional = given.requests.contains(where: \.fillsOptional)
    let value = flow(given, into: place.type)
    switch value.form {
    case .closure: settle(value)
    default: break
    }
    if case .index(let base, let arguments) = left.form { _ = assign(value, at: arguments, of: base, frame, environment) }
    switch place.kind {
    case .local(let name):
      if environment.isImplicitlyUnwrapped(name) { insist(value) }
      assignLocal(name, widened(value, to: place.type), environment)
    case .property(let id, let isOwn, let receiver):
      let object = receiver?.object
      let owner = symbols.declaration(id)
      if owner.isImplicitlyUnwrapped { keepUnwrapped(value, in: id, frame) }
      if owner.parent != nil, isOwn ? !wasDeclaredOptional && mayOnlyHold(value, id, frame) : !owner.isStatic {
        for request in value.requests { request.isInjected = true }
      }
      if isOwn {
        frame.assigned[owner.name] = widened(value, to: place.type)
        if case .object(let fields)? = frame.receiver?.form { fields.values[owner.name] = value }
      }
      hold(value)
      name(value, owner.name, frame)
      keep(value, in: id, of: object)
      // Which type's property that is, nobody knows of an object behind a protocol.
      for own in propertiesMeeting(id) { keep(value, in: own, of: nil) }
      tellWriting(widened(value, to: place.type), to: id, of: receiver, isOwn: isOwn, at: left.at, frame)
    case .other:
      // An object of a library is filled through its properties, too.
      if case .member(_?, _, _, _) = left.form, !wasDeclaredOptional {
        for request in value.requests { request.isInjected = true }
      }
      hold(value)
      handToLibrary(value, into: left, frame, environment)
    }
  }

  enum Place {
    case local(String)
    /// With the object, or the type, whose property it is.
    case property(DeclarationID, isOwn: Bool, of: Value?)
    case other
  }

  /// What is assigned to, and its type.
  func target(_ left: Expression, _ frame: Frame, _ environment: Environment) -> (kind: Place, type: TypeName?) {
    switch left.form {
    case .name("_", _): return (.other, nil)
    case .name(let name, _):
      if let value = environment.value(name) { return (.local(name), value.type == .unknown ? nil : value.type) }
      if let receiver = frame.receiver, let found = property(name, of: receiver) {
        return (.property(found.id, isOwn: true, of: receiver), propertyType(found))
      }
      if let id = global(name, frame.scope.file, .property) {
        return (.property(id, isOwn: false, of: nil), propertyType(Member(id: id, generics: [:])))
      }
      return (.other, wrapperType(behind: name, frame))
    case .member(let base?, let name, _, _):
      let receiver = evaluate(base, frame, environment)
      if let id = module(base, seenAs: receiver, frame).flatMap({ globals(name, frame.scope.file, .property, in: $0).first }) {
        return (.property(id, isOwn: false, of: nil), propertyType(Member(id: id, generics: [:])))
      }
      guard let found = property(name, of: receiver) else { return (.other, nil) }
      let isOwn = if case .name("self", _) = base.form { true } else { false }
      return (.property(found.id, isOwn: isOwn, of: receiver), propertyType(found))
    case .force(let inner), .chain(let inner): return target(inner, frame, environment)
    // Where something is put by a function of the program's, nothing is asked for.
    case .index(let base, let arguments) where setter(of: base, taking: arguments, frame, environment) != nil:
      return (.other, nil)
    default:
      let value = evaluate(left, frame, environment)
      return (.other, value.type == .unknown ? nil : value.type)
    }
  }

  /// A variable stays what it was declared to be, whatever is put into it.
  private func widened(_ value: Value, to type: TypeName?) -> Value {
    guard let type, let key = type.unwrapped.key, case let made = value.made.unwrapped,
      made == type.unwrapped || symbols.type(made, inherits: key)
    else { return value }
    return value.seen(as: type)
  }

  /// `value as? Kind` keeps what the value is. Where that is nothing of the kind it is nil, and what follows does not run.
  func seen(_ value: Value, ifKindOf type: TypeName) -> Value {
    let isKind = value.made == type || type.key.map { symbols.type(value.made.unwrapped, inherits: $0) } ?? false
    return isKind ? value.seen(as: type) : value
  }

  /// The type of `_name`, which is the wrapper that the property `name` wears.
  private func wrapperType(behind name: String, _ frame: Frame) -> TypeName? {
    guard name.hasPrefix("_"), let receiver = frame.receiver, let found = property(String(name.dropFirst()), of: receiver),
      let worn = symbols.declaration(found.id).attributes.first(where: { $0.name.baseName?.first?.isUppercase == true }),
      let type = propertyType(found)
    else { return nil }
    guard case .nominal(var parts) = symbols.wornType(worn.name, in: Scope(file: found.id.file, declaration: found.id)) else {
      return nil
    }
    parts[parts.count - 1].arguments = [type]
    return .nominal(parts)
  }

  /// A container takes the name of the first thing that holds it.
  func name(_ value: Value, _ name: String, _ frame: Frame) {
    guard case .container(.exact(let index)) = value.form else { return }
    calls.dependencies.effect()
    guard recording.roots[index].name == nil, name != "_",
      symbols.vocabulary(ofFile: frame.scope.file) == nil
    else { return }
    if let function = frame.function, symbols.vocabulary(ofFile: function.file) != nil { return }
    let owner = frame.function.flatMap { symbols.enclosingType($0) } ?? symbols.enclosingType(frame.scope.declaration)
    recording.roots[index].name = [owner, name].compactMap { $0 }.joined(separator: ".")
  }
}
