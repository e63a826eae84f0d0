import Model

extension [Pitfall] {
  /// Known ways to go wrong with Resolver, from its documentation, source, tests and issues.
  static let resolver: [Pitfall] = [
    Pitfall("RSL-MISSING", "something is asked for that nobody registers", .rule("missing-provider")),
    Pitfall("RSL-NAME-MISMATCH", "asked for under a name that no registration has", .part(of: "missing-provider")),
    Pitfall("RSL-NAMED-IMPLEMENTS", "`implements` behind a registration with a name", .part(of: "missing-provider")),
    Pitfall("RSL-IMPLEMENTS-WRONG", "`implements` of a protocol that the object is not", .part(of: "missing-provider")),
    Pitfall("RSL-OPTIONAL-RESOLVE", "`let x: T? = resolve()` asks for `Optional<T>`", .part(of: "missing-provider")),
    Pitfall("RSL-DUP", "one type and name registered twice in one container", .rule("duplicate-provider")),
    Pitfall("RSL-CYCLE", "factories and `@Injected` ask for one another in a ring", .rule("dependency-cycle")),
    Pitfall("RSL-CYCLE-PROPERTIES", "`resolveProperties` asks for what asks for its owner", .rule("dependency-cycle")),
    Pitfall(
      "RSL-LAZY-LEAK", "`@LazyInjected` on both sides of a ring",
      .leftOut("both sides hold one another only once both properties were read, and who sets them free is known at run time")),
    Pitfall("RSL-SHARED-VALUE", "`.shared` on a structure", .rule("resolver-value-not-shared")),
    Pitfall("RSL-GLOBAL-CACHE", "two containers keep one type for the program", .rule("resolver-one-object-for-two-containers")),
    Pitfall(
      "RSL-CONTAINER-SCOPE", "`.container` asked through two containers makes two objects",
      .leftOut("that is what the scope is for; whether one object was meant nothing tells")),
    Pitfall(
      "RSL-CAPTIVE", "an object kept for the app holds one that is made per resolution",
      .leftOut("nothing in a registration tells a state that must be fresh from one that may be kept")),
    Pitfall("RSL-TWO-REGISTERING", "two conformances to `ResolverRegistering`", .rule("resolver-registers-twice")),
    Pitfall("RSL-UNCALLED-REGISTER", "a registering function that nobody calls", .rule("unloaded-module")),
    Pitfall("RSL-CHILD-CYCLE", "a container added below itself", .rule("resolver-container-below-itself")),
    Pitfall(
      "RSL-DEFAULTSCOPE-LATE", "`defaultScope` is set after registrations",
      .leftOut("which of two functions runs first is known only at run time")),
    Pitfall("RSL-ARGS", "a factory takes arguments that nobody hands over", .rule("resolver-arguments-missing")),
    Pitfall(
      "RSL-ARGS-TYPE", "an argument of another type is handed over",
      .leftOut("arguments are handed over as `Any`, in dictionaries whose types the source does not tell")),
  ]
}
