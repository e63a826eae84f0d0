import Foundation
import Testing

/// What each room may import, beside the standard library. The reasons are in ARCHITECTURE.md.
let rooms: [String: Set<String>] = [
  "Model": [],
  "Manifests": ["Model", "Yams"],
  "Reading": ["Model", "SwiftSyntax", "SwiftParser", "SwiftOperators"],
  "Packing": ["Model"],
  "Scripts": ["Model"],
  "Frameworks": ["Model"],
  "Linking": ["Model", "OrderedCollections"],
  "Rules": ["Model", "OrderedCollections"],
  "Answering": ["Model"],
  "Reporting": ["Model", "Foundation"],
  "Drawing": ["Model", "CGraphviz"],
  "Engine": [
    "Model", "Manifests", "Reading", "Packing", "Scripts", "Frameworks", "Linking", "Rules", "Foundation", "System",
    "SystemPackage",
    "Subprocess",
  ],
  "dilint": ["Model", "Frameworks", "Engine", "Rules", "Answering", "Reporting", "Drawing", "ArgumentParser", "Foundation"],
  "CGraphviz": [],
]

/// The rooms that know no framework by name.
private let frameworkFree = ["Model", "Reading", "Packing", "Linking", "Rules", "Answering", "Reporting", "Drawing"]

@Suite struct RoomTests {
  @Test func everyFolderIsARoom() {
    #expect(folders(in: "Sources") == rooms.keys.sorted())
  }

  @Test func noFileStandsOutsideARoom() {
    for page in pages(under: "Sources", "swift") {
      #expect(page.path.split(separator: "/").count > 2, "\(page) belongs to no room")
    }
  }

  @Test(arguments: rooms.keys.sorted())
  func importsOnlyWhatItsRowNames(_ room: String) {
    for page in pages(under: "Sources/" + room, "swift") {
      for module in imports(of: page.text) {
        #expect(rooms[room]?.contains(module) == true, "\(page) imports \(module)")
      }
    }
  }

  /// The package manifest, the architecture's table and the project's own manifest name the same rooms.
  @Test(arguments: rooms.keys.sorted())
  func isNamedWhereRoomsAreNamed(_ room: String) {
    #expect(text("Package.swift").contains("name: \"\(room)\""))
    #expect(text("ARCHITECTURE.md").contains("`\(room)`"))
    if room != "CGraphviz" { #expect(text("dilint.yml").contains("path: Sources/\(room),")) }
  }

  @Test(arguments: frameworkFree)
  func speaksOfNoFramework(_ room: String) throws {
    let names = folders(in: "Sources/Frameworks") + ["Swinject", "Needle", "Weaver", "Cleanse", "SafeDI", "Knit"]
    let ordinary = ["Dip", "Resolver", "Factory", "Dependencies"]
    for page in pages(under: "Sources/" + room, "swift") {
      for name in names {
        // Some frameworks bear the name of what they are: it is theirs only as they write it.
        let isSpoken =
          ordinary.contains(name)
          ? !matches("\\b(\(name))\\b", in: page.text).isEmpty : page.text.localizedCaseInsensitiveContains(name)
        #expect(!isSpoken, "\(page) speaks of \(name)")
      }
    }
  }

  /// Whoever wants to know what a call depends on has these to look at, and no more.
  @Test func theEvaluatorHasEightStoredProperties() {
    let lines = text("Sources/Linking/Evaluation/Evaluator.swift").split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("final class Evaluator") } ?? lines.startIndex
    let stored = lines[start...].prefix { $0 != "}" }.filter { line in
      (line.hasPrefix("  let ") || line.hasPrefix("  var ")) && !line.hasSuffix("}")
    }
    #expect(stored.count == 8, "\(stored)")
  }

  /// Rooms that take values and give values.
  @Test(arguments: [
    "Model", "Reading", "Packing", "Scripts", "Frameworks", "Linking", "Rules", "Answering", "Reporting", "Drawing",
  ])
  func coreTouchesNothing(_ room: String) {
    let words = #"print\(|debugPrint\(|FileManager|FileHandle|ProcessInfo|getenv\(|Date\(\)|fatalError\("#
    let doors = #"^(?!\s*(?://|\*|"))[^"\n]*?\b(\#(words))"#
    // Swift's own protocol for what can be written down says `throws`.
    let raising = #"^\s*(?:[\w@ ]*func (?!encode\(to ).*\) (?:async )?(throws) ?(?:->|\{)|(throw) )"#
    for page in pages(under: "Sources/" + room, "swift") where !page.path.contains("Interface") {
      for door in matches(doors, in: page.text) {
        #expect(Bool(false), "\(page) uses \(door)")
      }
      #expect(matches(raising, in: page.text).isEmpty, "\(page) throws")
    }
  }

  @Test func noRoomForOddments() {
    let banned = ["Utils", "Utilities", "Helpers", "Common", "Shared", "Extensions", "Misc"]
    for page in pages(under: "Sources", "swift") + pages(under: "Tests", "swift") {
      for part in page.path.replacing(".swift", with: "").split(separator: "/") {
        #expect(!banned.contains(String(part)), "\(page): a name that says nothing")
      }
    }
  }

  private func imports(of text: String) -> [String] {
    matches(#"^\s*(?:@\w+(?:\([^)]*\))?\s+|public |internal |package |private |fileprivate )*import (?:\w+ )?(\w+)"#, in: text)
      .filter { $0 != "Swift" }
  }
}
