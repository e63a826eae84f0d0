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
}
