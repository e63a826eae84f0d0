import Model

/// Containers that libraries are handed in whichever words: `Plugins.install(container)`, `installPlugins(in: container)`,
/// `container.installPlugins()`, `Plugins.shared.container = container`.
extension Evaluator {
  /// Code that nobody here declares is handed values. A container among them it may fill with what it declares itself, and with anything where
  /// something beside the container names the program's types. What a file calls that imports no library is none's.
  func handToLibrary(_ values: [Value], in file: Int) {
    guard isLibrarysReach(file) else { return }
    let others = values.filter { !isFillable($0) }
    for value in others { handOutGroups(value) { true } }
    for value in values where isFillable(value) {
      hold(value)
      switch value.form {
      case .container(.exact(let root)): handToLibrary([root], others)
      case .parameter, .container(.parameter), .container(.handed): counters.openings += 1
      default: break
      }
    }
  }

  /// `entry.alsoKnown(as: Milker.self)`: a registration is told something in words that nobody here declares. With the types that are named
  /// there it may be provided, too.
  ///
  /// - Returns: whether a library is told of a registration.
  func handToLibrary(registration: Value, _ given: [Given], _ frame: Frame, _ environment: Environment) -> Bool {
    guard case .handle(let record) = registration.form, isLibrarysReach(frame.scope.file) else { return false }
    for argument in given {
      let value = value(of: argument, expecting: nil, frame, environment)
      guard let type = metatype(value), !type.isOpen else { continue }
      record.doubts.append(KeyDoubt(key: Key(type: type), nameIsUnknown: true, hasName: false, isOutsideType: false))
      record.provider.isPartlyOpaque = true
      note(.registration, "words that stand outside the sources name a type as which it may be provided")
    }
    return true
  }

  /// `installPlugins(in: container)`.
  func handToLibrary(_ callee: Expression?, _ values: [Value], _ frame: Frame, _ environment: Environment) {
    guard let callee, isUnseenFunction(callee, environment) else { return }
    if values.contains(where: isFillable), leadsToUnwritten(callee, frame, environment) { return handToUnwritten(values) }
    handToLibrary(values, in: frame.scope.file)
  }

  /// `installPlugins()` in a type of containers, which a library's extension of that type may declare. Where somebody wants the answer, the answer
  /// is what it is called for.
  func handAround(_ statement: Expression, _ frame: Frame, _ environment: Environment) {
    guard case .call(let callee, let arguments) = statement.form, isUnseenFunction(callee, environment),
      let receiver = frame.receiver, isLibrarysReach(frame.scope.file)
    else { return }
    let values = arguments.map { argument in
      if case .call = argument.value.form { Value() } else { evaluate(argument.value, frame, environment) }
    }
    with({ $0.sites.replaceInnermost(with: Location(symbols.digests[frame.scope.file].file, statement.at)) }) {
      if isFillable(receiver) { handToLibrary([receiver] + values, in: frame.scope.file) }
      handToLibrary(ofType: receiver, values, frame)
    }
  }

  private func isUnseenFunction(_ callee: Expression, _ environment: Environment) -> Bool {
    guard case .name(let name, _) = callee.form else { return false }
    return name.first?.isLowercase == true && environment.value(name) == nil && !systemFunctions.contains(name)
      && symbols.global[name] == nil && !symbols.memberNames.contains(name)
  }

  /// `container.installPlugins()`, which nobody here declares and whose answer nobody wants.
  func addToContainer(_ receiver: Value, _ values: [Value], _ expecting: TypeName?, _ frame: Frame) {
    guard isFillable(receiver), expecting ?? .void == .void else { return }
    handToLibrary([receiver] + values, in: frame.scope.file)
  }

  /// `Plugins.install(container)`, `Container.installPlugins()`: a static function that nobody here declares.
  func handToStatic(_ callee: Expression?, _ values: [Value], _ frame: Frame, _ environment: Environment) {
    if values.contains(where: isFillable), let callee, leadsToUnwritten(callee, frame, environment) {
      return handToUnwritten(values)
    }
    guard isLibrarysReach(frame.scope.file), case .member(let base?, _, _, _)? = callee?.form, isPath(base) else { return }
    let owner = evaluate(base, frame, environment)
    guard case .metatype(let type) = owner.form else { return }
    if isOutside(type), !isSystems(type) { handToLibrary(values, in: frame.scope.file) }
    if !isOutside(type), values.contains(where: isFillable), inheritsFromLibrary(type) {
      handToLibrary(values, in: frame.scope.file)
      doubtItself(type, in: values)
    }
    handToLibrary(ofType: owner, values, frame)
  }

