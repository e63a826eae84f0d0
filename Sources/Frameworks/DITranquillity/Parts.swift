import Model

extension Generation {
  /// 3.0 and later: one container, parts and frameworks.
  static let ditranquillityParts = Generation(
    id: "ditranquillity-3",
    versions: "3.0–6.x",
    since: "3.0",
    evidence: ["DIPart", "DIFramework", "func load(container", "append(part", "append(framework"],
    interface: partsInterface,
    shapes: [
      GroupShape(type: "DIFramework", level: .assembly, method: "load", joinsWhenCalled: true),
      GroupShape(type: "DIPart", level: .module, method: "load", joinsWhenCalled: true),
    ],
    lifetimes: [
      "prototype": Lifetime(name: "prototype", sharing: .none),
      "objectGraph": Lifetime(name: "objectGraph", sharing: .graph),
      "perContainer": Lifetime(name: "perContainer", sharing: .container),
      "perContainer.weak": Lifetime(name: "perContainer(.weak)", sharing: .container, isWeak: true),
      "perRun": Lifetime(name: "perRun", sharing: .process),
      "perRun.weak": Lifetime(name: "perRun(.weak)", sharing: .process, isWeak: true),
      "lazySingle": Lifetime(name: "lazySingle", sharing: .process),
      "weakSingle": Lifetime(name: "weakSingle", sharing: .process, isWeak: true),
      "single": Lifetime(name: "single", sharing: .process, isEager: true),
      "custom": Lifetime(name: "custom", sharing: .scope),
    ],
    defaultLifetime: Lifetime(name: "prototype", sharing: .none),
    policies: [
      (since: "3.0", policy: .parts(choices: [.markedDefault, .ownAssembly, .importedTransitively])),
      (since: "3.0.2", policy: .parts(choices: [.ownAssembly, .importedAssemblies, .markedDefault])),
      (since: "4.1.1", policy: .parts(choices: [.testDouble, .ownAssembly, .importedAssemblies, .markedDefault])),
      (
        since: "6.0",
        policy: .parts(choices: [.testDouble, .ownAssembly, .importedAssemblies, .markedDefault], manyNeedsMakers: true)
      ),
    ]
  )
}

extension Policy {
  /// The Finder of the library (Sources/Core/Internal/Resolver) and its graph validation (Sources/GraphAPI).
  fileprivate static func parts(choices: [Choice], manyNeedsMakers: Bool = false) -> Policy {
    Policy(
      choices: choices,
      manyIgnoresNames: true,
      manyNeedsMakers: manyNeedsMakers,
      manyMustFit: true,
      duplicates: .coexist,
      access: .flat,
      leaning: .error,
      fillsHolders: true,
      marksAskForFirst: true,
      siteIsIdentity: true,
      rings: RingPolicy(
        openings: [.marked, .deferred, .eagerMany],
        allUnshared: .error,
        allUnsharedButDeferred: .warning,
        someUnshared: .warning,
        mixedLifetimes: .warning),
      assemblyRings: .warning,
      moduleRings: .warning,
      builtIn: [.named("DIContainer")],
      idiom: Idiom(
        framework: "DITranquillity",
        consequence: "`resolve` stops the app with a fatal error",
        cures: [
          "missing-provider":
            "register it in a part that the container loads: `container.register({implementation}.init){as}`",
          "ambiguous-provider": "mark one registration with `.default()`, or ask with a tag: `by(tag: …, on: $0)`",
          "dependency-cycle":
            "inject one of them later and mark it: `.injection(cycle: true, \\.property)`, or ask for `Lazy<{type}>`",
          "unloaded-module": "append it: `container.append(part: {group}.self)`, or `append(framework:)` for a framework",
          "duplicate-provider": "register it once, and give it its other types with `.as({type}.self)`",
        ])
    )
  }
}
