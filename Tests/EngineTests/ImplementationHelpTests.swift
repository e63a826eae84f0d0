import Model
import Testing

@testable import Engine

/// What is to be done about an implementation that a target knows depends on whether the target uses anything of it, or of its interface.
struct ImplementationHelpTests {
  /// By what a file of the target imports: how the help begins.
  static let cases = [
    "import Foundation": "remove `Lending` from the dependencies of `Desk`",
    "import LendingInterface": "depend on `LendingInterface` instead",
    "import Lending": "import `LendingInterface` instead",
  ]

  @Test(arguments: cases.keys.sorted()) func saysWhatHelps(_ imported: String) throws {
    let package = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Library",
        targets: [
          .executableTarget(name: "Library", dependencies: ["Desk", "Lending"]),
          .target(name: "Desk", dependencies: ["Lending", "LendingInterface"]),
          .target(name: "Lending", dependencies: ["LendingInterface"]), .target(name: "LendingInterface"),
        ])
      """
    let files = [
      "Package.swift": package, "Sources/Library/main.swift": "import Desk\nimport Lending\nprint(Desk())\n",
      "Sources/Desk/Desk.swift": "\(imported)\npublic struct Desk { let width = 1 }\n",
      "Sources/Lending/Lending.swift": "import LendingInterface\npublic struct Lending {}\n",
      "Sources/LendingInterface/Loans.swift": "public protocol Loans {}\n",
    ]
    try withFiles(files) { root in
      let found = try analyze(Job(workingDirectory: root)).report.findings.filter { $0.rule == "implementation-import" }
      #expect(found.count == 1 && (found[0].cure ?? "").hasPrefix(Self.cases[imported]!), "\(found.map(\.cure))")
    }
  }
}
