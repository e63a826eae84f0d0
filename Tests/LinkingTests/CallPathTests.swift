import Model
import Testing

@testable import Linking

@Suite struct CallPathTests {
  private func place(_ line: Int) -> Location { Location(file: "Tide.swift", line: line, column: 1) }

  private func path(_ lines: some Sequence<Int>) -> CallPath {
    var lines = Array(lines)
    let first = lines.removeFirst()
    return lines.reduce(into: CallPath(place(first))) { $0.append(place($1)) }
  }

  /// Paths that were made in other ways are the same path, and share a hash, exactly where their places are the same.
  @Test func equalsWhatHasTheSamePlaces() {
    var changed = path([1, 2, 9])
    changed.replaceInnermost(with: place(3))
    var left = path([1, 2, 3, 4, 5])
    left.leave(down: 3)
    let joined = path([1, 7]).through(0, then: path([5, 6, 2, 3]), below: 1)
    for other in [changed, left, joined] {
      #expect(other == path([1, 2, 3]))
      #expect(Set([other]).contains(path([1, 2, 3])))
    }
    for other in [path([1, 2]), path([1, 3, 3]), path([2, 2, 3]), path([1, 2, 3, 3])] { #expect(other != path([1, 2, 3])) }
  }

  /// Places are found by depth, outermost first.
  @Test func tellsItsPlaces() {
    let path = path(1...5)
    #expect(path.count == 5)
    #expect(path.places.map(\.line) == [1, 2, 3, 4, 5])
    #expect((0..<5).map { path[$0].line } == [1, 2, 3, 4, 5])
    #expect((path.outermost.line, path.innermost.line) == (1, 5))
    #expect(path.suffix(2) == self.path([4, 5]))
  }

  /// A path as long as a program is let go, hashed and compared without a stack of that depth.
  @Test func mayBeLong() {
    var (one, other): (CallPath?, CallPath?) = (path(0..<300_000), path(0..<300_000))
    #expect(one == other)
    #expect(one?.hashValue == other?.hashValue)
    (one, other) = (nil, nil)
    #expect(one == nil && other == nil)
  }
}
