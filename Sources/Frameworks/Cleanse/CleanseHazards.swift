import Model

extension [Hazard] {
  /// Legal forms that go wrong, or are worth a look.
  static let cleanse: [Hazard] = [
    Hazard(
      id: "cleanse-skipped-validation", pattern: .unvalidated, severity: .warning,
      summary: "a component is made without being checked",
      explanation: """
        `ComponentFactory.of(_:validate:)` with `validate: false` builds the graph without looking for missing bindings, rings and \
        nested scopes. What is wrong is met only when somebody asks for it, as a crash. The check costs little, and release \
        builds may go without it because every other build has made it.

        Leave `validate` out, or turn it off in release builds only: under `#if DEBUG … #else`.
        """,
      message: "`{type}` is made with `validate: false`, so nothing is checked before it is used",
      cure: "leave `validate` out, or turn it off under `#if !DEBUG` only"),
    Hazard(
      id: "cleanse-shadowed-binding", pattern: .shadowed, severity: nil,
      summary: "a component binds what a component above it binds, too",
      explanation: """
        The nearer binding answers everybody in the component and below it, and the one above is not asked. That is legal, and \
        often meant. A factory that takes the type which it binds asks for itself then, not for the one above.

        Give one of them a tag if both are meant.
        """,
      message: "`{type}` is bound here and in `{other}` above, which is hidden from here down",
      cure: "give one of them a tag if both are meant: `.tagged(with: …)`"),
  ]
}

extension [Pitfall] {
  /// Known ways to go wrong with Cleanse, from its documentation, issues and source.
  static let cleanse: [Pitfall] = [
    Pitfall("CLN-MISSING", "a binding asks for what neither its component nor one above it binds", .rule("missing-provider")),
    Pitfall("CLN-DUP", "one key bound twice in a component, or collected and bound plainly", .rule("duplicate-provider")),
    Pitfall("CLN-CYCLE", "bindings need one another in a ring without a `WeakProvider`", .rule("dependency-cycle")),
    Pitfall("CLN-PROVIDER-CYCLE", "a `Provider` was meant to open the ring", .part(of: "dependency-cycle")),
    Pitfall("CLN-SCOPE-NEST", "a component within another one of the same scope", .rule("nested-scope")),
    Pitfall("CLN-MISSING-INCLUDE", "a module or component that nothing includes or installs", .rule("unloaded-module")),
    Pitfall(
      "CLN-UNKNOWN-INCLUDE", "a module or component that is included and not in the sources",
      .leftOut("it may stand in sources that dilint was not given; the place is counted as not understood (`dilint opaque`)")),
    Pitfall("CLN-SHADOW", "a component binds what one above it binds", .rule("cleanse-shadowed-binding")),
    Pitfall(
      "CLN-FACTORY-NOT-RETAINED", "nobody keeps the component's factory",
      .leftOut(
        "what has been asked for before it goes lives on, so nearly every app drops it; what is asked for later is known only at run time"
      )),
    Pitfall("CLN-VALIDATE-FALSE", "a component is made with `validate: false`", .rule("cleanse-skipped-validation")),
    Pitfall(
      "CLN-UNUSED-BINDING", "a binding that nobody asks for",
      .leftOut("whether code outside the graph asks for it is a question of unused code in general")),
  ]
}
