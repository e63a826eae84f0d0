import Model

extension Framework {
  /// Containers of factories that wire themselves: https://github.com/AliSoftware/Dip.
  static let dip = Framework(
    id: "dip",
    name: "Dip",
    modules: ["Dip", "DipUI", "Dip_UI"],
    packages: ["Dip", "Dip-UI"],
    homes: ["alisoftware"],
    generations: [.dip],
    hazards: .dip,
    pitfalls: .dip,
    forms: .dip
  )
}

extension Generation {
  static let dip = Generation(
    id: "dip-7",
    versions: "4.0–7.1",
    since: "4.0",
    interface: dipInterface,
    shapes: [],
    resources: [
      ResourceUse("StoryboardInstantiatable", suffix: "storyboard"), ResourceUse("StoryboardInstantiatable", suffix: "xib"),
    ],
    lifetimes: [
      "unique": Lifetime(name: "unique", sharing: .none),
      "shared": Lifetime(name: "shared", sharing: .graph),
      "singleton": Lifetime(name: "singleton", sharing: .container),
      "eagerSingleton": Lifetime(name: "eagerSingleton", sharing: .container, isEager: true),
      "weakSingleton": Lifetime(name: "weakSingleton", sharing: .container, isWeak: true),
      "Prototype": Lifetime(name: "Prototype", sharing: .none),
      "Unique": Lifetime(name: "Unique", sharing: .none),
      "ObjectGraph": Lifetime(name: "ObjectGraph", sharing: .graph),
      "Shared": Lifetime(name: "Shared", sharing: .graph),
      "Singleton": Lifetime(name: "Singleton", sharing: .container),
      "EagerSingleton": Lifetime(name: "EagerSingleton", sharing: .container, isEager: true),
      "WeakSingleton": Lifetime(name: "WeakSingleton", sharing: .container, isWeak: true),
      "custom": Lifetime(name: "custom", sharing: .scope),
    ],
    defaultLifetime: Lifetime(name: "shared", sharing: .graph),
    policies: [(since: "4.0", policy: .dip)]
  )
}

extension Policy {
  /// A dictionary by type, argument types and tag, in which a tag falls back to none and lacking arguments are resolved
  /// (`Sources/Resolve.swift`, `AutoWiring.swift`). What is injected later closes a ring where its owner is already kept.
  fileprivate static let dip = Policy(
    choices: [.last],
    namesFallBack: true,
    wiresArguments: true,
    asksCaptured: true,
    duplicates: .overwrite,
    unwrapsOptionals: false,
    optionals: .required,
    rings: RingPolicy(openings: [.late, .weak], lateNeedsSharing: true, allUnshared: .error, someUnshared: .warning),
    idiom: Idiom(
      framework: "Dip",
      consequence: "`resolve` throws `DipError.definitionNotFound`",
      silence: "nothing is injected, and nobody hears of the error",
      cures: [
        "missing-provider": "register it: `container.register { {implementation}() as {type} }`",
        "ambiguous-provider": "let one of the factories take more arguments, or give each a tag and ask with it",
        "dependency-cycle":
          "resolve one of them later: `.resolvingProperties { container, object in object.property = try container.resolve() as {type} }`",
        "unloaded-function": "call it with the container: `{group}(container)`",
        "duplicate-provider": "register it once, or give each a tag: `register(tag: …) { … }`",
      ])
  )
}
