import Model

/// Values of which only code outside the sources says of which type they are: `Client.get()` of a library. A library imports no program that
/// uses it, so that their type is none of the program's, unless the library was handed something that brings it along: a type, a closure, an
/// object of it, or a type parameter.
extension Evaluator {
  /// Whether a value's type is known to be none that the program declares. What has become of a known type is told by that.
  func isForeign(_ value: Value) -> Bool {
    if case .choice(let values) = value.form { return values.allSatisfy(isForeign) }
    guard value.isForeign else { return false }
    switch value.type {
    case .unknown, .function: return true
    case .metatype(let type): return type.isOpen || type == .unknown
    default: return isNobodysHere(value.type.unwrapped)
    }
  }

  /// The name that a verb is handed: of a case of an enumeration of texts the text, which is what a framework that takes such a case keeps.
  func name(in arguments: VerbArguments) -> VerbArguments.Text {
    if let given = arguments.labelled["name"], case .constant(let path) = given.form,
      let text = rawText(String(path.split(separator: ".").last ?? ""), given.type.unwrapped)
    {
      return .known(text)
    }
    let name = arguments.text("name")
    if let text = name.text, arguments.labelled["name"].map(isNobodysConstant) ?? false { recording.outsideNames.insert(text) }
    return name
  }

  /// Whether a value is a constant of which nothing here says what it holds: a text, or what a framework takes for one, that no text is known for.
  private func isNobodysConstant(_ value: Value) -> Bool {
    guard case .constant(let path) = value.form, path.first?.isLetter == true else { return false }
    let type = value.type.unwrapped
    return isForeign(value) || isText(type) || type.key.flatMap { symbols.types[$0] }?.vocabulary != nil
  }

  /// Whether a type stands in a registration for one that code outside the sources says, and that its place does not: with
  /// `let options: Options<Lamp> = register { Client.get() }` it is the place.
  func isForeign(_ arguments: VerbArguments, declared: TypeName?, made: Value?, _ frame: Frame) -> Bool {
    if let type = arguments.labelled["type"] { return (declared ?? .unknown) == .unknown && isForeign(type) }
    return made.map(isForeign) == true && frame.scope.generics.values.allSatisfy { $0.isOpen || $0.isPartlyUnknown }
  }

  func foreign(_ value: Value, _ isForeign: Bool) -> Value {
    var value = value
    value.isForeign = isForeign
    return value
  }

  /// Whether a type comes from a library, and nothing of the program's is part of it.
  func isForeignType(_ type: TypeName, _ frame: Frame) -> Bool {
    guard isNobodysHere(type), case .nominal(let parts) = type else { return false }
    return parts.allSatisfy(\.arguments.isEmpty) && importsFromOutside(frame.scope.file)
  }

