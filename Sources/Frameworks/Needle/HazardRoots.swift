import Model

extension [Hazard] {
  /// Roots, what the generator wrote, and targets.
  static let roots: [Hazard] = [
    Hazard(
      id: "needle-nested-root", pattern: .nestedRoot, severity: .error,
      summary: "a bootstrap component is created inside a component of the same scan",
      explanation: """
        The generator takes a component that creates a bootstrap component for its parent and registers the long way, \
        `^->App->Feature`. At run time a bootstrap component has no parent: it looks up `^->Feature`, finds nothing, and the \
        app stops, although the generator was content.

        Let it be a `Component`, or run the generator for the folder of each of the two by itself.
        """,
      message:
        "`{other}` creates the bootstrap component `{group}`, for which Needle's generator then registers another way than it looks up",
      cure: "let `{group}` be a `Component`, or give it a target and a generator run of its own"),
    Hazard(
      id: "needle-duplicate-component", pattern: .sameScopeName, severity: .error,
      tool: ToolLine(.error, "Needle does not support components with the same name {name}"),
      summary: "two components of one name in one target",
      explanation: """
        Needle's generator knows components by their simple names. Two of one name in the folders that it reads together stop \
        it, even where they are nested in different types.

        Rename one of them.
        """,
      message: "`{name}` is the name of two components of one target, which Needle's generator does not support",
      cure: "rename one of them"),
    Hazard(
      id: "needle-duplicate-dependency", pattern: .sameNeedsName, severity: .warning,
      tool: ToolLine(.error, "Needle does not support dependency protocols with the same name {name}"),
      summary: "two dependency protocols of one name in one target",
      explanation: """
        Needle's generator knows dependency protocols by their simple names. Two of one name in the folders that it reads \
        together stop it.

        Rename one of them.
        """,
      message: "`{name}` is the name of two dependency protocols of one target, which Needle's generator does not support",
      cure: "rename one of them"),
    Hazard(
      id: "needle-same-path", pattern: .samePath, severity: .error,
      summary: "two targets of one app have components at the end of one way",
      explanation: """
        All generated code of a process fills one table, by the text of the way: `^->RootComponent->ListComponent`. Where two \
        targets write the same way the later registration wins, and the other target's component stops the app because it gets \
        a provider of a wrong type.

        Give the root components names of their own.
        """,
      message: "`{name}` is the way to components of two targets, of which Needle keeps one",
      cure: "rename one of the root components"),
    Hazard(
      id: "needle-unregistered", pattern: .unregistered, severity: .error,
      summary: "nothing calls `registerProviderFactories()`",
      explanation: """
        The generated `registerProviderFactories()` tells Needle who provides what on which way. Without it the first \
        component finds nothing, and the app stops when it is created.

        Call it once, before the root component is created.
        """,
      message: "`{group}` is created, and nothing calls `{name}()`, so the app stops there",
      cure: "call `{name}()` before `{group}` is created"),
    Hazard(
      id: "needle-late-registration", pattern: .lateRegistration, severity: .error,
      summary: "a root component is created before `registerProviderFactories()` is called",
      explanation: """
        The generated `registerProviderFactories()` tells Needle who provides what on which way. A component that is created \
        before the call finds nothing, and the app stops. The initial value of a stored property is made before any method of \
        its owner runs.

        Call it first, and create the root component after that, or in a lazy property.
        """,
      message: "`{group}` is created before `{name}()` is called, so the app stops there",
      cure: "call `{name}()` first"),
    Hazard(
      id: "needle-repeated-registration", pattern: .repeatedRegistration, severity: .note,
      summary: "`registerProviderFactories()` is called in several places",
      explanation: """
        Registering twice does no harm but takes time: each call builds the whole table anew.

        Call it once, where the app starts.
        """,
      message: "`{name}()` is called in several places",
      cure: "call it once, where the app starts"),
    Hazard(
      id: "needle-stale-generated", pattern: .staleOutput, severity: .warning,
      summary: "the generated code is older than the components",
      explanation: """
        A generated file is in the sources, and the ways that it registers are not those of the components. A component on a \
        way that is not registered stops the app when it is created; a way that no component takes any more is dead code, and \
        shows that the generator was not run.

        Run the generator, in a build phase if possible.
        """,
      message: "the generated code {how}",
      cure: "run `needle generate` again"),
    Hazard(
      id: "needle-boundary-dependency", pattern: .boundaryNeeds, severity: .note,
      summary: "a protocol that a feature is handed from outside inherits `Dependency` for nothing",
      explanation: """
        A feature with a bootstrap component of its own is handed what it takes from outside by an initializer. Needle's \
        generator looks at a `Dependency` only where a component names it in its angle brackets. One that no component names is \
        passed over: nobody checks it, and nothing in the tree provides it, whatever its name says to whoever reads it.

        Let it be a plain protocol.
        """,
      message: "`{type}` is handed to a bootstrap component and no component lists it, so it inherits `Dependency` for nothing",
      cure: "take `Dependency` out of what `{type}` inherits"),
  ]
}
