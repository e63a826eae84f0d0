import Model
import Testing

@testable import Engine

/// Help whose words are copied into the program must not bring the next finding.
struct FollowedHelpTests {
  private static func scopes(_ need: String, at root: String = "") -> [String: String] {
    [
      "Port.swift": """
      import NeedleFoundation
      public protocol Tide {}
      final class PortComponent: BootstrapComponent {
        \(root)
        var shore: ShoreComponent { ShoreComponent(parent: self) }
      }
      protocol ShoreDependency: Dependency { var tide: \(need) { get } }
      final class ShoreComponent: Component<ShoreDependency> { func go() { print(dependency.tide) } }
      func start() { registerProviderFactories(); PortComponent().shore.go() }
      """
    ]
  }

  /// Where a framework's tool compares types letter by letter, help says them so.
  @Test(arguments: ["any Tide", "Tide", "Optional<any Tide>", "(any Tide)?", "Array<Tide>"])
  func saysTypesAsTheNeedDoes(need: String) throws {
    let cure = try withFiles(Self.scopes(need)) { root in
      try analyze(Job(workingDirectory: root)).report.findings.first { $0.rule == "missing-provider" }?.cure
    }
    let property = try #require(cure?.split(separator: "`").first { $0.hasPrefix("public var") })
    try withFiles(Self.scopes(need, at: "\(property) { make() }")) { root in
      let found = try analyze(Job(workingDirectory: root)).report.findings.map(\.rule)
      #expect(!found.contains("needle-type-spelling") && !found.contains("missing-provider"))
    }
  }

  /// Another spelling is told, so the test above can fail.
  @Test func anotherSpellingIsTold() throws {
    try withFiles(Self.scopes("any Tide", at: "public var tide: Tide { make() }")) { root in
      let found = try analyze(Job(workingDirectory: root)).report.findings.map(\.rule)
      #expect(found.contains("needle-type-spelling"))
    }
  }

  /// Nothing links a program, so that help never says to depend on one.
  @Test(arguments: [
    ("executableTarget", "declare it in a target that the app can depend on, too"), ("target", "let the app depend on"),
  ])
  func linksNoProgram(kind: String, cure: String) throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Bay",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
        targets: [
          .target(name: "Buoy", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .executableTarget(name: "Ferry", dependencies: ["Buoy"]),
          .\(kind)(name: "Pier", dependencies: ["Buoy"]),
        ])
      """,
      "Sources/Buoy/Bell.swift": """
      import Dependencies
      public struct Bell: TestDependencyKey { public static let testValue = Bell() }
      extension DependencyValues { public var bell: Bell { get { self[Bell.self] } set { self[Bell.self] = newValue } } }
      """,
      "Sources/Ferry/main.swift": """
      import Buoy
      import Dependencies
      final class Helm { @Dependency(\\.bell) var bell }
      print(Helm().bell)
      """,
      "Sources/Pier/Lantern.swift": """
      import Buoy
      import Dependencies
      extension Bell: DependencyKey { public static let liveValue = Bell() }
      """,
    ]
    try withFiles(files) { root in
      let found = try analyze(Job(workingDirectory: root)).report.findings.first { $0.rule == "missing-provider" }
      #expect(found?.cure?.hasPrefix(cure) == true, "\(found?.cure ?? "nothing")")
    }
  }
}
