import Model

extension [Hazard] {
  /// Legal forms that are worth a look now and then; off until the manifest turns them on.
  static let habits: [Hazard] = [
    Hazard(
      id: "needle-shadowed-provider", sign: .shadowed, severity: nil,
      summary: "a nearer component provides what one above it provides, too",
      explanation: """
        Both have a property of one name and type, and the nearer wins for everybody below it. That is legal, and often meant: \
        a re-export, or a more special object.

        Give the nearer one a name of its own if both are meant.
        """,
      message: "`{name}` hides the `{type}` of that name in `{other}` from the components below",
      cure: "rename it if both are meant"),
    Hazard(
      id: "needle-divergent-paths", sign: .divergent, severity: nil,
      summary: "a component gets different objects depending on who creates it",
      explanation: """
        A component has several parents, and the nearest provider is another on each way. That is legal; it surprises if the \
        object is thought to be one.

        Provide it in a component that all ways share.
        """,
      message: "`{name}` is another component's property depending on the way that leads here",
      cure: "provide `{name}` in a component that all ways share"),
    Hazard(
      id: "needle-pass-through", sign: .passedThrough, severity: nil,
      summary: "a component hands on what it asks for itself",
      explanation: """
        A property returns what the component asks for, under the same name. Components below bind to it instead of to the \
        origin, so the chain grows and the origin is hard to see.

        Leave it out: what is above is seen from below anyway.
        """,
      message: "`{name}` only hands on what the component asks for",
      cure: "remove it: components below see the origin"),
    Hazard(
      id: "needle-unread-dependency", sign: .unreadNeed, severity: nil,
      summary: "a dependency that its component never reads",
      explanation: """
        The protocol demands it, so somebody above must provide it, and nobody reads it here.

        Remove it from the protocol.
        """,
      message: "`{type}` demands `{name}`, and nothing reads it",
      cure: "remove it from the protocol"),
    Hazard(
      id: "needle-child-created-twice", sign: .madeTwice, severity: nil,
      summary: "a component creates one child in two places",
      explanation: """
        Each creation is a scope of its own with objects of its own, also with its own `shared` ones.

        Create the child in one property, if one scope is meant.
        """,
      message: "`{other}` creates `{group}` in two places: two scopes with objects of their own",
      cure: "create it in one property"),
  ]
}
