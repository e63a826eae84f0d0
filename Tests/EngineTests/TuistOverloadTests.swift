import Model
import Reading
import Testing

@testable import Engine

/// Functions of a manifest that are told apart by the types of their parameters: Swift's own choice among them, where what is handed
/// over says enough.
struct TuistOverloadTests {
  private static func project(_ call: String, _ helpers: String, beside: String = "") -> String {
    """
    import ProjectDescription
    let project = Project(name: "Yard", targets: \(call))
    \(beside)
    private func part(_ name: String) -> Target {
      .target(name: name, product: .framework, sources: ["Code/\\(name)/**"], dependencies: [])
    }
    \(helpers)
    """
  }

  private static let lists = """
    private func parts(for names: [String]) -> [Target] { names.flatMap { parts(for: $0) } }
    private func parts(for name: String) -> [Target] { [part(name)] }
    """
  private static let kinds = """
    enum Berth { case quay, pier }
    struct Crane { var name: String }
    private func parts(of berth: Berth) -> [Target] { [part("Berth")] }
    private func parts(of crane: Crane) -> [Target] { [part(crane.name)] }
    private func parts(of isWide: Bool) -> [Target] { [part("Truth")] }
    private func parts(of count: Int) -> [Target] { [part("Number")] }
    private func parts(of name: String) -> [Target] { [part(name)] }
    private func parts(of names: [String: String]) -> [Target] { [part("Table")] }
    private func parts(of make: () -> String) -> [Target] { [part(make())] }
    """
  private static let links = """
    enum Berth { case quay, pier }
    private func parts(with berths: [Berth]) -> [Target] { parts(with: berths.map { .target(name: $0 == .quay ? "Quay" : "Pier") }) }
    private func parts(with others: [TargetDependency]) -> [Target] { [part("Lift")] }
    private var link: TargetDependency { .project(target: "Quay", path: "Quay") }
    """
  /// What of these is meant hangs on what nobody can tell.
  private static let texts = """
    private func parts(at path: Path) -> [Target] { [part("Path")] }
    private func parts(at text: String) -> [Target] { [part("Text")] }
    """

  @Test(arguments: [
    (project(#"parts(for: "Lift")"#, lists), ["Lift"]),
    (project(#"parts(for: ["Lift", "Crane"])"#, lists), ["Crane", "Lift"]),
    (project("parts(for: name)", lists, beside: #"private let name = "Lift""#), ["Lift"]),
    (project("parts(for: names)", lists, beside: #"private let names = ["Lift", "Crane"]"#), ["Crane", "Lift"]),
    (project("parts(of: .pier)", kinds), ["Berth"]),
    (project(#"parts(of: "Lift")"#, kinds), ["Lift"]),
    (project("parts(of: true)", kinds), ["Truth"]),
    (project("parts(of: 3)", kinds), ["Number"]),
    (project("parts(of: [:])", kinds), ["Table"]),
    (project(#"parts(of: { "Lift" })"#, kinds), ["Lift"]),
    (project("parts(of: crane)", kinds, beside: #"private let crane = Crane(name: "Lift")"#), ["Lift"]),
    (project("parts(with: [.pier])", links), ["Lift"]),
    (project("parts(with: [link])", links), ["Lift"]),
    (project(#"parts(at: "Lift")"#, texts), ["Text"]),
    (project("parts(at: place)", texts, beside: #"private let place: Path = "Lift""#), []),
  ])
  func isTheOneThatFits(text: String, expected: [String]) throws {
    try withFiles(["Project.swift": text]) { root in
      let targets = TargetTests.read(root).targets.targets
      #expect(targets.map(\.name).sorted() == expected)
    }
  }
}
