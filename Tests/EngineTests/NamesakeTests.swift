import Model
import Testing

@testable import Engine

/// Executables that people cannot tell apart by their names, and places that only one of them compiles.
struct NamesakeTests {
  private static func package(_ name: String, _ target: String, kit: Bool = false) -> String {
    let outside =
      #".product(name: "Dependencies", package: "swift-dependencies"), .product(name: "FactoryKit", package: "Factory")"#
    let library = kit ? #".target(name: "Kit", dependencies: [\#(outside)]),"# : ""
    return """
      import PackageDescription
      let package = Package(
        name: "\(name)", dependencies: [.package(path: "../Core")],
        targets: [\(library) .executableTarget(name: "\(target)", dependencies: ["\(kit ? "Kit" : "Core")", \(outside)])])
      """
  }

  private static let core = [
    "Core/Package.swift": """
    import PackageDescription
    let package = Package(
      name: "Core", products: [.library(name: "Core", targets: ["Core"])],
      targets: [.target(name: "Core", dependencies: [.product(name: "FactoryKit", package: "Factory")])])
    """,
    "Core/Sources/Core/Core.swift": """
    import FactoryKit
    public struct Mail { public init() {} }
    extension Container {
      public var mail: Factory<Mail?> { promised() }
      public var stamp: Factory<Int?> { promised() }
    }
    public struct Post {
      @Injected(\\.mail) var mail
      public init() {}
      public func send() { print(mail!) }
    }
    """,
  ]

  /// `register` of Factory changes the container of the process that runs it.
  @Test(arguments: [("One", "Two"), ("App", "App")])
  func whatOnlyAnotherCompilesIsLoadedNowhereElse(first: String, second: String) throws {
    let files = Self.core.merging([
      "One/Package.swift": Self.package("One", first), "Two/Package.swift": Self.package("Two", second),
      "One/Sources/\(first)/Main.swift": """
      import Core
      import FactoryKit
      @main struct Starter { static func main() { Container.shared.mail.register { Mail() }; Post().send() } }
      """,
      "Two/Sources/\(second)/Main.swift": """
      import Core
      import FactoryKit
      @main struct Starter { static func main() { Container.shared.stamp.register { 1 }; Post().send() } }
      """,
    ]) { old, _ in old }
    try withFiles(files) { root in
      let report = try analyze(Job(workingDirectory: root)).report
      let finding = try #require(report.findings.first { $0.rule == "missing-provider" })
      let (one, two) = first == second ? ("App (One)", "App (Two)") : (first, second)
      #expect(finding.message.contains("nothing in `Container in \(two)` provides it"))
      #expect(finding.related.map(\.message) == ["`Mail?` is registered here, in another container: `Container in \(one)`"])
      #expect(finding.cure == "register it in `Container in \(two)`, or in what that loads")
    }
  }

  @Test func aContainerStandsWhereItsExecutableMakesIt() throws {
    let kit = """
      import Dependencies
      public struct Mail: TestDependencyKey { public static let testValue = Mail() }
      extension DependencyValues { public var mail: Mail { get { self[Mail.self] } set { self[Mail.self] = newValue } } }
      public struct Post { @Dependency(\\.mail) var mail; public init() {}; public func send() { print(mail) } }
      """
    let main = "import Kit\n@main struct Starter { static func main() { Post().send() } }"
    try withFiles([
      "One/Package.swift": Self.package("One", "Phone", kit: true), "Two/Package.swift": Self.package("Two", "Watch", kit: true),
      "One/Sources/Kit/Kit.swift": kit, "Two/Sources/Kit/Kit.swift": kit,
      "One/Sources/Phone/Main.swift": main, "Two/Sources/Watch/Main.swift": main,
    ]) { root in
      let graph = try analyze(Job(workingDirectory: root)).graph
      let places = graph.roots.map { "\($0.name) \($0.at.file)" }.sorted()
      #expect(
        places == [
          "DependencyValues of Phone One/Sources/Kit/Kit.swift", "DependencyValues of Watch Two/Sources/Kit/Kit.swift",
        ])
    }
  }

  /// What holds a container names it, not what the closure calls it that sets it up.
  @Test func aContainerIsCalledWhatHoldsIt() throws {
    let start = """
      import Dip
      let boats = DependencyContainer { box in
        unowned let box = box
        box.register { 1 }
      }
      let cars = DependencyContainer()
      """
    try withFiles(["Start.swift": start]) { root in
      let graph = try analyze(Job(workingDirectory: root)).graph
      #expect(graph.roots.map(\.name).sorted() == ["boats", "cars"])
    }
  }
}