  /// Whether a type is declared outside the sources, be it one that a framework's interface speaks of, such as `Bundle`: that knows no type of the
  /// program's, unless it has to do with containers.
  private func isNobodysHere(_ type: TypeName) -> Bool {
    if isOutside(type) { return true }
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), symbol.vocabulary != nil, symbol.generics.isEmpty else {
      return false
    }
    return containerVocabulary(type) == nil && !has(type, "entry") && !isGroup(Value(type: type)) && !symbol.isProtocol
  }

  /// Whether a plain name that is called is a library's function. What an object has of its type's ancestors outside may answer a type of the
  /// program's, which these know under a name of their own.
  func isForeignFunction(_ callee: Expression, _ frame: Frame, _ environment: Environment) -> Bool {
    guard case .name(let name, let arguments) = callee.form, arguments.isEmpty else { return false }
    return isNobodysName(name, frame, environment)
  }

  /// Whether a plain name is a library's variable: nothing here declares it, and no pattern or closure of the file binds it.
  func isForeignName(_ name: String, _ frame: Frame, _ environment: Environment) -> Bool {
    let file = frame.scope.file
    return isNobodysName(name, frame, environment) && !program.boundNames(in: file, symbols.digests[file]).contains(name)
  }

  private func isNobodysName(_ name: String, _ frame: Frame, _ environment: Environment) -> Bool {
    guard name.first?.isLetter == true, environment.value(name) == nil, !symbols.memberNames.contains(name),
      symbols.global[name] == nil, importsFromOutside(frame.scope.file)
    else { return false }
    return frame.receiver.map { !inheritsUnseen($0.type) && !hasUnseen($0.type) } ?? true
  }

  /// Whether a plain name that is called must be a function of the program in a source that is not there, where some are not: nothing here
  /// declares it, and nothing is imported that could.
  func isMissingFunction(_ callee: Expression?, _ frame: Frame, _ environment: Environment) -> Bool {
    guard program.lacksSources, case .name(let name, let arguments)? = callee?.form, arguments.isEmpty,
      name.first?.isLowercase == true,
      !swiftFunctions.contains(name), !name.hasPrefix("objc_"), environment.value(name) == nil,
      !symbols.memberNames.contains(name), symbols.global[name] == nil, symbols.vocabulary(ofFile: frame.scope.file) == nil,
      !importsFromOutside(frame.scope.file)
    else { return false }
    return frame.receiver.map { !inheritsUnseen($0.type) && !hasUnseen($0.type) } ?? true
  }

  /// What a static member answers of a type that nobody here declares: `X.shared` is an `X`.
  func answerOutside(_ type: TypeName, _ name: String, arguments: Int?) -> TypeName? {
    guard type.key.flatMap({ symbols.types[$0] }).map(\.isExternal) ?? true else { return nil }
    return OutsideStatic.answer(type, name, arguments: arguments)
  }

  /// `X.shared` of a type that nobody here declares, where it is called.
  func functionOutside(_ callee: Expression, arguments: Int, _ frame: Frame, _ environment: Environment) -> Value? {
    guard case .member(let base?, let name, _, _) = callee.form, case .name(let written, let own) = base.form,
      environment.value(written) == nil, case .metatype(let type)? = typeName(written, own, frame)?.form,
      let answer = answerOutside(type, name, arguments: arguments), symbols.members(of: type, named: name).isEmpty
    else { return nil }
    return foreign(Value(.plain, type: .function([], answer), born: frame.depth), isForeignType(type, frame))
  }

  /// Whether a function that is handed a value learns no type of the program's from it.
  func bringsNothing(_ value: Value) -> Bool {
    switch value.form {
    case .text, .truth, .null: true
    // A member of a type that is expected there: the program may have added it.
    case .constant(let path):
      isForeign(value)
        || value.type == .unknown && value.payload.isEmpty && !path.contains(".") && !symbols.memberNames.contains(path)
    case .plain: isForeign(value) || plainTypes.contains(value.type.unwrapped.description)
    case .list(let values, let isComplete): isComplete && values.allSatisfy(bringsNothing)
    case .tuple(let parts): parts.allSatisfy { bringsNothing($0.value) }
    case .choice(let values): values.allSatisfy(bringsNothing)
    case .closure(let closure): answersNothing(closure.closure)
    default: false
    }
  }

  /// Whether a closure answers nothing but a literal, or nothing at all, and says no type of what it is handed.
  private func answersNothing(_ closure: Closure) -> Bool {
    guard closure.result == nil, closure.parameters.allSatisfy({ $0.type == nil }) else { return false }
    guard closure.body.count != 1 else {
      switch closure.body[0].answer?.form {
      case .string, .integer, .float, .boolean, .assign: return true
      default: return false
      }
    }
    var answers = false
    Walk.statements(closure.body, expression: { _ in }, statement: { if case .return(.some, _) = $0 { answers = true } })
    return !answers
  }
}

private let plainTypes: Set = ["Bool", "Double", "Int", "String"]

/// Functions of Swift and the system that take anything.
private let swiftFunctions: Set = [
  "assert", "debugPrint", "dump", "print", "precondition", "type", "withExtendedLifetime", "withUnsafePointer",
  "withUnsafeMutablePointer", "unsafeBitCast", "unsafeDowncast", "isKnownUniquelyReferenced", "swap", "numericCast", "max",
  "min", "zip", "stride", "repeatElement", "sequence", "consume",
]
