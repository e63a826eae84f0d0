import Engine
import Testing

/// What lies beside the sources and cannot be read is counted with the place in the source that depends on it.
struct ResourceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var files: [String: String]
    /// The one opaque place: line and reason; nil: there is none.
    var opaque: String?
  }

  static let filling = """
    import Swinject
    import SwinjectStoryboard
    class MapController: UIViewController {}
    let container = Container()
    container.storyboardInitCompleted(MapController.self) { _, _ in }
    """

  static let nibs = """
    import Dip
    class Shelf: UIView, StoryboardInstantiatable {}
    let container = DependencyContainer()
    """

  static let loading = """
    import Swinject
    let container = Container()
    func load() throws {
      try container.applyPropertyLoader(PlistPropertyLoader(name: "Keys"))
      container.register(String.self) { $0.property("key")! }
    }
    """

  static let cases = [
    Case(
      testDescription: "a storyboard that is read", source: filling, files: ["Main.storyboard": "<document/>"], opaque: nil),
    Case(
      testDescription: "a storyboard that is none", source: filling, files: ["Main.storyboard": "<plist/>"],
      opaque: "5: what storyboards make, and containers fill, is not known: `Main.storyboard` cannot be read as a storyboard"),
    Case(
      testDescription: "a storyboard that git ignores", source: filling,
      files: [".gitignore": "Main.storyboard", "Main.storyboard": "<document/>"],
      opaque: "5: what storyboards make, and containers fill, is not known: git ignores `Main.storyboard`"),
    Case(
      testDescription: "a storyboard that nobody fills from", source: loading,
      files: ["Main.storyboard": "<plist/>", "Keys.plist": "<plist><dict><key>key</key><string>a</string></dict></plist>"],
      opaque: nil),
    Case(testDescription: "a nib that is read", source: nibs, files: ["Shelf.xib": "<document/>"], opaque: nil),
    Case(
      testDescription: "a nib in an older form", source: nibs, files: ["Shelf.xib": "<archive/>"],
      opaque: "2: what storyboards make, and containers fill, is not known: `Shelf.xib` cannot be read as a nib"),
    Case(
      testDescription: "a nib in an older form that nobody fills from", source: filling,
      files: ["Main.storyboard": "<document/>", "Shelf.xib": "<archive/>"], opaque: nil),
    Case(
      testDescription: "a property list in an older form", source: loading, files: ["Keys.plist": "{ key = a; }"],
      opaque: "4: what `Keys.plist` holds is not known: it is a property list in another form than XML"),
    Case(
      testDescription: "a property list that git ignores", source: loading,
      files: [".gitignore": "Keys.plist", "Keys.plist": "<plist><dict/></plist>"],
      opaque: "4: what `Keys.plist` holds is not known: git ignores it"),
  ]

  @Test(arguments: cases)
  func whatIsNotReadIsCounted(_ item: Case) throws {
    try withFiles(item.files.merging([".git/HEAD": "", "a.swift": item.source]) { a, _ in a }) { root in
      let report = try analyze(Job(workingDirectory: root)).report
      #expect(report.opaque.map { "\($0.at.line): \($0.reason)" } == (item.opaque.map { [$0] } ?? []))
      #expect(report.coverage.registrations.opaque + report.coverage.needs.opaque == report.opaque.count)
    }
  }
}
