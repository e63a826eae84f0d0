import Model

extension [Hazard] {
  /// Scopes that cannot be made as they are declared.
  static let containers: [Hazard] = [
    Hazard(
      id: "weaver-container-parameters", pattern: .eagerWithArguments, severity: .error,
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
      id: "weaver-resolver-type", pattern: .otherArguments, severity: .error,
      summary: "a property wrapper whose type does not fit the parameters of what it makes",
      explanation: """
        A property with `@Weaver` is the object, one with `@WeaverP1`, `@WeaverP2` … a function of the parameters that the type \
        declares, in their order. The generator compares the property's type with the parameters and stops where they differ.

        Declare the property with the types of the parameters, and as many in the wrapper's name.
        """,
      message: "`{name}` must be declared as `{expected}`, not as `{found}`, so Weaver's generator stops",
      cure: "declare the property as `{expected}`, with the number of parameters in the wrapper's name"),
    Hazard(
      id: "weaver-weak-parameter", pattern: .weakButRequired, severity: .error,
      summary: "a weak parameter that is not optional",
      explanation: """
        A parameter of scope `weak` may vanish while its container lives, so its type must be optional. The generator stops at \
        any other.

        Let its type be optional, or keep it strongly.
        """,
      message: "the parameter `{name}` is weak, but `{type}` is not optional, so Weaver's generator stops",
      cure: "declare it as `{type}?`, or leave the scope out"),
    Hazard(
      id: "weaver-isolated-connected", pattern: .apartButMade, severity: .error,
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
