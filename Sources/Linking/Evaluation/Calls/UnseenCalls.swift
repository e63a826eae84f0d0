import Model

/// Calls of functions that nobody here declares: of values of which nothing is known, and of members of objects that are.
extension Evaluator {
  /// Whether a caller's function is only told that something has happened: it may run later as well, it answers nothing, and
  /// what it is handed has to do with no container.
  func isMereSignal(_ function: Value, _ values: [Value]) -> Bool {
    guard function.isKept, case .function(_, let result) = function.type.unwrapped, result == .void else { return false }
    return values.allSatisfy { value in
      switch value.form {
      case .plain: containerVocabulary(value.type) == nil
      case .text, .truth, .null, .constant: true
      default: false
      }
    }
  }

  func hasClosure(_ given: [Given]) -> Bool {
    given.contains { if case .closure? = $0.expression?.form { true } else { false } }
  }

  /// Whether a value is a container, or an object of a type that has nothing to do with containers and was handed one, or a registration, all the
  /// same: what is called on it is followed.
  func carries(_ value: Value) -> Bool {
    if case .container = value.form { return true }
    if case .object = value.form, value.holdsRegistration { return true }
    guard value.object != nil, let key = (value.exact ?? value.type).key else { return false }
    return !program.keepers.contains(key)
  }

  /// Whether a function that has nothing to do with containers runs a closure on one: `then { … }` on a container.
  func handsContainerToClosure(_ receiver: Value?, _ arguments: Arguments) -> Bool {
    let values = arguments.values.map(\.1)
    guard values.contains(where: { if case .closure = $0.form { true } else { false } }) else { return false }
    return ([receiver].compactMap { $0 } + values).contains { value in
      if case .container = value.form { true } else { false }
    }
  }

  /// Whether a function takes a container as something that nobody here declares, or as anything, so that nothing in it speaks of a framework.
  func handsContainerOn(_ id: DeclarationID, _ arguments: Arguments) -> Bool {
    let parameters = symbols.declaration(id).parameters
    return arguments.values.contains { name, value in
      let isKnown = if case .container = value.form { true } else { false }
      guard isKnown || value.isParameter && containerVocabulary(value.type) != nil,
        let written = parameters.first(where: { $0.name == name })?.type
      else { return false }
      let type = symbols.resolve(written, in: Scope(file: id.file, declaration: id))
      return type.isOpen || isKnown && isOutside(type)
    }
  }

  /// A method of an object that is declared outside the sources; nil where nothing can be said of it that is not said of any.
  ///
  /// One by whose name libraries hand an object to a closure does so here (`then`, `do`, `with`), and what a container is told so it is told by
  /// any name. What is asked of a container in words that nobody here declares is counted, and so is a framework's function called on
  /// something of which nothing is known.
  func callUnseen(
    _ callee: Expression, of receiver: Value, _ given: [Given], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    guard case .member(let base, let name, _, _) = callee.form, symbols.vocabulary(ofFile: frame.scope.file) == nil else {
      return nil
    }
    let isGiven = base.map { isGivenFromOutside($0, frame) } ?? false
    let heir = base.flatMap { self.heir($0, frame, environment) }
    if let asked = accessor(name, of: receiver, given, expecting, frame, environment) { return asked }
    if handToLibrary(registration: receiver, given, frame, environment) { return receiver.reborn(frame.depth) }
    var given = given
    if isWrittenUnseen(name, of: receiver.made) || receiver.isCase && leadsToUnwritten(callee, frame, environment) {
      for index in given.indices { given[index].value = value(of: given[index], expecting: nil, frame, environment) }
      handToUnwritten(given.compactMap(\.value))
    }
    if let heir, let base,
      let known = callInherited(name, of: receiver, base, in: heir, given, expecting, frame, environment)
    {
      return known
    }
    if given.count == 1, let value = given.first.map({ value(of: $0, expecting: nil, frame, environment) }) {
      if case .closure(let closure) = value.form, isOfOne(closure.closure), handsItselfOn(receiver, by: name) {
        settle(call(closure, [receiver], expecting: nil))
        return receiver.reborn(frame.depth)
      }
      let known = given.map { Given(label: $0.label, isTrailing: $0.isTrailing, value: value) }
      addToContainer(receiver, [value], expecting, frame)
      noteUnseen(name, of: receiver, known, expecting, isGiven: isGiven, of: heir, frame, environment)
      return apply(foreign(Value(born: frame.depth), isForeign(receiver)), known, callee, expecting, frame, environment)
    }
    noteUnseen(name, of: receiver, given, expecting, isGiven: isGiven, of: heir, frame, environment)
    if isFillable(receiver) {
      addToContainer(receiver, given.map { value(of: $0, expecting: nil, frame, environment) }, expecting, frame)
    }
    return nil
  }

