import Model

extension Framework {
  /// Registries that are reached from everywhere: https://github.com/hmlongco/Resolver.
  static let resolver = Framework(
    id: "resolver",
    name: "Resolver",
    modules: ["Resolver"],
    packages: ["Resolver"],
    homes: ["hmlongco"],
    sourceTypes: ["Resolver", "ResolverRegistering", "ResolverRegistration", "Resolving"],
    generations: [.resolverOne],
    hazards: .resolver,
    pitfalls: .resolver,
    forms: .resolver
  )
}

extension Generation {
  /// 1.x: `register` and `resolve` on one registry, property wrappers since 1.1.
  static let resolverOne = Generation(
    id: "resolver-1",
    versions: "1.0–1.5",
    since: "1.0",
    interface: resolverInterface,
    shapes: [],
    lifetimes: [
      "application": Lifetime(name: "application", sharing: .process),
      "cached": Lifetime(name: "cached", sharing: .process),
      "container": Lifetime(name: "container", sharing: .container),
      "graph": Lifetime(name: "graph", sharing: .graph),
      "shared": Lifetime(name: "shared", sharing: .process, isWeak: true),
      "unique": Lifetime(name: "unique", sharing: .none),
      "custom": Lifetime(name: "custom", sharing: .scope),
    ],
    defaultLifetime: Lifetime(name: "graph", sharing: .graph),
    policies: [(since: "1.0", policy: .resolver)]
  )
}

extension Policy {
  /// A dictionary by type and name; whoever writes last is there. `resolveProperties` runs before the new object is kept anywhere,
  /// so it closes no ring (`Sources/Resolver/Resolver.swift`: `ResolverOptions.resolveProperties`, `ResolverScopeGraph.resolve`).
  fileprivate static let resolver = Policy(
    choices: [.last],
    duplicates: .overwrite,
    leaning: .note,
    sharesValues: false,
    keepsByKey: true,
    unwrapsOptionals: false,
    optionals: .distinct,
    rings: RingPolicy(openings: [.deferred, .weak]),
    idiom: Idiom(
      framework: "Resolver",
      consequence: "`resolve` stops the app with a fatal error",
      cures: [
        "missing-provider":
          "register it in a function that `registerAllServices` reaches: `register { {implementation}() as {type} }`",
        "dependency-cycle": "ask for one of them when it is used: `@LazyInjected var property: {type}`",
        "unloaded-function": "call it: `{group}()` in `registerAllServices`",
        "duplicate-provider": "register it once, or give each a name: `register(name: …) { … }`",
      ])
  )
}
