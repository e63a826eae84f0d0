import Model

extension [Hazard] {
  /// What resolvers do with what is declared: too early, never, under another name, for nobody.
  static let resolvers: [Hazard] = [
    Hazard(
      id: "weaver-dependencies-order", pattern: .readBeforeOpened, severity: .error,
      summary: "a property wrapper above the property that makes the resolver",
      explanation: """
        Properties are made in the order in which they are written, and a wrapper reads the resolver that was made last. In a \
        type that opens the graph itself, with `MainDependencyContainer`, the property that does so must stand above all \
        wrappers; else the app stops when the first object of the type is made.

        Move the property with the resolver to the top of the type.
        """,
      message:
        "`{name}` stands above `{other}`, which makes the resolver that it reads, so the app stops when a `{group}` is made",
      cure: "move `{other}` above every `@Weaver` property"),
    Hazard(
      id: "weaver-unset-setter", pattern: .neverSet, severity: .warning,
      summary: "something that is to be set by hand, and nobody sets it",
      explanation: """
        With `setter: true` the generated container has a function that sets the object. Whoever asks for the object before that \
        function was called stops the app, and no call of it was found.

        Call the function before the object is asked for, or take the word away.
        """,
      message: "`{name}` is to be set by hand, and nothing calls `{function}`",
      cure: "call `{function}(…)` before `{name}` is asked for, or remove `setter`"),
    Hazard(
      id: "weaver-renamed", pattern: .renamed, severity: nil,
      summary: "a reference is answered under another name",
      explanation: """
        The nearest container has nothing of the reference's name, but one thing of its type, which answers. That is legal; it \
        changes its meaning as soon as that container registers a second thing of the type.

        Give both one name.
        """,
      message: "`{name}` is answered by `{other}`, the only `{type}` there",
      cure: "ask for it as `{other}`"),
    Hazard(
      id: "weaver-unused-registration", pattern: .unusedProvider, severity: nil,
      summary: "a registration that nobody asks for",
      explanation: """
        Neither the type that registers it reads it nor does any reference below find it. That is legal, and useful where making \
        the object is all that is wanted.

        Remove the registration.
        """,
      message: "`{group}` registers `{name}`, which neither it nor anything below it asks for",
      cure: "remove the registration of `{name}`"),
  ]
}