  /// Whether an object is the value of a property to which an attribute gives one that nobody here declares: `@Environment(\.resolver) var
  /// resolver`, where a library adds `resolver` to `EnvironmentValues`. Such a file need not import the library.
  private func isGivenFromOutside(_ base: Expression, _ frame: Frame) -> Bool {
    let name: String
    switch base.form {
    case .name(let word, _): name = word
    case .member(let object?, let word, _, _):
      guard case .name("self", _) = object.form else { return false }
      name = word
    default: return false
    }
    guard let receiver = frame.receiver, let property = property(name, of: receiver) else { return false }
    return symbols.declaration(property.id).attributes.contains { attribute in
      guard let wrapper = attribute.name.baseName, case .keyPath(_, let path)? = attribute.arguments?.first?.value.form,
        let first = path.first
      else { return false }
      return symbols.members(of: .named(wrapper + "Values"), named: first).isEmpty
    }
  }

  /// A function that is declared nowhere: its closures run some time or now, its result is unknown.
  func unknownCall(
    _ function: Value, _ given: [Given], _ callee: Expression?, _ expecting: TypeName?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    var last = Value()
    var bringsNothing = isForeign(function)
    if case .name("type", _)? = callee?.form, given.count == 1, given[0].label == "of" {
      let object = value(of: given[0], expecting: nil, frame, environment)
      let type = object.made
      return Value(.metatype(type), type: .metatype(isClass(object.type) ? object.type : type), born: frame.depth)
    }
    let runsNow = callee.map { runsClosuresNow($0) } ?? false
    var values: [Value] = []
    let isMissing = function.type == .unknown && isMissingFunction(callee, frame, environment)
    let isMethod: Bool = if case .member(.some, _, _, _)? = callee?.form { true } else { false }
    for (index, argument) in given.enumerated() {
      let found = value(of: argument, expecting: nil, frame, environment)
      bringsNothing = bringsNothing && self.bringsNothing(found)
      values.append(found)
      hold(found)
      if isMethod, !isFillable(found) || isLibrarysReach(frame.scope.file) && !isEnvironments(callee, given) { handOut(found) }
      if case .plain = function.form, case .function(let taken, _) = function.type.unwrapped, index < taken.count {
        handToUnknown(found.seen(as: taken[index]))
      }
      if isMissing { handToUnknown(found) }
      guard case .closure(let closure) = found.form else {
        settle(found)
        continue
      }
      if runsNow {
        last = call(closure, [], expecting: expecting)
      } else {
        runLater(closure)
      }
    }
    if function.type == .unknown { handToLibrary(callee, values, frame, environment) }
    if case .function(_, let result) = function.type {
      // What a caller's function answers, he says.
      if function.isParameter, mayBeGroups(result) {
        counters.openings += 1
        return Value(.parameter, type: result, born: function.born)
      }
      return foreign(Value(type: result, born: frame.depth), bringsNothing)
    }
    return runsNow ? last : foreign(Value(born: frame.depth), bringsNothing)
  }

  /// Whether a value of a type is groups, or one.
  private func mayBeGroups(_ type: TypeName) -> Bool {
    let part = (type.unwrapped.element ?? type).unwrapped
    return (part.instance ?? part).key.flatMap { symbols.types[$0]?.vocabulary } != nil && containerVocabulary(part) == nil
  }

  /// Functions of the standard library and its neighbours that call their closure before they return and pass its result on.
  private func runsClosuresNow(_ callee: Expression) -> Bool {
    guard case .member(_, let name, _, _) = callee.form else { return false }
    return ["assumeIsolated", "withLock", "sync", "run", "withLockUnchecked"].contains(name)
  }

  /// What a type is asked for that nobody here declares.
  func noteAsked(_ callee: Expression, _ given: [Given], _ expecting: TypeName?, _ frame: Frame, _ environment: Environment) {
    guard case .member(let base?, let name, _, _) = callee.form, case .name(let type, let arguments) = base.form,
      symbols.vocabulary(ofFile: frame.scope.file) == nil, let receiver = typeName(type, arguments, frame)
    else { return }
    noteUnseen(name, of: receiver, given, expecting, frame, environment)
  }

  /// Whether a closure that a method of an object takes is handed the object itself, as far as names tell: what else it is handed, only the library
  /// knows (`subscribe`, `sink`, and `then` of a promise, which is of the type of what it brings).
  private func handsItselfOn(_ receiver: Value, by name: String) -> Bool {
    if case .container = receiver.form { return true }
    if containerVocabulary(receiver.type) != nil { return true }
    guard Self.handingThemselves.contains(name), case .nominal(let parts) = receiver.type.unwrapped else { return false }
    return parts.allSatisfy(\.arguments.isEmpty)
  }

  private static let handingThemselves: Set = ["then", "do", "with", "apply", "also", "let", "tap", "configure"]

  private func isOfOne(_ closure: Closure) -> Bool { max(closure.parameters.count, closure.shorthand) == 1 }

