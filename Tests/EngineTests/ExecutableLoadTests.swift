import Model
import Testing

@testable import Engine

/// What each executable loads into a container that all of them fill through one function.
struct ExecutableLoadTests {
  private static let core = """
    import Swinject
    public protocol Clock {}
    struct WallClock: Clock {}
    public final class ClockAssembly: Assembly {
      public func assemble(container: Container) { container.register(Clock.self) { _ in WallClock() } }
    }
    public final class Hub {
      public static let shared = Hub()
      public let assembler = Assembler()
      public static func start(extras: [Assembly] = []) {
        let base: [Assembly] = [ClockAssembly()]
        Hub.shared.assembler.apply(assemblies: base + extras)
      }
    }
    """

  private static func extra(_ name: String) -> String {
    """
    import Core
    import Swinject
    final class \(name)Assembly: Assembly { func assemble(container: Container) { container.register(Int.self) { _ in 1 } } }

    """
  }

  @Test(arguments: [
    ("Hub.start()", "Hub.start(extras: [BeepAssembly()])", [["ClockAssembly"], ["ClockAssembly", "BeepAssembly"]]),
    (
      "Hub.start(extras: [RingAssembly()])", "Hub.start(extras: [BeepAssembly()])",
      [["ClockAssembly", "RingAssembly"], ["ClockAssembly", "BeepAssembly"]]
    ),
    ("Hub.start()", "Hub.start()", [["ClockAssembly"], ["ClockAssembly"]]),
  ])
  func loads(phone: String, watch: String, expected: [[String]]) throws {
    let package = """
      import PackageDescription
      let package = Package(
        name: "Two", targets: [
          .target(name: "Core"), .executableTarget(name: "Phone", dependencies: ["Core"]),
          .executableTarget(name: "Watch", dependencies: ["Core"]),
        ])
      """
    let asks = "\n_ = Hub.shared.assembler.resolver.resolve(Clock.self)"
    try withFiles([
      "Package.swift": package, "Sources/Core/Hub.swift": Self.core,
      "Sources/Phone/main.swift": Self.extra("Ring") + phone + asks,
      "Sources/Watch/main.swift": Self.extra("Beep") + watch + asks,
    ]) { root in
      let graph = try analyze(Job(workingDirectory: root)).graph
      #expect(graph.roots.map { $0.loaded.map { graph.groups[$0].name } } == expected)
      for (number, names) in expected.enumerated() {
        let included = graph.includes.filter { $0.from == .root(number) }.map { graph.groups[$0.to].name }
        #expect(included.sorted() == names.sorted())
      }
    }
  }
}
