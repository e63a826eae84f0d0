import Model
import Testing

@testable import Engine

/// Types that decide what a manifest makes: which one a value is of (`is`, `as?`, `as!`), and in which one a name behind a mere dot is looked
/// up. What each comes to is Swift's own meaning ("Type Casting", "Implicit Member Expression").
struct TuistTypeTests {
  private static func project(_ targets: String, _ rest: String = "") -> String {
    """
    import ProjectDescription
    let project = Project(name: "Yard", targets: \(targets))
    protocol Berth { var name: String { get } }
    enum Quays: String, Berth { case Long, Short; var name: String { rawValue } }
    extension Quays { enum Pier: String, Berth { case Old; var name: String { rawValue } } }
    func part(_ name: String, _ uses: [TargetDependency] = []) -> Target {
      .target(name: name, product: .framework, sources: ["Code/\\(name)/**"], dependencies: uses)
    }
    \(rest)
    """
  }

  private static let tested = """
    func parts(_ berth: Berth) -> [Target] {
      var all = [part(berth.name)]
      if berth is Quays.Pier { all.append(part("Lamp")) }
      if let quay = berth as? Quays { all.append(part("\\(quay.name)Crane")) }
      if berth as? Quays.Pier == nil { all.append(part("\\((berth as! Quays).name)Rail")) }
      return all
    }
    """

  private static let nested = """
    extension Package {
      enum Kits { case Rope }
    }
    extension TargetDependency {
      enum Kits: String {
        case Rope, Bell
        var use: TargetDependency { .external(name: rawValue) }
        static func of(_ name: String) -> Kits { Kits(rawValue: name)! }
      }
    }
    """

  @Test(arguments: [
    (project("parts(Quays.Long)", tested), ["Long:", "LongCrane:", "LongRail:"]),
    (project("parts(Quays.Pier.Old)", tested), ["Lamp:", "Old:"]),
    // What a type from elsewhere is, nobody here says.
    (project("Quays.Long is Elsewhere ? [part(\"Lamp\")] : [part(\"Bell\")]"), ["Bell:", "Lamp:"]),
    (project("[part(\"Shed\", [.Kits.Bell.use, .Kits.Rope.use])]", nested), ["Shed: Bell, Rope"]),
    // The type that is wanted has none of that name.
    (project("[part(\"Shed\", [.Ropes.Thick.use])]", nested), ["Shed?"]),
  ])
  func typesDecide(text: String, expected: [String]) throws {
    try withFiles(["Project.swift": text]) { root in
      let found = Walk.files(under: [root], root: root, exclude: [], includesTests: false)
      let build = try #require(descriptions(in: found, root: root).first)
      let said = build.targets.map { target in
        let uses = target.dependencies.map(\.name).sorted().joined(separator: ", ")
        return target.name + (target.knowledge == .unknown ? "?" : uses.isEmpty ? ":" : ": " + uses)
      }
      #expect(said.sorted() == expected)
    }
  }
}
