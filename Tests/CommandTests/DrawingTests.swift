import Foundation
import Testing

struct GraphCommandTests {
  /// Formats and how they begin.
  static let formats: [(String, String)] = {
    var formats = [
      ("dot", "digraph"), ("mermaid", "flowchart LR"), ("d2", "direction: right"), ("graphml", "<?xml"),
      ("json", "{\n  \"schema\": 1"),
    ]
    #if Graphviz
    formats += [("svg", "<?xml"), ("png", "\u{89}PNG"), ("pdf", "%PDF-")]
    #endif
    return formats
  }()

  @Test(arguments: formats)
  func startsLikeItsFormat(format: String, magic: String) async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await dilint("graph", "--format", format, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.starts(with: magic.unicodeScalars.map { UInt8($0.value) }))
      let name = "x.\(format == "mermaid" ? "mmd" : format)"
      let file = try await dilint("graph", "-o", name, in: folder)
      #expect(file.output.isEmpty && file.errors == "dilint: wrote \(name)\n")
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)) == Data(outcome.output) || format == "pdf")
    }
  }

  #if Graphviz
  @Test func aDeadlineMakesItCoarserAndThenGivesUp() async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await dilint(
        "graph", "--svg", "--level", "component", "--deadline", "0.000001", "-o", "x.svg", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("drawing it by module instead of by component"))
      #expect(outcome.errors.contains("take --format dot"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/x.svg"))
    }
  }

  @Test func tooLittleMemoryIsNoCrashOfOurs() async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await dilint("graph", "--svg", "--megabytes", "1", in: folder)
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("--focus NAME"))
    }
  }
  #else
  @Test func withoutGraphvizItSaysSo() async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await dilint("graph", "--svg", in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains("without Graphviz"))
    }
  }
  #endif

  /// An empty picture is one, and stderr says why it is empty.
  @Test func nothingToDraw() async throws {
    try await withFiles([:]) { folder in
      let outcome = try await dilint("graph", in: folder)
      #expect(outcome.status == 0 && outcome.text.hasPrefix("digraph"))
      #expect(outcome.errors.contains("there are no modules to draw\ndilint: There is no Swift file here"))
      #expect(try await dilint("graph", "--quiet", in: folder).errors.isEmpty)
    }
  }

  @Test func focus() async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await dilint("graph", "--focus", "BasketModule", "--depth", "1", in: folder)
      #expect(outcome.text.contains("BasketModule") && !outcome.text.contains("IdleModule"))
    }
  }

  /// What a picture does not show is said on stderr too, but not of what no eye reads.
  @Test func whatIsLeftOutIsTold() async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await dilint("graph", "--level", "component", "--max-boxes", "2", in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("boxes are too many to read") && outcome.errors.contains("--focus NAME draws a part"))
      #expect(try await dilint("graph", "--level", "component", "--max-boxes", "0", in: folder).errors.isEmpty)
      #expect(try await dilint("graph", "--format", "graphml", "--max-boxes", "2", in: folder).errors.isEmpty)
    }
  }

  @Test func levelsAreExplained() async throws {
    let help = try await dilint("graph", "--help", in: house).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for level in ["target (build targets", "assembly (what is wired", "module (groups of", "component (single"] {
      #expect(help.contains(level), "\(level)")
    }
    #expect(help.contains("default: module"))
  }

  @Test func aTemplateIsReadBeforeAnythingElse() async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await dilint("graph", "--link-template", "x{row}", in: folder)
      #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains("path, file, line or column"))
      let dot = try await dilint("graph", "--link-template", "x://{file}#{line}", in: folder)
      let plain = try await dilint("graph", in: folder)
      #expect(dot.text.contains("URL=\"x://") && !plain.text.contains("URL="))
    }
  }
}
