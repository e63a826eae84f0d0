import Model

extension [Hazard] {
  /// Declarations that compile, and keep or lose more than was meant.
  static let factory: [Hazard] = [
    Hazard(
      id: "factory-stored-factory", pattern: .storedEntry, severity: .error,
      summary: "a container stores a factory",
      explanation: """
        A `Factory` holds its container. Stored in a `lazy var` of that container, container and factory hold one another, and \
        neither is ever set free.

        Declare it as a computed property: `var name: Factory<…> { self { … } }`. It costs nothing to make one anew.
        """,
      message: "`{name}` is stored in the container that it holds, so neither is ever set free",
      cure: "make it a computed property: `var {name}: … { self { … } }`"),
    Hazard(
      id: "factory-kept-together", pattern: .keptTogether, severity: .warning,
      summary: "two factories of one name and type keep one object",
      explanation: """
        A container keeps what a factory makes under its type and the name of its property. Two private properties of one name in two \
        files, or two of one name in two modules, are two to Swift and one to the container: once one of them made an object that is \
        kept, the other gives that, too. `register` on one of them replaces what both make.

        Give one of them another name, or a key of its own: `self(key: "…") { … }`.
        """,
      message: "`{name}` is kept under one name with another factory of `{type}`, so the first that is asked decides for both",
      cure: "give one of them another name"),
    Hazard(
      id: "factory-replaceable-container", pattern: .replaceableContainer, severity: .warning,
      summary: "a container's `shared` can be replaced",
      explanation: """
        Whoever assigns another container to `shared` takes away from all others what they registered and what is kept, at any \
        time. The protocol asks for no more than a value that can be read.

        Declare it as `static let shared`, or as a `@TaskLocal static var`.
        """,
      message: "`{type}.shared` can be replaced while others use it",
      cure: "declare it as `static let shared`"),
  ]
}

/// What the source of one file shows of that.
@Sendable func factoryComplaints(in digest: Digest) -> CodeTool.Output {
  var output = CodeTool.Output()
  for declaration in digest.declarations where declaration.kind == .property {
    let owner = declaration.parent.map { digest.declarations[$0] }
    let type = owner.map { $0.kind == .extension ? $0.type?.baseName ?? "" : $0.name } ?? ""
    let isContainer = owner?.inherits.contains { ["SharedContainer", "ManagedContainer"].contains($0.baseName) } ?? false
    if declaration.modifiers.contains("lazy"), isContainer, declaration.isFactory, declaration.value?.takesSelf ?? true {
      output.complaints.append(
        CodeTool.Complaint(.storedEntry, words: ["name": declaration.name, "type": type], at: declaration.at))
    }
    if declaration.name == "shared", declaration.isStatic, isContainer, declaration.modifiers.contains("var"),
      declaration.body == nil, !declaration.attributes.contains(where: { $0.name.isNamed("TaskLocal") })
    {
      // Who sees all that can assign it sees whether anybody does.
      let isOffered =
        [declaration, owner!].allSatisfy { !$0.modifiers.isDisjoint(with: ["public", "open", "package"]) }
        && declaration.modifiers.isDisjoint(with: ["private(set)", "fileprivate(set)", "internal(set)"])
      output.complaints.append(
        CodeTool.Complaint(
          .replaceableContainer, words: ["type": type], at: declaration.at,
          assigned: isOffered ? nil : CodeTool.Complaint.Assigned(type: type, name: "shared")))
    }
  }
  return output
}

extension Declaration {
  /// Whether it is a factory by the type that is written, else by its value: `lazy var owl = Factory(self) { Owl() }`.
  fileprivate var isFactory: Bool {
    let names = ["Factory", "ParameterFactory"]
    if let type { return type.baseName.map(names.contains) ?? false }
    guard case .call(let callee, _)? = value?.form, case .name(let name, _) = callee.form else { return false }
    return names.contains(name)
  }
}

extension Expression {
  /// Whether what is made holds the object in which it stands: `self { … }`, `Factory(self) { … }.cached`.
  fileprivate var takesSelf: Bool {
    switch form {
    case .name(let name, _): name == "self"
    case .member(let base?, _, _, _): base.takesSelf
    case .call(let callee, let arguments): callee.takesSelf || arguments.first?.value.takesSelf == true
    default: false
    }
  }
}
