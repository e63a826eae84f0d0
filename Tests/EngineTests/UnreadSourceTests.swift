import Foundation
import Model
import Testing

@testable import Engine

/// A source that cannot be read may hold what is missing elsewhere, if it speaks of the framework at all. One that is too long is like
/// one that is no text; `WalkTests` tells that it is left out.
struct UnreadSourceTests {
  struct Case: CustomTestStringConvertible {
    var framework: String
    /// A program whose last need nobody answers.
    var text: String
    var testDescription: String { framework }
  }

  static let cases = [
    Case(
      framework: "Swinject",
      text: """
        import Swinject
        protocol Bell {}
        let box = Container()
        func start() { _ = box.resolve(Bell.self)! }
        """),
    Case(
      framework: "NeedleFoundation",
      text: """
        import NeedleFoundation
        protocol Bell {}
        protocol TowerNeeds: Dependency { var bell: Bell { get } }
        class RootComponent: BootstrapComponent { var tower: TowerComponent { TowerComponent(parent: self) } }
        class TowerComponent: Component<TowerNeeds> {}
        func start() { _ = RootComponent() }
        """),
  ]

  /// What makes a file unread, or a place in it, from the file's first lines.
  static let spoilt: [@Sendable (String) -> Data] = [
    { Data(($0 + "// ").utf8) + [0xff] },
    { Data(($0 + "// ").utf8) + [0] },
    { Data(($0 + "class Belfry { ]] func }").utf8) },
    { Data(($0 + "let belfry = " + String(repeating: "[", count: Limit.openingBrackets.value + 1)).utf8) },
  ]

  @Test(arguments: cases, spoilt.indices)
  func putsInDoubtWhatItMayFill(_ tried: Case, _ how: Int) throws {
    try withFiles(["App.swift": tried.text]) { root in
      func severities(_ importing: String) throws -> [String: Finding.Severity] {
        try Self.spoilt[how]("import \(importing)\n").write(to: URL(fileURLWithPath: root + "/Belfry.swift"))
        let findings = try analyze(Job(paths: [root], workingDirectory: root)).report.findings
        return Dictionary(findings.map { ($0.rule, $0.severity) }, uniquingKeysWith: max)
      }
      #expect(try severities("Foundation")["missing-provider"] == .error)
      let said = try severities(tried.framework)
      #expect(said["missing-provider"] != .error && said["unreadable-file"] == .note, "\(said)")
    }
  }

  /// By folder: whether what stands there concerns the container of `Tower`, which lacks a bell.
  static let folders = [
    "Sources/Tower": true, "Sources/Ropes": true, "Sources/Sexton": false, "Sources/Keys": false, "Elsewhere": true,
  ]

  /// Where two executables share a library, what cannot be read in one of them or in what it alone links fills no container of the other.
  @Test(arguments: folders.keys.sorted(), spoilt.indices)
  func concernsTheExecutablesThatLinkIt(_ folder: String, _ how: Int) throws {
    let package = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Church",
        targets: [
          .executableTarget(name: "Tower", dependencies: ["Ropes"]),
          .executableTarget(name: "Sexton", dependencies: ["Ropes", "Keys"]),
          .target(name: "Ropes"), .target(name: "Keys"),
        ])
      """
    let text = """
      import Swinject
      protocol Bell {}
      @main struct Start {
        static func main() {
          let box = Container()
          _ = box.resolve(Bell.self)!
        }
      }
      """
    let full = text.replacingOccurrences(
      of: "    _ = box", with: "    class Iron: Bell {}\n    box.register(Bell.self) { _ in Iron() }\n    _ = box")
    let files = [
      "Package.swift": package, "Sources/Tower/Start.swift": text, "Sources/Sexton/Start.swift": full,
      "Sources/Ropes/Rope.swift": "public struct Rope {}\n", "Sources/Keys/Key.swift": "public struct Key {}\n",
      "Elsewhere/Readme.md": "",
    ]
    try withFiles(files) { root in
      try Self.spoilt[how]("import Swinject\n").write(to: URL(fileURLWithPath: "\(root)/\(folder)/Belfry.swift"))
      let findings = try analyze(Job(paths: [root], workingDirectory: root)).report.findings
      let missing = findings.filter { $0.rule == "missing-provider" }
      #expect(missing.map(\.severity) == [Self.folders[folder]! ? .note : .error])
    }
  }
}
