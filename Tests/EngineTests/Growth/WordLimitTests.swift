import Model
import Testing

@testable import Engine

/// Limits of what a message names: beyond them nothing is lost but names, and it says how many there are.
extension LimitTests {
  /// A ring of as many as a sentence names, and of one more.
  @Test(arguments: [0, 1]) func ringsInOneSentence(_ beyond: Int) throws {
    let most = Limit.inSentence.value
    let tried = Case(limit: .inSentence, within: most, beyond: most + 1) { size in
      let next = { ($0 + 1) % size }
      return """
        \(each(0..<size) { "final class Part\($0) { init(_ part: Part\(next($0))) {} }" })
        \(each(0..<size) { "box.register(Part\($0).self) { r in Part\($0)(r.resolve(Part\(next($0)).self)!) }" })
        """
    }
    let found = try report(tried, most + beyond).0.findings.filter { $0.rule == "dependency-cycle" }
    #expect(found.count == 1 && found[0].chain.count == most + beyond)
    let named = (0..<most + beyond).filter { found[0].message.contains("`Part\($0)`") }.count
    #expect(named == (beyond == 0 ? most : 2), "\(found[0].message)")
    #expect(found[0].message.contains("through \(most - 1) others") == (beyond > 0), "\(found[0].message)")
  }

  /// A hub that needs what needs it: beside the ring that is shown stand as many as hang together with it, up to the limit.
  @Test(arguments: [0, 1]) func membersOfAKnot(_ beyond: Int) throws {
    let most = Limit.knotMembers.value
    let tried = Case(limit: .knotMembers, within: most + 1, beyond: most + 2) { size in
      """
      final class Hub { init(_ parts: [Any]) {} }
      \(each(0..<size) { "final class Part\($0) { init(_ hub: Hub) {} }" })
      box.register(Hub.self) { r in Hub([\((0..<size).map { "r.resolve(Part\($0).self)!" }.joined(separator: ", "))]) }
      \(each(0..<size) { "box.register(Part\($0).self) { r in Part\($0)(r.resolve(Hub.self)!) }" })
      """
    }
    let found = try report(tried, most + 1 + beyond).0.findings.filter { $0.rule == "dependency-cycle" }
    #expect(found.count == 1 && found[0].chain.count == 2)
    #expect(found[0].related.count == most, "\(found[0].related)")
    #expect(found[0].subject.count == most + 2 + beyond)
  }

  /// Needle's generator says each way on which something is missing: each layer doubles them.
  @Test(arguments: [6, 7]) func waysThatFail(_ layers: Int) throws {
    #expect(try failingWays("", layers) == min(1 << layers, Limit.failingWays.value))
  }

  /// Ways that lead nowhere, before the two that fail: where there are too many of them, one that fails is told.
  @Test(arguments: [8, 18]) func waysPassedInSearchOfThem(_ layers: Int) throws {
    let lost = """
      class AFullComponent: BootstrapComponent {
        public var clock: Clock { WallClock() }
        \(parts(of: "ALost0"))
      }
      \(each(0..<layers) { layer($0, "ALost", last: $0 == layers - 1) })
      """
    let found = try failingWays(lost, 1)
    #expect(found == (2 << layers < Limit.failingWayEffort.value ? 2 : 1))
  }

  private func parts(of layer: String) -> String {
    ["Left", "Right"].map { "public var \($0.lowercased())Part: \(layer)\($0)Component { \(layer)\($0)Component(parent: self) }" }
      .joined(separator: "\n")
  }

  private func layer(_ number: Int, _ name: String, last: Bool) -> String {
    let made = last ? "public var bell: ZBellComponent { ZBellComponent(parent: self) }" : parts(of: "\(name)\(number + 1)")
    return ["Left", "Right"].map { side in
      """
      protocol \(name)\(number)\(side)Dependency: Dependency {}
      class \(name)\(number)\(side)Component: Component<\(name)\(number)\(side)Dependency> {
        \(made)
      }
      """
    }.joined(separator: "\n")
  }

  /// How many ways are told from a tower down to a bell in so many layers of which each makes both of the next.
  private func failingWays(_ others: String, _ layers: Int) throws -> Int {
    let text = """
      import NeedleFoundation

      protocol Clock {}
      final class WallClock: Clock {}
      protocol ZBellDependency: Dependency { var clock: Clock { get } }
      class ZBellComponent: Component<ZBellDependency> {}
      \(others)
      class TowerComponent: BootstrapComponent {
        \(parts(of: "Way0"))
      }
      \(each(0..<layers) { layer($0, "Way", last: $0 == layers - 1) })
      """
    return try withFiles(["Program.swift": text]) { folder in
      var job = Job(paths: [folder], workingDirectory: folder)
      job.compat = "needle"
      return try analyze(job).report.findings.filter { $0.rule == "missing-provider" }.count
    }
  }
}
