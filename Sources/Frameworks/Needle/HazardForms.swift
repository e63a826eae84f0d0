import Model

extension [Hazard] {
  /// Forms that the generator, which reads text, does not recognise.
  static let forms: [Hazard] = [
    Hazard(
      id: "needle-unseen-component", pattern: .unseenScope, severity: .error,
      summary: "a component in a form that Needle's generator does not see",
      explanation: """
        Needle's generator reads text, not types. It takes a class for a component only if the first type after its colon is \
        called `Component` and has type arguments, or is called `BootstrapComponent`; a class that inherits from another \
        component, goes through a typealias, is generic, or stands in a class or an extension is none to it. It registers \
        nothing for such a component, so the app stops when the first one is created.

        Let the class name `Component<…>` first after its colon, and declare it at file scope, or in an enum or struct.
        """,
      message: "`{group}` {how}, so Needle's generator does not see it and the app stops when it is created",
      cure: "let `{group}` inherit from `Component<…>` directly, at file scope"),
    Hazard(
      id: "needle-unseen-child", pattern: .unseenMaking, severity: .error,
      summary: "a child component created in a form that Needle's generator does not see",
      explanation: """
        Needle's generator finds the children of a component by the first word of each call in it: the child's name. \
        `.init(parent: self)` and `Module.Child(parent: self)` begin with something else, so the generator knows no way that \
        leads to the child. It registers nothing for it, checks none of its needs, and the app stops when the child is \
        created.

        Create the child by its plain name: `Child(parent: self)`.
        """,
      message: "`{other}` creates `{group}` in a form that Needle's generator does not see, so the app stops there",
      cure: "write `{group}(parent: self)`"),
    Hazard(
      id: "needle-wrong-parent", pattern: .foreignParent, severity: .error,
      tool: ToolLine(
        .error,
        "{group} is instantiated incorrectly in {file}. All components must be instantiated by parent components, by passing `self` as "
          + "the argument to the parent parameter."),
      summary: "a component is handed another parent than the one that creates it",
      explanation: """
        The generator takes whoever's text creates a component for its parent, and the component takes whoever it is handed. \
        If these differ, the way that the component looks up at run time is none that the generator checked and registered: \
        the generator stops the build, or the app stops.

        Create a component only in its parent, and hand over `self`.
        """,
      message: "`{group}` is not handed `self` of the component that creates it as its parent",
      cure: "create it in its parent: `{group}(parent: self)`"),
    Hazard(
      id: "needle-unseen-dependency", pattern: .unseenNeeds, severity: .error, tool: .missingNeeds,
      summary: "a dependency protocol in a form that Needle's generator does not see",
      explanation: """
        Needle's generator takes a protocol for a dependency protocol only if the first type after its colon is `Dependency`, \
        and looks it up by the text between the angle brackets. A composition, a typealias or a protocol that names something \
        else first is not found, and the generator stops the build.

        Declare one protocol whose first parent is `Dependency`, and name that.
        """,
      message: "`{type}`, which lists what `{group}` needs, {how}, so Needle's generator does not find it",
      cure: "declare `protocol {type}: Dependency`, and name it in the brackets"),
    Hazard(
      id: "needle-inherited-dependency", pattern: .inheritedNeeds, severity: .note, tool: .missingNeeds,
      summary: "a dependency protocol inherits requirements, which Needle's generator passes over",
      explanation: """
        Needle's generator reads the properties that stand in the dependency protocol itself. What it inherits from another \
        protocol is not resolved: where that is the `Dependency` itself the protocol is not found at all, else the generated \
        code does not compile. dilint follows the inheritance and judges every requirement.

        Repeat the inherited properties in the protocol, which names `Dependency` first.
        """,
      message: "`{type}` inherits requirements from `{other}`, which Needle's generator passes over",
      cure: "repeat the properties of `{other}` in `{type}`"),
    Hazard(
      id: "needle-unmet-requirement", pattern: .unmetRequirement, severity: .warning,
      summary: "a dependency protocol demands more than properties",
      explanation: """
        Needle resolves the properties of a dependency protocol. A function, a subscript or a static member is no part of the \
        graph: nothing provides it, and the generated class that conforms to the protocol does not compile.

        Ask for a property: a closure, or an object that has the function.
        """,
      message: "`{type}` demands `{name}`, which is no property, so nothing provides it",
      cure: "ask for an object that has `{name}`, by a property"),
    Hazard(
      id: "needle-misread-dependency", pattern: .misreadNeeds, severity: .note, tool: .missingNeeds,
      summary: "a second generic type after a component's colon is taken for its dependency protocol",
      explanation: """
        Of several types with type arguments after a component's colon Needle's generator keeps the arguments of the last, and \
        looks for a dependency protocol of that name. The build stops with a message about a protocol that nobody meant.

        Conform to the other generic type in an extension.
        """,
      message: "Needle's generator takes `{type}` for the dependency protocol of `{group}`",
      cure: "move the second generic type to an extension of `{group}`"),
    Hazard(
      id: "needle-type-spelling", pattern: .otherSpelling, severity: .warning, tool: ToolLine(.error),
      summary: "one type in two spellings, which Needle's generator takes for two",
      explanation: """
        Needle's generator compares the text of types. `any P` and `P`, `A?` and `Optional<A>`, `[A]` and `Array<A>`, or a \
        module's name in front make two texts of what Swift takes for one type: the generator reports a missing provider \
        although there is one.

        Write the type in the same words in both places.
        """,
      message: "`{name}` is `{type}` here and `{other}` where it is provided, which Needle's generator takes for two types",
      cure: "write `{other}` here, too"),
  ]
}

extension ToolLine {
  /// What the generator prints of a list of needs that it does not find (`DependencyLinker`).
  fileprivate static let missingNeeds = ToolLine(.error, "Missing dependency protocol data model with name {type}, for {group}.")
}
