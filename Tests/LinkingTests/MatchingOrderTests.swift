import Model
import Testing

@testable import Linking

@Suite struct MatchingOrderTests {
  @Test func orderOfTheDraftMeansNothing() {
    for seed in 0..<300 {
      var dice = Dice(seed)
      var policy = Policy(choices: dice.pick(MatchingChoiceTests.choices))
      policy.access = dice.isLucky(3) ? .enforced : .flat
      policy.siteIsIdentity = dice.isLucky(3)
      let draft = Draft.random(&dice, policy: policy)
      #expect(graph(from: draft) == graph(from: draft.shuffled(&dice)), "seed \(seed)")
    }
  }

  @Test func indicesPointToWhatTheyMeant() {
    for seed in 0..<200 {
      var dice = Dice(seed)
      let draft = Draft.random(&dice, policy: Policy())
      let graph = graph(from: draft)
      #expect(graph.providers.map(\.at) == graph.providers.map(\.at).sorted())
      #expect(graph.needs.map(\.at) == graph.needs.map(\.at).sorted())
      for need in graph.needs {
        let old = draft.requests.first { $0.need.at == need.at }!
        guard case .provider(let new) = need.by, case .provider(let was) = old.need.by else { continue }
        #expect(graph.providers[new].at == draft.registrations[was].provider.at)
        #expect(need.verdicts.compactMap(\.root).sorted() == graph.providers[new].roots)
        for verdict in need.verdicts {
          for provider in verdict.providers where need.key.type == .named("A") {
            #expect(graph.providers[provider].keys.contains { $0.type == .named("A") })
            #expect(graph.providers[provider].roots.contains(verdict.root!) || !graph.roots[verdict.root!].parents.isEmpty)
          }
        }
      }
    }
  }

  static func registration(_ implementation: String, _ key: Key, site: Int, column: Int, at: Int, root: Int, order: Int)
    -> Draft.Registration
  {
    Draft.Registration(
      Provider(
        keys: [Key(type: .named(implementation)), key], implementation: .named(implementation),
        lifetime: Lifetime(name: "single", sharing: .process), framework: "box", owner: nil,
        at: Location(file: "app", line: at, column: 1), site: Location(file: "helper", line: site, column: column)),
      loads: [Draft.Load(root: root, order: order)])
  }

  /// A loop that registers one type under two names is one registration; a helper called twice is one only where the site
  /// counts.
  @Test(arguments: [true, false]) func registrationsOfOneSiteAreOne(siteIsIdentity: Bool) {
    var draft = Draft()
    draft.policies["box"] = Policy(siteIsIdentity: siteIsIdentity)
    for index in 0..<2 {
      draft.roots.append(Root(name: "R\(index)", framework: "box", at: Location(file: "app", line: index + 1, column: 1)))
    }
    let (a, b) = (Key(type: .named("P"), name: "a"), Key(type: .named("P"), name: "b"))
    draft.registrations = [
      Self.registration("Loop", a, site: 1, column: 1, at: 10, root: 0, order: 1),
      Self.registration("Loop", b, site: 1, column: 1, at: 10, root: 0, order: 2),
      Self.registration("Loop", b, site: 1, column: 1, at: 10, root: 1, order: 3),
      Self.registration("Helped", a, site: 2, column: 1, at: 11, root: 0, order: 4),
      Self.registration("Helped", a, site: 2, column: 1, at: 12, root: 0, order: 5),
      Self.registration("Line", a, site: 3, column: 1, at: 13, root: 0, order: 6),
      Self.registration("Line", b, site: 3, column: 9, at: 13, root: 0, order: 7),
    ]
    let providers = graph(from: draft).providers
    #expect(providers.count == (siteIsIdentity ? 3 : 5))
    #expect(providers[0].keys.map(\.name) == [nil, "a", "b"])
    #expect(providers[0].roots == [0, 1] && providers[0].order == 1)
    #expect(providers.map(\.collapsed.count).reduce(0, +) == (siteIsIdentity ? 1 : 0))
  }
}
