import Model

extension [Hazard] {
  /// Legal forms that are worth a look now and then; off until the manifest turns them on.
  static let habits: [Hazard] = [
    Hazard(
      id: "needle-shadowed-provider", pattern: .shadowed, severity: nil,
      summary: "a nearer component provides what one above it provides, too",
      explanation: """
        Both have a property of one name and type, and the nearer wins for everybody below it. That is legal, and often meant: \
        a re-export, or a more special object.

        Give the nearer one a name of its own if both are meant.
        """,
      message: "`{name}` hides the `{type}` of that name in `{other}` from the components below",
      cure: "rename it if both are meant"),
    Hazard(
      id: "needle-divergent-paths", pattern: .divergent, severity: nil,
      summary: "a component gets different objects depending on who creates it",
      explanation: """
        A component has several parents, and the nearest provider is another on each way. That is legal; it surprises if the \
        object is thought to be one.

        Provide it in a component that all ways share.
        """,
      message: "`{name}` is another component's property depending on the way that leads here",
      cure: "provide `{name}` in a component that all ways share"),
    Hazard(
      id: "needle-pass-through", pattern: .passedThrough, severity: nil,
      summary: "a component hands on what it asks for itself",
      explanation: """
        A property returns what the component asks for, under the same name. Components below bind to it instead of to the \
        origin, so the chain grows and the origin is hard to see.

        Leave it out: what is above is seen from below anyway.
        """,
      message: "`{name}` only hands on what the component asks for",
      cure: "remove it: components below see the origin"),
    Hazard(
      id: "needle-unread-dependency", pattern: .unreadNeed, severity: nil,
      summary: "a dependency that its component never reads",
      explanation: """
        The protocol demands it, so somebody above must provide it, and nobody reads it here.

        Remove it from the protocol.
        """,
      message: "`{type}` demands `{name}`, and nothing reads it",
      cure: "remove it from the protocol"),
    Hazard(
      id: "needle-kept-component", pattern: .keptOutside, severity: nil,
      summary: "an object outside the tree keeps a component",
      explanation: """
        A component that an assembly, a builder or a screen keeps lives as long as that object, and so does everything shared \
        in it. Needle's authors and users advise to hand over a closure that creates it.

        Keep a closure that creates the component, or the object that it makes.
        """,
      message: "`{group}` keeps the component `{other}` in `{name}`",
      cure: "keep `() -> {other}` instead"),
    Hazard(
      id: "needle-false-child", pattern: .falseMaking, severity: nil,
      summary: "a call that creates nothing is taken for the creation of a child",
      explanation: """
        Needle's generator takes every call whose first word is a component's name for its creation. A static call then makes \
        whoever contains it a parent, on whose way the child's needs must be met, too.

        Call the static function outside components, or move it to another type.
        """,
      message: "Needle's generator takes this call for `{other}` creating `{group}`",
      cure: "move the function out of `{group}`"),
    Hazard(
      id: "needle-captive", pattern: .keptFirst, severity: nil,
      summary: "a shared object is built from one that is made anew each time",
      explanation: """
        The shared object keeps the first one that it was given. Whoever asks for it later gets another.

        Share both, or hand over a closure.
        """,
      message: "`{name}` is kept, and keeps the first `{other}`, which is made anew each time",
      cure: "let `{other}` be shared, too"),
    Hazard(
      id: "needle-remade-state", pattern: .remade, severity: nil,
      summary: "an object with a state of its own is made anew for each who asks",
      explanation: """
        A computed property makes a new object at each access. Several components ask for this one, and its name speaks of a \
        state that they are to have in common.

        Keep it by `shared`.
        """,
      message: "`{name}` makes a new `{type}` for each component that asks for it",
      cure: "write `shared { … }`"),
    Hazard(
      id: "needle-internal-extension", pattern: .seenByToolOnly, severity: nil,
      summary: "an internal property of an extension is seen by the generator and not at run time with `NEEDLE_DYNAMIC`",
      explanation: """
        Needle's generator counts internal properties of extensions. What it writes for `NEEDLE_DYNAMIC` leaves them out: the \
        app stops when somebody asks for one.

        Make it public.
        """,
      message: "`{name}` is internal, so it is not there under `NEEDLE_DYNAMIC`",
      cure: "write `public var {name}`"),
  ]
}
