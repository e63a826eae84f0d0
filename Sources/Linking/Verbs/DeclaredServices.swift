import Model

extension Evaluator {
  /// Whether what may make nothing is registered as just that, which does not answer for what is there.
  func keepsOptionals(_ record: RegistrationRecord) -> Bool {
    symbols.vocabularies[record.vocabulary].policy.optionals == .required
  }

  /// The type of what is made, where an optional is no other's key.
  func exactly(_ made: Value?, _ record: RegistrationRecord) -> TypeName? {
    made.flatMap { keepsOptionals(record) && $0.type != .unknown ? $0.type : nil }
  }

  /// The type that a registration says it is of, where it says so.
  func declaredType(_ arguments: VerbArguments, made: TypeName?, _ frame: Frame) -> TypeName? {
    if case .parameter? = arguments.labelled["type"]?.form { return .open("type") }
    // What is made may be of a type below the one that is meant.
    if isUnread(arguments.labelled["type"]) { return .unknown }
    let declared = arguments.labelled["type"].map(metatype) ?? declaredAnswer(of: arguments.labelled["make"])
    // `_ type: T.Type = T.self` says nothing where nobody says which.
    if let declared, isLeftToUse(declared, frame), let made, !made.isOpen, made != .unknown { return made }
    // Where it is a generic type without its arguments, what is made says which they are.
    if let bare = declared?.unwrapped, bare.arguments.isEmpty, let made = made?.unwrapped, made.key == bare.key,
      !made.arguments.isEmpty, !made.isOpen, !made.isPartlyUnknown
    {
      return made
    }
    // A type parameter that no call binds is inferred from what is made.
    guard let declared, let name = generics(of: context.functions).first(where: { declared == .open($0) }),
      isBoundByNoCall(name)
    else { return declared }
    return made.flatMap { $0.isOpen ? nil : $0 } ?? .unknown
  }

  private func generics(of functions: [DeclarationID?]) -> [String] {
    functions.flatMap { $0.map { symbols.declaration($0).generics.map(\.name) } ?? [] }
  }

  /// Whether a type parameter is one of a function that is called here: nobody who calls the body that is followed has anything of that name.
  private func isBoundByNoCall(_ name: String) -> Bool {
    guard context.functions.count > 1 else { return false }
    guard let outermost = context.functions[0] else { return true }
    var next: DeclarationID? = outermost
    while let id = next {
      if generics(of: [id]).contains(name) { return false }
      next = symbols.parent(of: id)
    }
    return symbols.enclosingType(outermost).flatMap { symbols.types[$0] }?.generics.allSatisfy { $0.name != name } ?? true
  }
}
