/// A registration that lacks something.
private let gap = """
  import Swinject
  let c = Container()
  final class A { init(b: B) {} }
  final class B {}
  func fill() { c.register(A.self) { r in A(b: r.resolve(B.self)!) } }

  """
private let missing = "missing-provider error App/a.swift"

extension KeyCase {
  /// What is read, and how grave it is.
  static let run = [
    KeyCase("manifest.version", manifest: "version: 1\n", says: [], otherwise: ["refused"], instead: "version: 2\n"),
    KeyCase(
      "manifest.extends", manifest: "extends: house/dilint.yml # key\n",
      files: ["house/dilint.yml": "rules: { missing-provider: off }\n", "App/a.swift": gap], says: [], otherwise: [missing]),
    KeyCase(
      "manifest.sources", manifest: "sources: [App] # key\n", files: ["App/a.swift": "", "Else/b.swift": ""], says: ["1"],
      otherwise: ["2"], view: .files),
    KeyCase(
      "manifest.exclude", manifest: "exclude: [\"Else/**\"] # key\n", files: ["App/a.swift": "", "Else/b.swift": ""], says: ["1"],
      otherwise: ["2"], view: .files),
    KeyCase(
      "manifest.conditions", manifest: "conditions: [DEBUG] # key\n",
      files: [
        "App/a.swift": gap
          + "#if !DEBUG\nfunc off() { c.register(A.self, name: \"x\") { r in A(b: r.resolve(B.self, name: \"x\")!) } }\n#endif\nfunc more() { c.register(B.self) { _ in B() } }\n"
      ],
      says: [], otherwise: [missing]),
    KeyCase(
      "manifest.roots",
      manifest: """
        sources: []
        roots: [Full] # key
        assemblies: { Full: [M], Bare: [N] }
        modules: { M: { provides: [A] }, N: { provides: [{ type: B, needs: [C] }] } }
        """,
      says: ["unloaded-module warning dilint.yml"], otherwise: ["missing-provider error dilint.yml"]),
    KeyCase(
      "manifest.frameworks", manifest: "frameworks: { swinject: off } # key\n", files: ["App/a.swift": gap], says: [],
      otherwise: [missing]),
    KeyCase(
      "framework.version", manifest: "frameworks:\n  needle:\n    version: \"0.23\" # key\n",
      files: [
        "App/a.swift": """
        import NeedleFoundation
        protocol LampDependency: Dependency { var current: Current { get } }
        class LampComponent: Component<LampDependency> {}
        final class Current {}
        class HouseComponent: BootstrapComponent {
          var current: Current { Current() }
          public var lamp: LampComponent { LampComponent(parent: self) }
        }
        func main() { registerProviderFactories() }
        """
      ],
      says: [], otherwise: ["missing-provider note App/a.swift"], instead: ""),
    KeyCase(
      "frameworks.custom", "custom.register", "custom.resolve",
      manifest: """
        frameworks: # key
          custom: # key
            register: ["Cupboard.put(_:make:)"] # key
            resolve: ["Cupboard.take(_:)"] # key
        """,
      files: [
        "App/a.swift": """
        final class Cupboard {
          private var makers: [ObjectIdentifier: () -> Any] = [:]
          func put<T>(_ type: T.Type, make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
          func take<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
        }
        let cupboard = Cupboard()
        cupboard.put(Int.self) { 1 }
        print(cupboard.take(Int.self), cupboard.take(String.self))
        """
      ],
      says: [missing], otherwise: []),
    KeyCase(
      "manifest.rules", "rule.severity", manifest: "rules: # key\n  missing-provider: # key\n    severity: warning # key\n",
      files: ["App/a.swift": gap], says: ["missing-provider warning App/a.swift"], otherwise: [missing]),
    KeyCase(
      "rule.paths", manifest: "rules:\n  missing-provider:\n    severity: off\n    paths: [\"Old/**\"] # key\n",
      files: ["App/a.swift": gap], says: [missing], otherwise: []),
    KeyCase(
      "manifest.baseline", manifest: "baseline: known.yml # key\n",
      files: [
        "App/a.swift": "",
        "known.yml": "version: 1\nfindings:\n  - rule: missing-provider\n    about: [A]\n",
      ],
      says: ["stale-baseline error known.yml"], otherwise: []),
  ]
}
