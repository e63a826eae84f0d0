import Model

extension Generation {
  /// 0.x and 1.x: `AssemblyType`, `ResolverType`.
  static let swinjectOne = Generation(
    id: "swinject-1",
    versions: "0.1–1.1",
    since: "0.1",
    evidence: ["AssemblyType", "ResolverType", "applyAssembly"],
    interface: swinjectOneInterface,
    shapes: [GroupShape(type: "AssemblyType", level: .module, method: "assemble", joinsWhenCalled: true)],
    resources: .swinject,
    lifetimes: [
      "None": Lifetime(name: "None", sharing: .none),
      "Graph": Lifetime(name: "Graph", sharing: .graph),
      "Container": Lifetime(name: "Container", sharing: .container),
      "Hierarchy": Lifetime(name: "Hierarchy", sharing: .container),
      "none": Lifetime(name: "none", sharing: .none),
      "graph": Lifetime(name: "graph", sharing: .graph),
      "container": Lifetime(name: "container", sharing: .container),
      "hierarchy": Lifetime(name: "hierarchy", sharing: .container),
    ],
    defaultLifetime: Lifetime(name: "Graph", sharing: .graph),
    policies: [(since: "0.1", policy: .dictionary(sharesValues: true))]
  )

  /// 2.x: `Assembly`, `Resolver`.
  static let swinjectTwo = Generation(
    id: "swinject-2",
    versions: "2.0–2.x",
    since: "2.0",
    evidence: ["Assembly", "Resolver", "apply(assembly:", "apply(assemblies:"],
    interface: swinjectTwoInterface,
    shapes: [GroupShape(type: "Assembly", level: .module, method: "assemble", joinsWhenCalled: true)],
    resources: .swinject,
    lifetimes: [
      "transient": Lifetime(name: "transient", sharing: .none),
      "graph": Lifetime(name: "graph", sharing: .graph),
      "container": Lifetime(name: "container", sharing: .container),
      "weak": Lifetime(name: "weak", sharing: .container, isWeak: true),
      "custom": Lifetime(name: "custom", sharing: .scope),
    ],
    defaultLifetime: Lifetime(name: "graph", sharing: .graph),
    policies: [(since: "2.0", policy: .dictionary(sharesValues: false))]
  )
}

extension [ResourceUse] {
  /// What the add-ons read while the program runs. Each stood in the framework itself before it became one.
  fileprivate static let swinject = [
    ResourceUse("storyboardInitCompleted", suffix: "storyboard"), ResourceUse("registerForStoryboard", suffix: "storyboard"),
    ResourceUse("JsonPropertyLoader", suffix: "json"), ResourceUse("PlistPropertyLoader", suffix: "plist"),
  ]
}

extension Policy {
  /// A dictionary by type, argument types and name; whoever writes last is there. Rings end where a property is set after
  /// construction (`Sources/Container.swift`, `Tests/SwinjectTests/ContainerTests.Circularity.swift` of the library).
  fileprivate static func dictionary(sharesValues: Bool) -> Policy {
    Policy(
      choices: [.last],
      duplicates: .overwrite,
      leaning: .warning,
      sharesValues: sharesValues,
      answersOptionals: true,
      rings: RingPolicy(openings: [.late, .deferred], lateNeedsSharing: true, allUnshared: .error, someUnshared: .warning),
      idiom: Idiom(
        framework: "Swinject",
        consequence: "`resolve` answers nil, and unwrapping that stops the app",
        cures: [
          "missing-provider":
            "register it in an assembly that is applied: `container.register({type}.self{labels}) { _ in {implementation}() }`",
          "dependency-cycle":
            "set one of them after construction: `.initCompleted { r, object in object.property = r.resolve({type}.self) }`",
          "unloaded-module": "apply it: `Assembler([{group}()])`, or `assembler.apply(assembly: {group}())`",
          "duplicate-provider": "register it once, or give each a name: `register({type}.self, name: \"…\")`",
          "forced-dynamic-need": "take what `resolve` answers as an optional: `resolve({type}.self)` without `!`",
        ])
    )
  }
}
