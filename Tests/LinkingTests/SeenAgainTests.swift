import Model
import Testing

@testable import Linking

/// A registration that is seen where its code stands and from a caller is one, where the call fills whatever the code alone does.
struct SeenAgainTests {
  private static func at(_ line: Int) -> Location { Location(file: "Part.swift", line: line, column: 3) }

  private static func seen(by calls: [Int], in roots: [Int], at line: Int = 9, possibly: Bool = false) -> Draft.Registration {
    var provider = Provider(
      keys: [Key(type: .named("Tide"))], implementation: .named("Tide"), lifetime: Lifetime(name: "graph", sharing: .graph),
      framework: "box", owner: calls.count > 1 ? .root(0) : nil, at: at(line), site: at(line))
    provider.calls = calls.map(at)
    return Draft.Registration(
      provider,
      loads: roots.map { root in
        var load = Draft.Load(root: root, order: calls.count)
        load.isPossible = possibly
        return load
      })
  }

  private static func joined(_ all: [Draft.Registration]) -> Draft {
    var draft = Draft()
    draft.roots = (0...1).map { Root(name: "R\($0)", framework: "box", at: at(100 + $0)) }
    draft.registrations = all
    draft.coverage.registrations.understood = all.count
    for index in all.indices {
      let need = Need(
        key: Key(type: .named("Moon")), by: .provider(index), framework: "box", scope: all[index].provider.owner, phase: .eager,
        at: at(10))
      draft.requests.append(Draft.Request(need))
    }
    draft.coverage.needs.understood = all.count
    return draft.inOrder()
  }

  @Test(arguments: [
    ([seen(by: [9], in: [0]), seen(by: [3, 9], in: [0])], 1),
    ([seen(by: [9], in: [0]), seen(by: [5, 9], in: [0]), seen(by: [3, 5, 9], in: [0])], 1),
    // Two callers fill together what the code alone does.
    ([seen(by: [9], in: [0, 1]), seen(by: [3, 9], in: [0]), seen(by: [4, 9], in: [1])], 1),
    // The code alone fills another container, or fills it surely.
    ([seen(by: [9], in: [0, 1]), seen(by: [3, 9], in: [0])], 2), ([seen(by: [9], in: [1]), seen(by: [3, 9], in: [0])], 2),
    ([seen(by: [9], in: [0]), seen(by: [3, 9], in: [0], possibly: true)], 2),
    // Another call leads there, or it is another registration.
    ([seen(by: [8], in: [0]), seen(by: [3, 9], in: [0])], 2),
    ([seen(by: [9], in: [0], at: 8), seen(by: [3, 9], in: [0])], 2),
  ])
  func isOneWhereTheCallFillsTheSame(all: [Draft.Registration], expected: Int) {
    for some in [all, all.reversed()] {
      let draft = Self.joined(some)
      #expect(draft.registrations.count == expected)
      #expect(draft.requests.count == expected)
      // What is not one in any other way counts each time that it was seen.
      #expect(draft.coverage.registrations.understood <= all.count && draft.coverage.registrations.understood >= expected)
      #expect(Set(draft.registrations.flatMap(\.provider.roots)) == Set(all.flatMap { $0.loads.map(\.root) }))
    }
  }
}
