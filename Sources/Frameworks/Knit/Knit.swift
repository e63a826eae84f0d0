import Model

extension Framework {
  /// Assemblies that say on which others they depend, on top of Swinject: https://github.com/cashapp/knit.
  static let knit = Framework(
    id: "knit",
    name: "Knit",
    modules: ["Knit", "KnitLib", "KnitMacros"],
    packages: ["knit", "Knit", "cashapp/knit"],
    homes: ["cashapp"],
    brings: ["swinject"],
    generations: [.knitOne, .knitTwo],
    hazards: .knit,
    pitfalls: .knit,
    forms: .knit
  )
}

extension Generation {
  /// 0.x and 1.x: assemblies fill a `Container`.
  static let knitOne = Generation(
    id: "knit-1",
    versions: "0.1–1.7",
    since: "0.1",
    evidence: ["autoregister(_", "autoregisterIntoCollection(_", "WeakResolver"],
    interface: knitOneInterface,
    shapes: .knit + [GroupShape(type: "Assembly", level: .module, method: "assemble", joinsWhenCalled: true)],
    codeTool: .knit,
    lifetimes: .knit,
    defaultLifetime: Lifetime(name: "graph", sharing: .graph),
    policies: [
      // `DependencyBuilder.gatherDependencies` stops only at what was found; since 1.0.2 at what was replaced, too.
      (since: "0.1", policy: .assembled(leansOnlyLate: false, goesIntoReplaced: true)),
      (since: "1.0.2", policy: .assembled(leansOnlyLate: false)),
      // `SwinjectContainer.getEntry` answers with the container that has the entry, and that one is handed to its factory.
      (since: "1.6", policy: .assembled(leansOnlyLate: true)),
    ]
  )

  /// 2.x: a `Container` names the resolver for which it is, and Swinject's own is a `SwinjectContainer`.
  static let knitTwo = Generation(
    id: "knit-2",
    versions: "2.0–2.x",
    since: "2.0",
    evidence: ["unsafeResolver(file", "SwinjectContainer", "SwinjectResolver", "Resolvable"],
    interface: knitTwoInterface,
    shapes: .knit,
    codeTool: .knit,
    lifetimes: .knit,
    defaultLifetime: Lifetime(name: "graph", sharing: .graph),
    policies: [(since: "2.0", policy: .assembled(leansOnlyLate: true))]
  )
}

extension [GroupShape] {
  /// The kinds of assemblies, the more special ones first. A plain one is made by the program.
  fileprivate static let knit = [
    GroupShape(type: "AbstractAssembly", level: .assembly, method: "assemble", joinsWhenCalled: true, replacing: "replaces"),
    GroupShape(type: "FakeAssembly", level: .assembly, method: "assemble", joinsWhenCalled: true, replacing: "replaces"),
    GroupShape(
      type: "AutoInitModuleAssembly", level: .assembly, method: "assemble", joinsWhenCalled: true, replacing: "replaces"),
    GroupShape(
      type: "ModuleAssembly", level: .assembly, method: "assemble", joinsWhenCalled: true, isHandedOver: true,
      replacing: "replaces"),
  ]
}

extension [String: Lifetime] {
  fileprivate static let knit = [
    "transient": Lifetime(name: "transient", sharing: .none),
    "graph": Lifetime(name: "graph", sharing: .graph),
    "container": Lifetime(name: "container", sharing: .container),
    "weak": Lifetime(name: "weak", sharing: .container, isWeak: true),
    "custom": Lifetime(name: "custom", sharing: .scope),
  ]
}

extension Policy {
  /// A container of Swinject's (`Sources/Swinject` in the package is a copy of it). Assemblies may lean on one another in rings
  /// (`ModuleCycleTests`), and what a registration says of its visibility decides about generated accessors.
  ///
  /// - Parameters:
  ///   - leansOnlyLate: Only `initCompleted` gets the container that was asked.
  ///   - goesIntoReplaced: Assemblies that were replaced before they are found are gone into.
  fileprivate static func assembled(leansOnlyLate: Bool, goesIntoReplaced: Bool = false) -> Policy {
    Policy(
      choices: [.last],
      duplicates: .overwrite, refusals: [.repetition],
      access: .declared,
      leaning: .warning, leansOnlyLate: leansOnlyLate, goesIntoReplaced: goesIntoReplaced,
      spansTargets: true,
      sharesValues: false,
      rings: RingPolicy(openings: [.late, .deferred], lateNeedsSharing: true, allUnshared: .error, someUnshared: .warning),
      builtIn: [.named("DependencyTree")],
      idiom: Idiom(
        framework: "Knit",
        consequence: "the generated accessor stops the app, and `resolve` answers nil",
        cures: [
          "missing-provider":
            "register it in an assembly that the assembler loads: `container.register({type}.self{labels}) { _ in {implementation}() }`",
          "dependency-cycle":
            "set one of them after construction: `.initCompleted { r, object in object.property = … }`",
          "unloaded-module":
            "name it in the `dependencies` of an assembly that is loaded, or hand it over: `ScopedModuleAssembler<…>([{group}()])`",
          "duplicate-provider": "register it once, or give each a name: `register({type}.self, name: \"…\")`",
          "inaccessible-provider": "add `{group}.self` to `{other}.dependencies`",
          "kept-provider": "write `// @knit public` above the registration of `{type}`",
          "forced-dynamic-need": "take what `resolve` answers as an optional",
        ])
    )
  }
}
