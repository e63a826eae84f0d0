import Model

extension [Hazard] {
  /// Annotations that the generator refuses or passes over.
  static let annotations: [Hazard] = [
    Hazard(
      id: "weaver-invalid-annotation", sign: .unreadableAnnotation, severity: .error,
      summary: "an annotation that Weaver's generator refuses",
      explanation: """
        A comment that begins with `weaver:` is one of `name = Type`, `name = Type <- Protocol`, `name <- Type`, `name <= Type`, \
        `name.attribute = value`, `self.isIsolated = true` and `import Module`. An attribute is set once, after its name is \
        declared, to a value that it has, and on what has it: `scope`, `setter` and `objc` on registrations, `builder` on \
        registrations and references, `escaping` on parameters. The generator stops at the first annotation that is anything \
        else, and writes no code.

        Write it as the generator reads it, or let the comment begin with another word.
        """,
      message: "this annotation {how}, so Weaver's generator stops",
      cure: "write `name = Type`, `name <- Type`, `name <= Type` or `name.attribute = value`, the attribute after the name"),
    Hazard(
      id: "weaver-ignored-annotation", sign: .unseenAnnotation, severity: .warning,
      summary: "a comment that looks like an annotation and is none to Weaver",
      explanation: """
        Weaver's generator reads comments that begin with two slashes and stand alone on their line. One behind code, a \
        documentation comment and a block comment it passes over without a word, so what they declare does not exist.

        Put the annotation on a line of its own, behind two slashes.
        """,
      message: "`{text}` {how}, and Weaver's generator reads only `//` comments on a line of their own",
      cure: "put it behind `//` on a line of its own"),
    Hazard(
      id: "weaver-stray-annotation", sign: .strayAnnotation, severity: .error,
      summary: "an annotation outside of every class and struct",
      explanation: """
        An annotation belongs to the class or struct in whose body it stands. At file scope, in an extension, an enum, a protocol \
        or an actor there is none, and the generator stops.

        Move it into the body of the type that it speaks of.
        """,
      message: "this annotation stands in no class or struct, so Weaver's generator stops",
      cure: "move it into the body of the type that it speaks of"),
    Hazard(
      id: "weaver-double-declaration", sign: .nameTwice, severity: .error,
      summary: "one name declared twice in a type",
      explanation: """
        Registrations, references and parameters of a type share one set of names, since each becomes a property of the \
        generated container. The generator stops at the second declaration of a name.

        Remove one of them, or give it another name.
        """,
      message: "`{group}` declares `{name}` a second time, so Weaver's generator stops",
      cure: "remove one of the two, or give it another name"),
  ]

  /// Scopes that cannot be made as they are declared.
  static let scopes: [Hazard] = [
    Hazard(
      id: "weaver-container-parameters", sign: .eagerWithArguments, severity: .error,
      summary: "something with parameters is made before anybody can hand them over",
      explanation: """
        A registration of scope `container`, which is what it has when nothing is said, is made together with its container. If \
        its type takes parameters there is nobody to hand them over, and the generator stops; the same holds for a reference to \
        such a type, unless the nearest container above it that has the name is handed the object as a parameter.

        Give it the scope `lazy`, `weak` or `transient`, or hand the finished object over as a parameter.
        """,
      message: "`{group}` takes `{name}` when it is made itself, and `{type}` has parameters that nobody hands over then",
      cure: "give the registration the scope `.lazy`, `.weak` or `.transient`, or take `{name}` as a parameter"),
    Hazard(
      id: "weaver-resolver-type", sign: .otherArguments, severity: .error,
      summary: "a property wrapper whose type does not fit the parameters of what it makes",
      explanation: """
        A property with `@Weaver` is the object, one with `@WeaverP1`, `@WeaverP2` … a function of the parameters that the type \
        declares, in their order. The generator compares the property's type with the parameters and stops where they differ.

        Declare the property with the types of the parameters, and as many in the wrapper's name.
        """,
      message: "`{name}` must be declared as `{expected}`, not as `{found}`, so Weaver's generator stops",
      cure: "declare the property as `{expected}`, with the number of parameters in the wrapper's name"),
    Hazard(
      id: "weaver-weak-parameter", sign: .weakButRequired, severity: .error,
      summary: "a weak parameter that is not optional",
      explanation: """
        A parameter of scope `weak` may vanish while its container lives, so its type must be optional. The generator stops at \
        any other.

        Let its type be optional, or keep it strongly.
        """,
      message: "the parameter `{name}` is weak, but `{type}` is not optional, so Weaver's generator stops",
      cure: "declare it as `{type}?`, or leave the scope out"),
    Hazard(
      id: "weaver-isolated-connected", sign: .apartButMade, severity: .error,
      summary: "an isolated type that a container registers",
      explanation: """
        `self.isIsolated = true` says that a type stands outside the graph, so that nobody checks what it asks for. If a type \
        that is not isolated registers it, both cannot hold, and the generator stops.

        Take the word away and let the type be checked, or take the registration away.
        """,
      message: "`{other}` registers `{group}`, which is isolated, so Weaver's generator stops",
      cure: "remove `self.isIsolated = true`, or the registration"),
  ]
}
