private let missing = ["missing-provider error dilint.yml"]

/// One module whose providers are these lines.
private func module(_ lines: String) -> String {
  "sources: []\nmodules:\n  M:\n    provides:\n" + lines.split(separator: "\n").map { "      \($0)\n" }.joined()
}

extension KeyCase {
  /// A graph that is declared.
  static let graph = [
    KeyCase(
      "manifest.modules", manifest: "sources: []\nmodules: { M: { provides: [{ type: A, needs: [B] }] } } # key\n",
      says: missing, otherwise: []),
    KeyCase(
      "module.provides", manifest: "sources: []\nmodules:\n  M:\n    provides: [{ type: A, needs: [B] }] # key\n",
      says: missing, otherwise: []),
    KeyCase("provider.type", manifest: module("- needs: [B]\n  type: A # key"), says: missing, otherwise: ["refused"]),
    KeyCase("provider.as", manifest: module("- type: A\n  as: P # key\n- { type: B, needs: [P] }"), says: [], otherwise: missing),
    KeyCase(
      "provider.name", manifest: module("- type: A\n  name: x # key\n- { type: B, needs: [{ type: A, name: x }] }"), says: [],
      otherwise: missing),
    KeyCase(
      "provider.tag", manifest: module("- type: A\n  tag: T # key\n- { type: B, needs: [{ type: A, tag: T }] }"), says: [],
      otherwise: missing),
    KeyCase(
      "provider.tags", manifest: module("- type: A\n  tags: [T, U] # key\n- { type: B, needs: [{ type: A, tags: [T, U] }] }"),
      says: [], otherwise: missing),
    KeyCase(
      "provider.lifetime", manifest: module("- type: A\n  lifetime: single # key"), says: ["single"], otherwise: ["graph"],
      view: .lifetimes),
    KeyCase("provider.needs", manifest: module("- type: A\n  needs: [B] # key"), says: missing, otherwise: []),
    KeyCase(
      "need.type", manifest: module("- type: A\n  needs:\n    - optional: false\n      type: B # key"), says: missing,
      otherwise: ["refused"]),
    KeyCase(
      "need.optional", manifest: module("- type: A\n  needs:\n    - type: B\n      optional: true # key"), says: [],
      otherwise: missing),
    KeyCase(
      "need.many", manifest: module("- type: A\n  needs:\n    - type: B\n      many: true # key"), says: [], otherwise: missing),
    KeyCase(
      "need.name", manifest: module("- type: B\n- type: A\n  needs:\n    - type: B\n      name: x # key"), says: missing,
      otherwise: []),
    KeyCase(
      "need.tag", manifest: module("- type: B\n- type: A\n  needs:\n    - type: B\n      tag: T # key"), says: missing,
      otherwise: []),
    KeyCase(
      "need.tags", manifest: module("- type: B\n- type: A\n  needs:\n    - type: B\n      tags: [T, U] # key"), says: missing,
      otherwise: []),
    KeyCase(
      "need.when", manifest: module("- { type: A, needs: [B] }\n- type: B\n  needs:\n    - type: A\n      when: deferred # key"),
      says: [], otherwise: ["dependency-cycle error dilint.yml"]),
    KeyCase(
      "manifest.external", "external.type",
      manifest: module("- { type: A, needs: [Cache] }") + "external: # key\n  - type: \"Ca*\" # key\n",
      says: [], otherwise: missing),
    KeyCase(
      "external.name", manifest: module("- { type: A, needs: [B] }") + "external:\n  - type: B\n    name: x # key\n",
      says: missing, otherwise: []),
    KeyCase(
      "manifest.assemblies", "assembly.dependencies", "assembly.public",
      manifest: """
        sources: []
        roots: [App]
        assemblies:
          App:
            public: [AppModule]
            dependencies: [Chat] # key
          Chat: { public: [ChatModule] }
        modules:
          AppModule: { provides: [{ type: A, needs: [B] }] }
          ChatModule: { provides: [B] }
        """,
      says: [], otherwise: ["missing-provider error dilint.yml", "unloaded-module warning dilint.yml"]),
    KeyCase(
      "assembly.internal",
      manifest: """
        sources: []
        roots: [Chat]
        assemblies:
          Chat:
            public: [ChatModule]
            internal: [StoreModule] # key
        modules:
          ChatModule: { provides: [{ type: A, needs: [B] }] }
          StoreModule: { provides: [B] }
        """,
      says: ["leaked-internal-module warning dilint.yml"],
      otherwise: ["missing-provider error dilint.yml", "unloaded-module warning dilint.yml"]),
    KeyCase(
      "assembly.dynamic", "assembly.declared", "declaration.module", "declaration.by",
      manifest: """
        sources: []
        roots: [App]
        assemblies:
          App: { public: [AppModule], dependencies: [Plugins, Pay] }
          Pay: {}
          Plugins:
            dynamic: true # key
            declared: [{ module: PayModule, by: Pay }] # key
        modules:
          AppModule: { provides: [{ type: A, needs: [B] }] }
          PayModule: { provides: [B] }
        """,
      says: ["forced-dynamic-need warning dilint.yml"],
      otherwise: ["missing-provider error dilint.yml", "unloaded-module warning dilint.yml"]),
  ]
}
