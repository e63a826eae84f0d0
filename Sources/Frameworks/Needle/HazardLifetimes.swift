import Model

extension [Hazard] {
  /// Who keeps what, and for how long.
  static let lifetimes: [Hazard] = [
    Hazard(
      id: "needle-stored-child", pattern: .storedScope, severity: .error,
      summary: "a component keeps a child component, which keeps it",
      explanation: """
        A component holds its parent strongly. If the parent holds the child, in a stored or lazy property or by `shared`, \
        neither is ever released, with everything they hold. A child that a root keeps is no loss: both live \
        as long as the app, and so does what such a child keeps in turn, where nobody else makes it.

        Create the child in a computed property, and let whoever shows it keep it.
        """,
      message: "`{group}` keeps its child `{other}` in `{name}`, and the child keeps `{group}`, so neither is ever released",
      cure: "make `{name}` a computed property: `var {name}: {other} { {other}(parent: self) }`"),
    Hazard(
      id: "needle-shared-twice", pattern: .sharedTwice, severity: .error,
      summary: "`shared` twice in one property or function",
      explanation: """
        `shared` keeps what it makes under the name of the property or function that calls it. A second call there finds what \
        the first one kept: it answers with the first object where the types agree, and else throws it out, so that each makes \
        a new one every time.

        Give each shared object a property of its own.
        """,
      message: "`shared` is called twice in `{name}`, and both keep what they make under that one name",
      cure: "give the second object a property of its own"),
    Hazard(
      id: "needle-shared-argument", pattern: .sharedArgument, severity: .error,
      summary: "`shared` keeps what depends on an argument",
      explanation: """
        `shared` keeps one object under the name of the function that calls it, whatever its arguments. The first call \
        decides; later ones get the first call's object although they ask for another.

        Do not share what depends on an argument, or keep it by that argument.
        """,
      message: "`{name}` keeps by `shared` what depends on its argument, so the first call decides for all",
      cure: "make it without `shared`, or create a component that takes the argument"),
    Hazard(
      id: "needle-shared-wait", pattern: .threadHop, severity: .warning,
      summary: "`shared` waits for another thread while it holds the component's lock",
      explanation: """
        `shared` runs its closure under the component's lock. A closure that waits for another thread, which asks the same \
        component for something, never ends.

        Make the object without waiting.
        """,
      message: "`{name}` waits for another thread inside `shared`, which holds the component's lock",
      cure: "make it without `sync` or `wait`"),
    Hazard(
      id: "needle-component-as-dependency", pattern: .scopeAsNeed, severity: .note,
      summary: "a component is asked for as a dependency",
      explanation: """
        A component that another one gets from above belongs to a third one's scope. Siblings then reach into each other's \
        scopes, and what is shared in it lives as long as whoever holds it happens to.

        Ask for what the component provides, or for a builder protocol that it conforms to.
        """,
      message: "`{name}` asks for the component `{type}` itself, so siblings reach into each other's scopes",
      cure: "ask for a protocol that `{type}` conforms to, or for what it provides"),
    Hazard(
      id: "needle-unbound-plugin", pattern: .unboundAnnex, severity: .warning,
      summary: "a pluginized component is never bound to a life cycle",
      explanation: """
        A pluginized component stops the app in its `deinit` unless `bind(to:)` was called on it.

        Call `bind(to:)` with the view controller or router that shows what the component makes.
        """,
      message: "`bind(to:)` is never called in `{group}`, so the app stops when one is released",
      cure: "call `bind(to:)` in `{group}`"),
    Hazard(
      id: "needle-plugin-cycle", pattern: .annexRing, severity: .error,
      tool: ToolLine(.error, "{group} contains cyclic plugin extension properties ({name}: {type})."),
      summary: "a plugin extension asks for what the non-core component takes from its core",
      explanation: """
        The non-core component asks its core component for a property, and the core component's plugin extension asks the non- \
        core component for one of the same name and type. Each would have to make it first.

        Provide it in one of them only.
        """,
      message: "`{name}` goes round in a ring between `{group}` and its non-core component",
      cure: "take `{name}` out of the plugin extension, or out of the non-core component's dependency protocol"),
    Hazard(
      id: "needle-child-created-twice", pattern: .madeTwice, severity: .note,
      summary: "a component creates one child in two places",
      explanation: """
        Each creation is a scope of its own with objects of its own, also with its own `shared` ones.

        Create the child in one property, if one scope is meant.
        """,
      message: "`{other}` creates `{group}` in two places: two scopes with objects of their own",
      cure: "create it in one property"),
  ]
}
