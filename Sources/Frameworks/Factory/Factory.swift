import Model

extension Framework {
  /// Containers whose types declare what they make: https://github.com/hmlongco/Factory.
  static let factory = Framework(
    id: "factory",
    name: "Factory",
    modules: ["Factory", "FactoryKit"],
    packages: ["Factory"],
    homes: ["hmlongco"],
    sourceTypes: ["AutoRegistering", "Container", "SharedContainer"],
    generations: [.factory],
    hazards: .factory,
    pitfalls: .factory,
    forms: .factory
  )
}

extension Generation {
  /// Computed factories of a container since 2.0, static ones before.
  static let factory = Generation(
    id: "factory-3",
    versions: "1.0–3.x",
    since: "1.0",
    interface: factoryInterface,
    shapes: [],
    codeTool: CodeTool(words: [], read: factoryComplaints),
    lifetimes: [
      "singleton": Lifetime(name: "singleton", sharing: .process),
      "cached": Lifetime(name: "cached", sharing: .container),
      "shared": Lifetime(name: "shared", sharing: .container, isWeak: true),
      "graph": Lifetime(name: "graph", sharing: .graph),
      "unique": Lifetime(name: "unique", sharing: .none),
      "custom": Lifetime(name: "custom", sharing: .scope),
    ],
    defaultLifetime: Lifetime(name: "unique", sharing: .none),
    policies: [(since: "1.0", policy: .factory)]
  )
}

extension Policy {
  /// What a container's type declares the compiler vouches for; only a promise may be kept by nobody (`Containers.swift`,
  /// `promised`). Factories that need one another stop the program, in debug builds with a message (`Registrations.swift`).
  fileprivate static let factory = Policy(
    choices: [.testDouble, .last],
    asksCaptured: true,
    duplicates: .overwrite,
    unwrapsOptionals: false,
    optionals: .distinct,
    rings: RingPolicy(openings: [.deferred, .weak]),
    idiom: Idiom(
      framework: "Factory",
      consequence: "the promise stops a debug build with a fatal error, and is nil in a release",
      cures: [
        "missing-provider": "keep the promise where the app starts: `Container.shared.{name}.register { {implementation}() }`",
        "missing-provider-unnamed":
          "register it: `Container.shared.register { {implementation}() as {type} }`",
        "dependency-cycle": "ask for one of them when it is used: `@LazyInjected(\\.{name}) var property`",
        "duplicate-provider": "declare it once; `register` replaces what a factory makes",
      ])
  )
}
