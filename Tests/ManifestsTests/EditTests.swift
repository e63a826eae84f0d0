import Model
import Testing

@testable import Manifests

/// Random edits of a good manifest: never a crash, twice the same answer, and places that lie in the text.
@Suite struct EditTests {
  @Test(arguments: 1...8) func randomEditsAreRead(_ seed: Int) {
    var random = Random(seed: UInt64(seed))
    let pieces =
      Array("[]{}:,-#&*!|>'\"%@ \n\t~?=\u{7}é\u{2028}\r1aA.<").map(String.init)
      + ["<<: *a", "&a ", "---\n", "true", "  "]
    let words = exampleManifest.split { !$0.isLetter && $0 != "-" }.map(String.init)
    var wrong = 0
    for _ in 0..<60 {
      var text = exampleManifest
      for _ in 0...random.next(below: 4) {
        let place = text.index(text.startIndex, offsetBy: random.next(below: text.count))
        switch random.next(below: 4) {
        case 0: text.remove(at: place)
        case 1: text.insert(contentsOf: pieces[random.next(below: pieces.count)], at: place)
        case 2: text.insert(contentsOf: words[random.next(below: words.count)], at: place)
        default:
          let end = text.index(place, offsetBy: random.next(below: 200), limitedBy: text.endIndex) ?? text.endIndex
          text.insert(contentsOf: String(text[place..<end]), at: text.index(before: text.endIndex))
        }
      }
      let first = read(text)
      #expect(first == read(text))
      guard case .failure(let unreadable) = first else { continue }
      wrong += 1
      let lines = Lines(text)
      for problem in unreadable.problems { #expect(lies(problem.at, in: lines), "\(problem) in\n\(text)") }
      #expect(unreadable.problems == unreadable.problems.sorted())
    }
    // An edit that is never noticed would make this test idle.
    #expect(wrong > 20)
  }

  /// A carriage return alone ends a line too.
  private func lies(_ place: Location, in lines: Lines) -> Bool {
    let rows = lines.bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    return place.line >= 1 && place.line <= rows.count && place.column >= 1
      && place.column <= (rows.map(\.count).max() ?? 0) + 1
  }
}
