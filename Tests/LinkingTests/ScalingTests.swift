import Model
import Testing

@testable import Linking

/// Work is counted, never timed: what is looked at grows like what goes in and comes out.
@Suite struct ScalingTests {
  private static func at(_ file: String, _ line: Int) -> Location { Location(file: file, line: line, column: 1) }

  private static func provider(_ type: String, _ index: Int, owner: Owner) -> Provider {
    Provider(
      keys: [Key(type: .named(type))], implementation: .named("Impl\(index)"), lifetime: Lifetime(name: "g", sharing: .graph),
      framework: "box", owner: owner, at: at("p", index), site: at("p", index))
  }

  private static func request(_ type: String, _ index: Int, roots: [Int]) -> Draft.Request {
    Draft.Request(
      Need(key: Key(type: .named(type)), by: .code("C\(index)"), framework: "box", scope: nil, phase: .eager, at: at("n", index)),
      roots: roots)
  }

  private static func draft(roots: Int) -> Draft {
    var draft = Draft()
    draft.policies["box"] = Policy()
    draft.roots = (0..<roots).map { Root(name: "R\($0)", framework: "box", at: at("r", $0)) }
    return draft
  }

  /// What goes in and comes out, and what is looked at on the way.
  struct Family: CustomTestStringConvertible {
    var testDescription: String
    /// Four times as many are the larger case.
    var small = 100
    var make: @Sendable (Int) -> Draft
  }

  static let families = [
    Family(testDescription: "askers that are handed each of many containers, which all have it") { count in
      var draft = ScalingTests.draft(roots: count)
      for root in 0..<count {
        draft.registrations.append(
          Draft.Registration(provider("A", root, owner: .root(root)), loads: [.init(root: root, order: 0)]))
      }
      draft.requests = (0..<count).map { request("A", $0, roots: Array(0..<count)) }
      return draft
    },
    Family(testDescription: "askers of different types that are handed each of many containers, which have none") { count in
      var draft = ScalingTests.draft(roots: count)
      draft.requests = (0..<count).map { request("A\($0)", $0, roots: Array(0..<count)) }
      return draft
    },
    Family(testDescription: "askers that may ask any of many containers") { count in
      var draft = ScalingTests.draft(roots: count)
      for root in 0..<count {
        draft.registrations.append(
          Draft.Registration(provider("A\(root)", root, owner: .root(root)), loads: [.init(root: root, order: 0)]))
      }
      draft.requests = (0..<count).map { request("A\($0)", $0, roots: []) }
      return draft
    },
    Family(testDescription: "askers that may ask any of many containers, none of which has it") { count in
      var draft = ScalingTests.draft(roots: count)
      draft.requests = (0..<count).map { request("A\($0)", $0, roots: []) }
      return draft
    },
    Family(testDescription: "registrations of one key, and as many that ask for it") { count in
      var draft = ScalingTests.draft(roots: 1)
      for index in 0..<count {
        draft.registrations.append(
          Draft.Registration(provider("A", index, owner: .root(0)), loads: [.init(root: 0, order: index)]))
      }
      draft.requests = (0..<count).map { request("A", $0, roots: [0]) }
      return draft
    },
    Family(testDescription: "names of one type, each asked for, half of them registered") { count in
      var draft = ScalingTests.draft(roots: 1)
      for index in 0..<count {
        var named = provider("String", index, owner: .root(0))
        named.keys[0].name = "n\(index)"
        draft.registrations.append(Draft.Registration(named, loads: [.init(root: 0, order: index)]))
      }
      draft.requests = (0..<count).map {
        var request = request("String", $0, roots: [0])
        request.need.key.name = "n\($0 * 2)"
        return request
      }
      return draft
    },
    Family(testDescription: "types that nobody provides, next to as many that somebody does") { count in
      var draft = ScalingTests.draft(roots: 1)
      for index in 0..<count {
        draft.registrations.append(
          Draft.Registration(provider("B\(index)", index, owner: .root(0)), loads: [.init(root: 0, order: index)]))
      }
      draft.requests = (0..<count).map { request("A\($0)", $0, roots: [0]) }
      return draft
    },
    Family(testDescription: "a switch with a registration of one key in each case", small: 1_000) { count in
      var draft = ScalingTests.draft(roots: 1)
      for index in 0..<count {
        var one = provider("A", index, owner: .root(0))
        one.branches = Branches(BranchPath.always.taking(index, of: .init(at: at("s", 1), number: 1))!)
        draft.registrations.append(Draft.Registration(one, loads: [.init(root: 0, order: index)]))
      }
      draft.requests = [request("A", 0, roots: [0])]
      return draft
    },
  ]

