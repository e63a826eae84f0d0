// swift-tools-version: 6.0
// In a type inside another one stands by itself what is static around it (Swift, Unqualified Name Lookup): `target(name:)` in an extension of `Target`
// is `Target.target(name:)` in its types, too.
import PackageDescription

let package = Package(name: "Harbour", targets: [.crane, .Part.rope, .Part.gate, .executableTarget(name: "Harbour", dependencies: ["Crane", .Part.gate])])

extension Target {
  static let crane = target(name: .crane)
  enum Part {
    static let rope = target(name: "Rope")
    static let gate = target(name: "Gate", dependencies: [.Part.rope])
  }
}
extension Target.Dependency {
  enum Part {
    static let rope = byName(name: "Rope")
    static let gate = byName(name: "Gate")
  }
}
extension String { static let crane = "Crane" }
