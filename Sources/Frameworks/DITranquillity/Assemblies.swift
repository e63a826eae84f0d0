import Model

extension Generation {
  /// 0.9.1 and 0.9.2: assemblies are classes that are told of modules and dependencies.
  static let ditranquillityClasses = assemblies(
    id: "ditranquillity-0.9.1", versions: "0.9.1–0.9.2", since: "0.9",
    evidence: ["addModule(_", "addModules(_", "addDependency(_", "addDependencies(_", "registerModule(_"],
    interface: classAssembliesInterface, rings: nil)

  /// 0.9.3 to 1.3.1: assemblies are protocols with lists of public and internal modules.
  static let ditranquillityAssemblies = assemblies(
    id: "ditranquillity-1", versions: "0.9.3–1.3.1", since: "0.9.3",
    evidence: [
      "publicModules", "internalModules", "dynamicDeclarations", "DIDynamicDeclaration", "DIModuleWithScope", "register(assembly",
      "registerAssembly(_", "addDynamicModules",
    ],
    interface: assembliesInterface, rings: .error)

  private static func assemblies(
    id: String, versions: String, since: Version, evidence: [String], interface: String, rings: Finding.Severity?
  ) -> Generation {
    Generation(
      id: id, versions: versions, since: since, evidence: evidence + modulesEvidence, interface: interface,
      shapes: [
        GroupShape(type: "DIDynamicAssembly", level: .assembly, isDynamic: true, method: "visit"),
        GroupShape(type: "DIAssembly", level: .assembly, method: "visit"),
        GroupShape(type: "DIModule", level: .module, method: "load", joinsWhenCalled: true),
      ],
      lifetimes: scopedLifetimes,
      defaultLifetime: Lifetime(name: "perScope", sharing: .scope),
      policies: [(since: since, policy: .assemblies(rings: rings))])
  }
}

/// What modules say in 0.9 and 1.x: those of 2.x are lists of components, and these say what a registration is in other words.
private let modulesEvidence = [
  "func load(builder", "asSelf(", "asType(_", "asName(_", "asDefault(", "initializer(", "initializer(_",
  "initializerDoesNotNeedToBe(", "dependency(_", "instanceSingle(", "instanceLazySingle(", "instancePerScope(",
  "instancePerDependency(", "instancePerRequest(",
]

/// The lifetimes of 0.9 to 2.x.
let scopedLifetimes: [String: Lifetime] = [
  "single": Lifetime(name: "single", sharing: .process, isEager: true),
  "lazySingle": Lifetime(name: "lazySingle", sharing: .process),
  "weakSingle": Lifetime(name: "weakSingle", sharing: .process, isWeak: true),
  "perScope": Lifetime(name: "perScope", sharing: .scope),
  "perDependency": Lifetime(name: "perDependency", sharing: .none),
  "perRequest": Lifetime(name: "perRequest", sharing: .none, isMadeElsewhere: true),
]

extension Policy {
  /// DIScope and DIContainerBuilder of 1.3.1: one flat container, names that an unnamed request ignores, many that must exist.
  fileprivate static func assemblies(rings: Finding.Severity?) -> Policy {
    Policy(
      choices: [.markedDefault, .withMaker],
      manyIgnoresNames: true,
      namesAreOptional: true,
      manyMustExist: true,
      duplicates: .coexist,
      refusals: [.oneNameTwice, .twoDefaults, .noMaker],
      access: .flat,
      rings: RingPolicy(openings: [.late, .deferred, .eagerMany]),
      assemblyRings: rings,
      builtIn: [.named("DIScope")],
      idiom: Idiom(
        framework: "DITranquillity",
        consequence: "`resolve` throws, and `try!` or `*!` stops the app",
        cures: [
          "missing-provider": "register it in a module that this assembly loads: `builder.register { {implementation}() }`",
          "leaked-internal-module":
            "move the module to `publicModules`, or the registration that needs it out of the public module",
          "ambiguous-provider": "mark one registration with `.asDefault()`, or give each a name",
          "dependency-cycle": "inject one of them later: `.dependency { scope, object in object.property = *!scope }`",
          "unloaded-module": "register it, or add it to `publicModules` or `dependencies` of an assembly that is registered",
          "assembly-cycle": "move what both need into a third assembly on which both depend",
        ]))
  }
}