  @Test(arguments: families) func looksGrowLikeInputAndOutput(_ family: Family) {
    func looksPerItem(_ count: Int) -> Double {
      let draft = family.make(count)
      let matcher = Matcher(draft.inOrder())
      let graph = matcher.graph()
      let verdicts = graph.needs.reduce(0) { $0 + $1.verdicts.count }
      let size = draft.roots.count + draft.registrations.count + draft.requests.count + verdicts
      return Double(matcher.answered.steps) / Double(size)
    }
    let (small, large) = (looksPerItem(family.small), looksPerItem(4 * family.small))
    #expect(large <= small * 1.2 + 1, "\(small) looks an item, and \(large) where all is four times as many")
  }

  /// Of a crowd that nobody can choose from, the verdict names some.
  @Test(arguments: [64, 65]) func aCrowdIsNamedInPart(count: Int) {
    let graph = graph(from: Self.families[4].make(count))
    #expect(graph.needs[0].verdicts[0].isAmbiguous)
    #expect(graph.needs[0].verdicts[0].providers == Array(0..<64))
  }

  /// A need of a name that nobody has: however many registrations almost answer it, it is missing, and a few of them are named.
  @Test(arguments: [Limit.nearMisses, .nearMissCandidates]) func aFewNearMissesAreNamed(limit: Limit) {
    for count in [limit.value, limit.value + 1] {
      var draft = Self.draft(roots: 1)
      draft.registrations = (0..<count).map { index in
        var own = Self.provider("A", index, owner: .root(0))
        own.keys[0].name = "n\(index)"
        return Draft.Registration(own, loads: [.init(root: 0, order: index)])
      }
      draft.requests = [Self.request("A", 0, roots: [0])]
      let verdict = graph(from: draft).needs[0].verdicts[0]
      #expect(verdict.status == .missing && verdict.nearMisses.count == min(count, Limit.nearMisses.value))
    }
  }

  /// A need that may ask any container: it is answered if one of them has it, and missing if none does, however many there are.
  @Test(arguments: [0, 1]) func containersWithNothingToSayAreLookedAtInPart(beyond: Int) {
    let count = Limit.nearMissContainers.value + beyond
    var draft = Self.draft(roots: count)
    draft.registrations = [
      Draft.Registration(Self.provider("A", 0, owner: .root(count - 1)), loads: [.init(root: count - 1, order: 0)])
    ]
    draft.requests = [Self.request("A", 0, roots: []), Self.request("B", 1, roots: [])]
    for index in draft.requests.indices { draft.requests[index].need.isAmbient = true }
    #expect(graph(from: draft).needs.map { $0.verdicts.map(\.status) } == [[.resolved], [.missing]])
  }

  /// Containers that stand in one another ten thousand deep are asked from below upward.
  @Test func deepChainsAreWalkedNotRecursed() {
    let count = 10_000
    var draft = Self.draft(roots: count)
    for root in 1..<count { draft.roots[root].parents = [root - 1] }
    draft.registrations = [Draft.Registration(Self.provider("A", 0, owner: .root(0)), loads: [.init(root: 0, order: 0)])]
    draft.requests = [Self.request("A", 0, roots: [count - 1]), Self.request("B", 1, roots: [count - 1])]
    for group in 0..<count {
      draft.groups.append(Group(name: "G\(group)", level: .assembly, kind: "Part", framework: "box", at: Self.at("g", group)))
      draft.includes.append(
        Include(
          from: .group(group), to: (group + 1) % count, kind: group % 2 == 0 ? .public : .dependency, at: Self.at("i", group)))
    }
    let graph = graph(from: draft)
    #expect(graph.needs.map { $0.verdicts[0].status } == [.resolved, .missing])
    #expect(Loading(draft).steps(from: 0, withInternal: false).map(\.group) == Array(0..<count))
  }
}
