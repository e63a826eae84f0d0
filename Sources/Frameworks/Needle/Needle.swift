import Model

extension Framework {
  /// Trees of components, checked by a code generator: https://github.com/uber/needle.
  static let needle = Framework(
    id: "needle",
    name: "Needle",
    modules: ["NeedleFoundation"],
    packages: ["needle", "NeedleFoundation", "uber/needle"],
    homes: ["uber"],
    generations: [.needle],
    hazards: .forms + .roots + .lifetimes + .habits,
    pitfalls: .needle,
    forms: .needle,
    voice: ToolVoice(
      missing: "Could not find a provider for ({name}: {type}) which was required by {needs}, along the DI branch of {path}.",
      matches: " Found possible matches [{matches}] at {scope}.",
      ring: "Dependency cycle detected along the path of {path}")
  )
}

extension Generation {
  /// All versions: one API, two ways of counting what a component provides.
  static let needle = Generation(
    id: "needle",
    versions: "0.2–0.25",
    since: "0.2",
    interface: needleInterface,
    shapes: [
      GroupShape(
        type: "BootstrapComponent", level: .assembly, method: nil,
        scope: ScopeShape(
          isRoot: true, parentLabel: "parent", tool: tool(["BootstrapComponent"], takesArguments: false))),
      GroupShape(
        type: "PluginizedComponent", level: .module, method: nil,
        scope: ScopeShape(
          needs: "DependencyType", parentLabel: "parent", annex: "NonCoreComponent", offers: "PluginExtensionType",
          tool: tool(["PluginizedComponent", "UberPluginizedComponent"], binding: "bind"))),
      GroupShape(
        type: "NonCoreComponent", level: .module, method: nil,
        scope: ScopeShape(needs: "DependencyType", parentLabel: "parent", isAnnex: true, tool: tool(["NonCoreComponent"]))),
      GroupShape(
        type: "Component", level: .module, method: nil,
        scope: ScopeShape(needs: "DependencyType", parentLabel: "parent", tool: tool(["Component"]))),
    ],
    lifetimes: [
      "shared": Lifetime(name: "shared", sharing: .container),
      "stored": Lifetime(name: "stored", sharing: .container),
      "computed": Lifetime(name: "computed", sharing: .none),
    ],
    defaultLifetime: Lifetime(name: "computed", sharing: .none),
    policies: [
      (since: "0.2", policy: .tree(hides: [.isPrivate])),
      // 0.24.0 counts what is public in the class itself, and all of an extension (issues 458 and 459 of the project).
      (since: "0.24", policy: .tree(hides: [.isPrivate, .isNotPublic])),
    ]
  )
}

/// What the generator goes by (`SwiftSyntaxExtensions.swift` and `BaseVisitor` of it).
private func tool(_ names: [String], takesArguments: Bool = true, binding: String? = nil) -> ScopeTool {
  ScopeTool(
    names: names, takesArguments: takesArguments, needs: "Dependency", registration: "registerProviderFactories",
    binding: binding, standIn: "BootstrapComponent")
}

extension Policy {
  /// A need is a property of the dependency protocol: the nearest scope above that has one of that name and type answers it, on
  /// every way from every root (`DependencyProviderContentTask` of the generator).
  fileprivate static func tree(hides: Set<Provider.Hiding>) -> Policy {
    Policy(
      spansTargets: true,
      unwrapsOptionals: false,
      moduleRings: .error,
      asksOwnScope: false,
      hides: hides,
      idiom: Idiom(
        framework: "Needle",
        consequence: "the generator stops the build",
        cures: [
          "missing-provider": "add `public var {name}: {type}` to a component on that way, or to the root",
          "unloaded-module": "create it in a component above it: `{group}(parent: self)`, or remove it",
        ],
        path: PathNotation(start: "^->", step: "->"))
    )
  }
}
