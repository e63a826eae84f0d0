import Model

extension Generation {
  /// Static `configure(binder:)`, `include(module:)`, `install(dependency:)`. Before 4.0 a binder was a type parameter.
  static let cleanseComponents = Generation(
    id: "cleanse-4",
    versions: "1.0–4.2.6",
    since: "1.0",
    evidence: ["include(module", "install(dependency", "configureRoot", "RootComponent", "sharedInScope("],
    interface: cleanseInterface,
    shapes: [
      GroupShape(type: "RootComponent", level: .assembly, method: "comeToLife", isRoot: true),
      GroupShape(type: "Component", level: .assembly, method: "comeToLife"),
      GroupShape(type: "Module", level: .module, method: "configure"),
    ],
    lifetimes: ["sharedInScope": Lifetime(name: "sharedInScope", sharing: .container)],
    defaultLifetime: Lifetime(name: "unscoped", sharing: .none),
    policies: [(since: "1.0", policy: .components)]
  )
}

extension Policy {
  /// What the library checks when a root is made (`ValidationVisitor.swift`), and where it stops although that found nothing
  /// (`Graph.swift`, `addProvider` and `include`): a key bound twice, modules that include one another.
  fileprivate static let components = Policy(
    choices: [.last],
    duplicates: .trap,
    spansTargets: true,
    unwrapsOptionals: false,
    optionals: .required,
    getters: .deferred,
    rings: RingPolicy(openings: [.weak]),
    assemblyRings: .error,
    moduleRings: .error,
    idiom: Idiom(
      framework: "Cleanse",
      consequence: "`ComponentFactory.of` throws, and `try!` stops the app",
      cures: [
        "missing-provider":
          "bind it in a module that the component includes: `binder.bind({type}.self).to(factory: {implementation}.init)`",
        "dependency-cycle":
          "take `WeakProvider<{type}>` at one place; a `Provider<{type}>` opens no ring, since the component may not be made at all",
        "unloaded-module":
          "include it: `binder.include(module: {group}.self)`; install a component: `binder.install(dependency:)`",
        "duplicate-provider": "bind it once in each component, or give each a tag: `.tagged(with: …)`",
        "nested-scope": "give the inner component a scope of its own, or none",
        "assembly-cycle": "let one of them not install the other",
        "module-cycle": "move what both need into a third module that both include",
      ])
  )
}
