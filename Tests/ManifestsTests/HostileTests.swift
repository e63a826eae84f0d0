import Foundation
import Model
import Testing

@testable import Manifests

/// Texts made to crash or stall a reader.
@Suite struct HostileTests {
  static let texts: [(name: String, text: String)] = [
    ("brackets", String(repeating: "[", count: 200_000)),
    ("braces", "modules: " + String(repeating: "{a: ", count: 100_000)),
    ("dashes", String(repeating: "- ", count: 100_000)),
    ("question marks", String(repeating: "? ", count: 100_000)),
    ("aliases of aliases", bomb { "\($0): &\($0) [\(repeated($1, 9))]" }),
    ("aliases as keys", bomb { "\($0): &\($0) [\(repeated($1, 9))]" } + "? *z\n: x\n"),
    ("aliases where they fit", fittingBomb),
    ("one key many times", "modules:\n" + String(repeating: "  A: { provides: [A] }\n", count: 3000)),
    ("many keys twice", "modules:\n" + (0..<60).map { "  A\($0): { provides: [], provides: [] }\n" }.joined()),
    ("many quotes", String(repeating: "\"", count: 99_999)),
    ("many merges", merges),
  ]

  private static let merges =
    "modules:\n  A: &a\n" + (0..<900).map { "    k\($0): x\n" }.joined()
    + (0..<200).map { "  B\($0): { <<: *a }\n" }.joined()

  private static func repeated(_ name: String?, _ times: Int) -> String {
    Array(repeating: name.map { "*\($0)" } ?? "lol", count: times).joined(separator: ", ")
  }

  private static func bomb(_ line: (String, String?) -> String) -> String {
    let names = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    return names.indices.map { line(names[$0], $0 > 0 ? names[$0 - 1] : nil) + "\n" }.joined()
  }

  /// Many modules, each the same list of many providers, each with the same many needs.
  private static let fittingBomb: String = {
    let needs = (0..<300).map { "N\($0)" }.joined(separator: ", ")
    let providers = (0..<300).map { "{ type: P\($0), needs: *n }" }.joined(separator: ", ")
    let modules = (0..<300).map { "  M\($0): { provides: *p }\n" }.joined()
    return "external: &n [\(needs)]\nmodules:\n  M: { provides: &p [\(providers)] }\n" + modules
  }()

  @Test(arguments: texts.indices) func isRefusedWithASentence(_ index: Int) throws {
    guard case .failure(let unreadable) = read(Self.texts[index].text) else {
      Issue.record("\(Self.texts[index].name) was taken for a manifest")
      return
    }
    #expect(!unreadable.problems.isEmpty && unreadable.problems.count <= 100)
  }

  /// What the scan says is never less than what the parser then finds. In brackets, `[a: b]` is a list and a mapping.
  @Test func nestingIsNotUnderestimated() {
    var random = Random(seed: 11)
    let pieces = Array("[]{}a\"'\n #\\").map(String.init) + ["a: ", "- ", ", ", "\n  ", "\n    ", "|\n", ": ", "b c"]
    var parsed = 0
    for _ in 0..<4000 {
      let text = (0..<random.next(below: 40)).map { _ in pieces[random.next(below: pieces.count)] }.joined()
      let nesting = Nesting(Array(text.utf8))
      guard nesting.refusal == nil else { continue }
      var problems = Problems()
      guard let tree = composed(text, file: "", problems: &problems) else { continue }
      parsed += 1
      #expect(depth(tree) <= 2 * nesting.brackets + 2 * (nesting.column + 1), "\(text.debugDescription)")
    }
    #expect(parsed > 200)
  }

  private func depth(_ tree: Tree) -> Int {
    switch tree.content {
    case .scalar: 0
    case .list(let items): 1 + (items.map(depth).max() ?? 0)
    case .mapping(let branches): 1 + (branches.map { depth($0.value) }.max() ?? 0)
    }
  }
}

/// Numbers that are the same in every run.
struct Random {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
