import Model

extension [Hazard] {
  /// What Resolver lets pass and stops at, or silently does otherwise, at run time.
  static let resolver: [Hazard] = [
    Hazard(
      id: "resolver-arguments-missing", pattern: .unsuppliedArguments, severity: .error,
      summary: "a service takes arguments that nobody ever hands over",
      explanation: """
        The factory takes an argument with `args()` or `args(\"…\")`, which unwraps what it finds by force. No `resolve` of the \
        service hands any over, and `@Injected` cannot. The program stops the first time the service is asked for.

        Hand them over: `resolve(args: …)`, or take `args.optional()` and go on without.
        """,
      message: "`{type}` takes arguments that no `resolve` hands over",
      cure: "ask with `resolve(args: …)`, or take `args.optional()` in the factory"),
    Hazard(
      id: "resolver-container-below-itself", pattern: .containerRing, severity: .error,
      summary: "a container is among the containers that it asks",
      explanation: """
        A container that lacks a service asks those added to it, and each of these asks its own in turn. Where a way leads back to \
        the first one, looking for a service that nobody has never ends: the stack overflows instead of `resolve` saying what is \
        missing, and `optional` does not answer nil.

        Add each container below one that it does not ask itself.
        """,
      message: "`{name}` asks itself through the containers added to it",
      cure: "do not add a container below one that it asks"),
    Hazard(
      id: "resolver-value-not-shared", pattern: .unsharedValue, severity: .warning,
      summary: "a value is registered with the scope `shared`",
      explanation: """
        `shared` keeps a weak reference, and there is none to a structure, an enumeration, a tuple or a function, also where they are \
        registered as a protocol. Whoever asks gets a new value each time, as if the scope were `unique`.

        Make it a class, or keep it with `.application` or `.cached`, which hold values too.
        """,
      message: "`{type}` is a value, which `.shared` does not keep",
      cure: "make it a class, or use `.application` or `.cached`"),
    Hazard(
      id: "resolver-one-object-for-two-containers", pattern: .keptAcross, severity: .warning,
      summary: "two containers keep one and the same object without knowing",
      explanation: """
        `application`, `cached` and `shared` keep objects once for the whole program, by type and name. Two containers that \
        register one type with such a scope share the object of whichever was asked first: a mock stays where the real one was \
        wanted, or the other way round.

        Use the scope `container` where each container is to have its own, or register the type in one of them only.
        """,
      message: "`{name}` and `{other}` both keep `{type}` for the whole program, so they share one object",
      cure: "use `.scope(.container)`, or register it in one of them"),
    Hazard(
      id: "resolver-registers-twice", pattern: .twoEntries, severity: .error,
      summary: "two targets of one program tell Resolver what to register",
      explanation: """
        `extension Resolver: ResolverRegistering` may stand once in a program. With two, the run time keeps one of them, and \
        nothing says which; what the other registers is never there.

        Keep one in the app, and call the registering functions of the other targets from it.
        """,
      message: "another target of this program has a `{name}` for Resolver, too",
      cure: "keep one `{name}`, and call the other target's functions from it"),
  ]
}