  /// `Plugins.shared.container = container`: a library's object keeps what it is given.
  func handToLibrary(_ value: Value, into left: Expression, _ frame: Frame, _ environment: Environment) {
    guard case .member(let base?, _, _, _) = left.form, isFillable(value), isPath(base) else { return }
    if leadsToUnwritten(left, frame, environment) {
      let site = Location(symbols.digests[frame.scope.file].file, left.at)
      return with({ $0.sites.replaceInnermost(with: site) }) { handToUnwritten([value]) }
    }
    guard isLibrarysReach(frame.scope.file) else { return }
    let owner = evaluate(base, frame, environment)
    let type = if case .metatype(let type) = owner.form { type } else { owner.type.unwrapped }
    guard isForeign(owner) || isOutside(type), !isSystems(type) else { return }
    handToLibrary([value], in: frame.scope.file)
  }

  /// What a library adds to a type of containers may fill the one that stands for all of it.
  private func handToLibrary(ofType owner: Value, _ values: [Value], _ frame: Frame) {
    guard isLibrarysReach(frame.scope.file), case .metatype(let type) = owner.form, let key = type.unwrapped.key,
      let symbol = symbols.types[key], symbol.vocabulary != nil, !symbol.isProtocol, let vocabulary = containerVocabulary(type)
    else { return }
    let others = values.filter { !isFillable($0) }
    let roots = recording.roots(of: vocabulary)
    guard roots.isEmpty else { return handToLibrary(roots, others) }
    calls.dependencies.effect()
    recording.handedOutTypes.insert(
      HandedOutType(
        vocabulary: vocabulary, at: context.site, seesProgram: !others.allSatisfy(saysNoType)))
  }

  private func handToLibrary(_ roots: [Int], _ others: [Value]) {
    guard !roots.isEmpty else { return }
    calls.dependencies.effect()
    handOut(roots, at: context.site, seesProgram: !others.allSatisfy(saysNoType))
  }

  private func handOut(_ roots: [Int], at: Location, seesProgram: Bool) {
    note(.include, "code outside the sources is handed the container, and may fill it", at: at)
    for root in roots {
      let open = OpenRoot(root: root, at: at)
      if seesProgram { recording.openRoots.insert(open) } else { recording.handedOutRoots.insert(open) }
    }
  }

  /// The container that stands for a type may be met for the first time behind the library's function.
  func handOutWhatTypesKeep() {
    for type in recording.handedOutTypes.sorted(by: { $0.at < $1.at }) {
      let roots = recording.roots(of: type.vocabulary)
      if !roots.isEmpty { handOut(roots, at: type.at, seesProgram: type.seesProgram) }
    }
  }

  func isLibrarysReach(_ file: Int) -> Bool { symbols.vocabulary(ofFile: file) == nil && importsFromOutside(file) }

  func isLibrarysReach(_ file: String) -> Bool {
    symbols.digests.firstIndex { $0.file == file }.map(isLibrarysReach) ?? false
  }

  /// Whether a value is a container of a class that fills it: whoever only asks has a protocol of it.
  func isFillable(_ value: Value) -> Bool {
    switch value.form {
    case .container, .parameter: break
    default: return false
    }
    return value.type.unwrapped.key.flatMap { symbols.types[$0] }.map { $0.vocabulary != nil && !$0.isProtocol } ?? false
      && containerVocabulary(value.type) != nil
  }

  /// Whether a call hands an object down to the views of an app, which SwiftUI does for whatever object.
  func isEnvironments(_ callee: Expression?, _ given: [Given]) -> Bool {
    guard case .member(_, let name, _, _)? = callee?.form else { return false }
    if name == "environmentObject" { return given.count == 1 }
    guard name == "environment", given.count == 2, case .keyPath? = given[0].expression?.form else { return false }
    return true
  }

  /// Names and members of them, which are looked up again without doing anything.
  func isPath(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name: true
    case .member(let base?, _, _, _): isPath(base)
    case .force(let inner), .chain(let inner): isPath(inner)
    default: false
    }
  }
}

/// Functions of Swift and Apple's systems that are handed any object.
private let systemFunctions: Set<String> = [
  "assert", "assertionFailure", "autoreleasepool", "debugPrint", "dump", "fatalError", "isKnownUniquelyReferenced", "max", "min",
  "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "os_log", "os_signpost",
  "precondition", "preconditionFailure", "print", "repeatElement", "sequence", "swap", "type", "unsafeBitCast", "unsafeDowncast",
  "withAnimation", "withCheckedContinuation", "withCheckedThrowingContinuation", "withExtendedLifetime", "withTaskGroup",
  "withThrowingTaskGroup", "withTransaction", "withUnsafeBytes", "withUnsafeMutablePointer", "withUnsafePointer", "zip",
]
