import Drawing
import Foundation
import Model
import Testing

@testable import Engine

/// What is added to a program changes its own lines in DOT and JSON, and no others.
struct StableIdTests {
  private static let types =
    (0..<12).map { "final class Boat\($0) {}\n" }.joined() + "final class Fleet { init(first: Boat1, last: Boat11) {} }\n"

  /// `registrations` stand at the end of the first file, before those of the others in every order.
  private static func files(_ registrations: String) -> [String: String] {
    let module = { (name: String, boats: Range<Int>, rest: String) in
      "import DITranquillity\nfinal class \(name): DIPart {\n  static func load(container: DIContainer) {\n"
        + boats.map { "    container.register(Boat\($0).init)\n" }.joined() + rest + "  }\n}\n"
    }
    return [
      "A.swift": module("APart", 0..<4, registrations),
      "B.swift": module("BPart", 4..<8, "    container.register1(Fleet.init)\n".replacing("1", with: "")),
      "C.swift": module("CPart", 8..<12, ""), "Types.swift": types + "final class Raft { init(boat: Boat5) {} }\n",
      "Start.swift": """
      import DITranquillity
      func start() -> Fleet {
        let container = DIContainer()
        container.append(part: APart.self)
        container.append(part: BPart.self)
        container.append(part: CPart.self)
        return container.resolve()
      }
      """,
    ]
  }

  private static func text(_ files: [String: String], _ format: String) throws -> [String] {
    try withFiles(files) { folder in
      let analysis = try analyze(Job(paths: [folder], workingDirectory: folder))
      #expect(analysis.graph.providers.count > 12)
      let picture = try Picture.of(analysis.graph, findings: analysis.report.findings, options: .init(level: .component)).get()
      let renderer = try #require(Renderer.all.first { $0.id == format })
      let bytes = try renderer.bytes(.init(graph: analysis.graph, picture: picture, version: "0")).get()
      // Arrows that nobody sees only say what stands beside what.
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.contains("style=invis") }
      return lines.map { line in
        // The comma of a list is its neighbour's business.
        line.hasSuffix(",") ? String(line.dropLast()) : String(line)
      }
    }
  }

  @Test(arguments: ["dot", "json"])
  func anAddedRegistrationChangesItsOwnLines(format: String) throws {
    let before = try Self.text(Self.files(""), format)
    let after = try Self.text(Self.files("    container.register(Raft.init)\n"), format)
    let difference = after.difference(from: before)
    let (gone, new) = (difference.removals.count, difference.insertions.count)
    #expect(new > gone && new > 0)
    for case .remove(_, let line, _) in difference.removals {
      // How many registrations and needs there are is said once each.
      #expect(line.contains("registrations") || line.contains("\"understood\""), "\(line)")
    }
    #expect(Set(after).isSuperset(of: before.filter { $0.contains("->") || $0.contains("\"id\"") }))
    #expect(new - gone < (format == "dot" ? 4 : 60), "\(new - gone) lines more")
  }

  @Test func idsAreTheOnlyOnesOfTheirKind() throws {
    let lines = try Self.text(Self.files("    container.register(Boat0.init)\n    container.register(Boat0.init)\n"), "json")
    let ids = lines.filter { $0.contains("\"id\": ") }
    #expect(ids.count > 20 && Set(ids).count == ids.count)
  }
}
