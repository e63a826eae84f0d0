private let tree = [
  "App/a.swift": "import Core\n", "Core/c.swift": "import Base\npublic class C {}\n", "Base/b.swift": "public class B {}\n",
]
private let upwards = ["Core/c.swift": "import App\n", "App/a.swift": "public class A {}\n"]
private let siblings = ["Feed/f.swift": "import Chat\n", "Chat/c.swift": "public class C {}\n"]
private let violation = ["layer-violation error Core/c.swift"]
private let sideways = ["layer-violation error Feed/f.swift"]

extension KeyCase {
  /// Targets and layers.
  static let targets = [
    KeyCase(
      "manifest.targets", "target.path", manifest: "targets:\n  Ground:\n    path: Base # key\n", files: tree,
      says: ["Ground Base"], otherwise: ["App App", "Base Base", "Core Core"], instead: "", view: .targets),
    KeyCase(
      "target.kind", manifest: "targets:\n  App:\n    path: App\n    kind: app # key\n", files: tree,
      says: ["App app"], otherwise: ["App library"], view: .kinds),
    KeyCase(
      "target.interface",
      manifest: "targets:\n  Feed: { path: Feed }\n  Talk: { path: Talk }\n  Chat:\n    path: Chat\n    interface: Talk # key\n",
      files: siblings.merging(["Talk/t.swift": "public protocol T {}\n", "Feed/g.swift": "import Talk\n"]) { $1 },
      says: ["implementation-import error Feed/f.swift"], otherwise: []),
    KeyCase(
      "target.layer", "manifest.layers",
      manifest: """
        layers: [app, core]
        targets:
          App: { path: App, layer: app }
          Core:
            path: Core
            layer: core # key
        """,
      files: upwards,
      says: violation, otherwise: []),
    KeyCase(
      "layer.targets", manifest: "layers:\n  app: App\n  core:\n    targets: Core # key\n", files: upwards, says: violation,
      otherwise: []),
    KeyCase(
      "layer.within", manifest: "layers:\n  feature:\n    targets: [Feed, Chat]\n    within: allowed # key\n", files: siblings,
      says: [], otherwise: sideways),
    KeyCase(
      "manifest.within-layer", manifest: "layers: { feature: [Feed, Chat] }\nwithin-layer: allowed # key\n", files: siblings,
      says: [], otherwise: sideways),
    KeyCase(
      "manifest.every-target-has-a-layer", manifest: "layers: { feature: Feed }\nevery-target-has-a-layer: true # key\n",
      files: siblings, says: ["layer-violation error dilint.yml"], otherwise: []),
    KeyCase(
      "target.owner",
      manifest: """
        forbidden: [{ from: Feed, to: Chat }]
        targets:
          Feed: { path: Feed }
          Chat:
            path: Chat
            owner: Talkers # key
        """,
      files: siblings,
      says: ["`Feed` imports `Chat`, which is forbidden (of Talkers)"], otherwise: ["`Feed` imports `Chat`, which is forbidden"],
      view: .messages),
  ]
}
