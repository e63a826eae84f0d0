import Model

extension [Hazard] {
  /// What Dip stops at, or silently forgets, at run time.
  static let dip: [Hazard] = [
    Hazard(
      id: "dip-registered-after-bootstrap", pattern: .registeredAfterClosing, severity: .error,
      summary: "something is registered after `bootstrap`",
      explanation: """
        `bootstrap` makes the eager singletons and closes the container: from then on `register` and `remove` stop the program \
        with a failed precondition.

        Register everything before, and call `bootstrap` last.
        """,
      message: "`{name}` was bootstrapped before, so this stops the program",
      cure: "call `bootstrap()` after the last registration"),
    Hazard(
      id: "dip-scene-without-tag", pattern: .unsetScene, severity: .warning,
      summary: "an object of a storyboard or nib is to be filled and sets no tag",
      explanation: """
        An object of a class that conforms to `StoryboardInstantiatable` is filled when the storyboard or nib sets its `dipTag`, also \
        where its definition has no tag. No object of this class has one, so nothing is injected, and nobody hears of it.

        Set the runtime attribute `dipTag` of the object to the definition's tag, or to nil where it has none.
        """,
      message: "no object of `{type}` sets `{name}`, so nothing is injected into this one",
      cure: "set its runtime attribute `{name}`, of the type Nil where the definition has no tag"),
    Hazard(
      id: "dip-collaborator-released", pattern: .unheldContainer, severity: .error,
      summary: "a container that another one asks is kept by nobody",
      explanation: """
        Collaborating containers hold one another weakly. One that only a local variable holds is gone when the function returns, \
        and what it registered with it: `resolve` then throws as if it had never been there.

        Keep the container in a property, or return it to whoever keeps it.
        """,
      message: "nothing keeps `{name}`, and collaborators are held weakly, so it is gone when this function returns",
      cure: "keep `{name}` in a property as long as it is to be asked"),
  ]
}
