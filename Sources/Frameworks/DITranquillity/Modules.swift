import Model

extension Generation {
  /// 2.0 to 2.3.3: modules of components, with access control when resolving and late binding.
  static let ditranquillityModules = Generation(
    id: "ditranquillity-2",
    versions: "2.0–2.3.3",
    since: "2.0",
    evidence: [
      "DIComponent", "DIComponentScope", "components", "register(component", "register(type", "register(protocol",
      "DIScanComponent",
      "initialNotNecessary(", "initialWithArg(_",
    ],
    interface: modulesInterface,
    shapes: [
      GroupShape(type: "DIModule", level: .assembly, method: "visit"),
      GroupShape(type: "DIComponent", level: .module, method: "load", joinsWhenCalled: true),
    ],
    codeTool: CodeTool(words: [], read: typesWithoutCheck),
    lifetimes: scopedLifetimes,
    defaultLifetime: Lifetime(name: "perScope", sharing: .scope),
    policies: [
      (
        since: "2.0",
        policy: Policy(
          choices: [.markedDefault, .withMaker],
          manyIgnoresNames: true,
          namesAreOptional: true,
          manyMustExist: true,
          duplicates: .coexist,
          refusals: [.oneNameTwice, .twoDefaults, .noMaker],
          access: .enforced,
          rings: RingPolicy(openings: [.late, .deferred, .eagerMany]),
          assemblyRings: .error,
          builtIn: [.named("DIContainer")],
          idiom: Idiom(
            framework: "DITranquillity",
            consequence: "`resolve` throws, and `try!` or `*` stops the app",
            cures: [
              "missing-provider":
                "register it in a component that this module loads: `builder.register(type: {implementation}.init)`",
              "leaked-internal-module":
                "give its component `var scope: DIComponentScope { return .public }`, or ask for it from its own module",
              "inaccessible-provider": "add the module that registers it to `dependencies`",
              "ambiguous-provider": "mark one registration with `.set(.default)`, or give each a name",
              "dependency-cycle": "inject one of them later: `.injection { $0.property = $1 }`",
              "unloaded-module": "register it, or add it to `components` or `dependencies` of a module that is registered",
              "assembly-cycle": "move what both need into a third module on which both depend",
            ]))
      )
    ])
}