  func noteUnseen(
    _ name: String, of receiver: Value, _ given: [Given], _ expecting: TypeName?, isGiven: Bool = false, of heir: TypeName? = nil,
    _ frame: Frame, _ environment: Environment
  ) {
    if case .container = receiver.form {
      if isOutside(receiver.type), given.count == 1, asksForOne(given, frame, environment) {
        return noteAskedOutside()
      }
      guard let expecting, expecting != .void, !expecting.isOpen, given.isEmpty else { return }
      return noteAskedOutside()
    }
    var onlyNeeds = false
    switch receiver.form {
    case .plain where receiver.type == .unknown || inheritsUnseen(receiver.type), .constant where receiver.type == .unknown: break
    case .object where inheritsUnseen(receiver.type): break
    case .plain where hasUnseen(receiver.type), .object where hasUnseen(receiver.type),
      .parameter where inheritsUnseen(receiver.type) || hasUnseen(receiver.type):
      onlyNeeds = true
    // Whatever a caller hands over comes from where the type does.
    case .parameter
    where symbols.isUndeclared(receiver.type) && (given.isEmpty && expecting != nil || asksForOne(given, frame, environment)):
      onlyNeeds = true
    case .plain
    where symbols.isUndeclared(receiver.type) && (given.isEmpty && expecting != nil || asksForOne(given, frame, environment)):
      break
    case .metatype(let type) where symbols.isUndeclared(type): break
    default: return
    }
    for (index, vocabulary) in symbols.vocabularies.enumerated() {
      let isKnown = symbols.file(frame.scope.file, knows: index) || heir.map { mayInherit(index, $0) } ?? false
      let isGiven = isGiven && !program.accompanying[index].isEmpty
      guard isKnown || isGiven || mayBeSpoken(index, in: frame.scope.file) || mayBeSpoken(index, by: receiver.type),
        let verb = verb(name, given, vocabulary, index)?.verb
      else { continue }
      guard isKnown && !onlyNeeds || verb == .need && (expecting != nil || asksForOne(given, frame, environment)) else {
        continue
      }
      let what: Opaque.Subject = verb == .provide ? .registration : .need
      note(what, unseenContainer)
      if verb == .provide { doubtRegistered(given, index, frame, environment) }
      for case .closure(let closure) in given.map({ value(of: $0, expecting: nil, frame, environment).form })
      where verb == .provide {
        let count = max(closure.closure.parameters.count, closure.closure.shorthand)
        settle(call(closure, Array(repeating: Value(), count: count), expecting: nil))
      }
      return
    }
  }

  /// A function of a container, called with something that it does not take: another one of that name, which stands outside. Where its labels are
  /// others, too, it must say a type.
  func noteUnfit(_ name: String, of receiver: Value, _ given: [Given], _ frame: Frame, _ environment: Environment) {
    guard case .container = receiver.form, let vocabulary = containerVocabulary(receiver.type) else { return }
    let own = symbols.vocabularies[vocabulary]
    let meant = verb(name, given, own, vocabulary)?.verb
    guard
      let verb = meant
        ?? (asksForOne(given, frame, environment) ? self.verb(name, given, own, vocabulary, anyhow: true)?.verb : nil)
    else { return }
    note(verb == .provide ? .registration : .need, "what it is handed fits no function of the framework that is known")
    if verb == .provide { doubtRegistered(given, vocabulary, frame, environment) }
  }

  /// Whatever does register this, and in which container: it may be there.
  private func doubtRegistered(_ given: [Given], _ vocabulary: Int, _ frame: Frame, _ environment: Environment) {
    guard let first = given.first, case .metatype(let type) = value(of: first, expecting: nil, frame, environment).form,
      !type.isPartlyUnknown, !type.isOpen
    else { return }
    writeDown(.registerUnseen(UnseenRegistration(type: type.unwrapped, vocabulary: vocabulary, at: context.site)))
  }

  /// Whether a file that does not import a framework imports something that may be made of it.
  func mayBeSpoken(_ vocabulary: Int, in file: Int) -> Bool {
    !symbols.imports[file].isDisjoint(with: program.accompanying[vocabulary])
  }

  /// Whether a type is declared where something may be spoken that is made of a framework.
  private func mayBeSpoken(_ vocabulary: Int, by type: TypeName) -> Bool {
    symbols.levels(of: type.unwrapped).contains { level in
      level.symbol.declarations.contains {
        $0.file < symbols.appFiles && (symbols.file($0.file, knows: vocabulary) || mayBeSpoken(vocabulary, in: $0.file))
      }
    }
  }

  /// Whether a call begins by naming a type of the program, or one that a caller names.
  private func asksForOne(_ given: [Given], _ frame: Frame, _ environment: Environment) -> Bool {
    guard let first = given.first else { return false }
    let value = value(of: first, expecting: nil, frame, environment)
    switch value.form {
    case .metatype(let type): return type.isOpen || !symbols.isUndeclared(type.unwrapped)
    case .parameter: if case .metatype = value.type { return true } else { return false }
    default: return false
    }
  }
}

/// Why what is done with something from outside is not understood.
let unseenContainer = "nothing says that this is a container: where it comes from is outside the sources"
