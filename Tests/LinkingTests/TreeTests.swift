import Model
import Testing

@testable import Linking

/// Looking upward in trees of scopes, against listing every way.
@Suite struct TreeTests {
  @Test(arguments: 0..<400)
  func findsWhatListingEveryWayFinds(seed: Int) {
    var dice = Dice(seed)
    let wood = Wood(&dice)
    let graph = graph(from: wood.draft)
    for need in graph.needs {
      let asker = Int(need.at.line)
      var verdicts: [Verdict] = []
      for root in wood.roots.indices where wood.isReached(asker, from: wood.roots[root]) {
        verdicts.append(wood.verdict(of: need.key.name!, at: asker, root, graph))
      }
      let found = need.verdicts.map { verdict in
        var verdict = verdict
        // Of the ways that fail only the length is compared: several may be equally short.
        #expect(verdict.path.isEmpty || wood.isWay(verdict.path.map { wood.scope(graph.groups[$0].name) }, to: asker))
        verdict.path = Array(repeating: 0, count: verdict.path.count)
        verdict.nearMisses = []
        return verdict
      }
      #expect(found == verdicts, "seed \(seed), need \(need.key) at \(asker), scopes \(wood.draft.scopes)")
    }
  }

  @Test func shuffledScopesGiveTheSameGraph() {
    for seed in 0..<50 {
      var dice = Dice(seed)
      let wood = Wood(&dice)
      #expect(graph(from: wood.draft) == graph(from: wood.shuffled(&dice)), "seed \(seed)")
    }
  }

  /// With two parents at each level there are 2^n ways; each scope is asked once all the same.
  @Test func asksEachScopeOnce() {
    let levels = 300
    var scopes: [Draft.Scope] = [Draft.Scope(group: 0, framework: "box", holds: [0], root: 0)]
    for level in 1...levels {
      for side in 0..<2 {
        let parents = level == 1 ? [0] : [2 * level - 3, 2 * level - 2]
        scopes.append(Draft.Scope(group: 2 * level - 1 + side, framework: "box", holds: [2 * level - 1 + side], parents: parents))
      }
    }
    var draft = Draft()
    draft.scopes = scopes
    let forest = ScopeForest(draft)
    var asked = 0
    let search = AncestorSearch(forest, forest.trees[0][0]) { _ in
      asked += 1
      return ScopeAnswer()
    }
    for scope in scopes.indices.dropFirst() { #expect(search.outcome(for: scope, asksOwn: false).failure != nil) }
    #expect(asked <= scopes.count)
    let last = search.outcome(for: scopes.count - 1, asksOwn: false)
    #expect(search.path(to: scopes.count - 1, last).count == levels + 1)
  }
}

/// A few scopes with random parents, and properties in them.
struct Wood {
  var draft = Draft()
  /// The scopes with which trees begin.
  let roots: [Int]
  let policy: Policy
  private let hasRings: Bool
  private let names = ["a", "b", "c"]
  /// By scope: the names that it holds.
  private var held: [[String]] = []

  init(_ dice: inout Dice) {
    let count = 2 + dice.next(below: 8)
    let rings = dice.isLucky(3)
    hasRings = rings
    let annexes = !rings && dice.isLucky(2)
    policy = Policy(unwrapsOptionals: false, asksOwnScope: dice.isLucky(2))
    roots = dice.isLucky(3) && count > 3 ? [0, 1] : [0]
    draft.policies["box"] = policy
    for index in 0..<count {
      draft.groups.append(
        Group(name: "S\(index)", level: .module, kind: "scope", framework: "box", at: Wood.at("groups", index)))
      var scope = Draft.Scope(group: index, framework: "box", holds: [index])
      if let root = roots.firstIndex(of: index) {
        scope.root = root
        draft.roots.append(Root(name: "R\(index)", framework: "box", at: Wood.at("roots", index)))
      } else {
        let above = rings ? count : index
        scope.parents = (0..<(1 + dice.next(below: 3))).map { _ in dice.next(below: above) }
      }
      draft.scopes.append(scope)
      held.append(names.filter { _ in dice.isLucky(4) })
      for name in held[index] { provide(name, index) }
    }
    if annexes {
      for index in 0..<count where dice.isLucky(3) && draft.scopes.count < 12 { addAnnex(to: index, &dice) }
    }
    for index in draft.scopes.indices {
      for name in names where dice.isLucky(2) {
        var request = Draft.Request(
          Need(
            key: Key(type: .named("T"), name: name), by: .code("S\(index)"), framework: "box", scope: .group(index),
            phase: .deferred, at: Location(file: "needs", line: index, column: name == "a" ? 1 : name == "b" ? 2 : 3)))
        request.place = index
        draft.requests.append(request)
      }
    }
    draft.loadScopes()
  }

  private static func at(_ file: String, _ index: Int) -> Location { Location(file: file, line: index + 1, column: 1) }

  private mutating func provide(_ name: String, _ index: Int) {
    let at = Location(file: "code", line: index + 1, column: name == "a" ? 1 : name == "b" ? 2 : 3)
    let provider = Provider(
      keys: [Key(type: .named("T"), name: name)], implementation: nil, lifetime: Lifetime(name: "graph", sharing: .graph),
      framework: "box", owner: .group(index), at: at, site: at)
    draft.registrations.append(Draft.Registration(provider))
  }

  private mutating func addAnnex(to index: Int, _ dice: inout Dice) {
    let new = draft.scopes.count
    draft.groups.append(Group(name: "S\(new)", level: .module, kind: "scope", framework: "box", at: Wood.at("groups", new)))
    draft.scopes.append(Draft.Scope(group: new, framework: "box", holds: [new], parents: [index], isAnnex: true))
    held.append(names.filter { _ in dice.isLucky(2) })
    for name in held[new] { provide(name, new) }
    let offered = names.filter { _ in dice.isLucky(2) }
    draft.scopes[index].annex = Draft.Annex(scope: new, offers: offered.map { Key(type: .named("T"), name: $0) })
    // Somebody stands below it, too.
    let below = draft.scopes.indices.filter { $0 > index && draft.scopes[$0].root == nil && !draft.scopes[$0].isAnnex }
    if let child = below.isEmpty ? nil : dice.pick(below) { draft.scopes[child].parents.append(new) }
  }

  func scope(_ name: String) -> Int { Int(name.dropFirst())! }

  func isReached(_ scope: Int, from root: Int) -> Bool { !ways(from: root, to: scope).isEmpty }

  func isWay(_ way: [Int], to scope: Int) -> Bool { roots.contains { ways(from: $0, to: scope).contains(way) } }

  /// Every way down on which no scope stands twice.
  private func ways(from root: Int, to scope: Int) -> [[Int]] {
    var found: [[Int]] = []
    func search(_ way: [Int]) {
      if way.last == root { found.append(way.reversed()) }
      for parent in Set(draft.scopes[way.last!].parents).sorted() where !way.contains(parent) { search(way + [parent]) }
    }
    search([scope])
    return found
  }

  /// What a need finds by listing every way: on each, the nearest scope that has the name, seen as the way allows.
  func verdict(of name: String, at asker: Int, _ root: Int, _ graph: Graph) -> Verdict {
    if hasRings { return ringVerdict(of: name, at: asker, root, graph) }
    var providers: Set<Int> = []
    var failing: [Int]?
    for way in ways(from: roots[root], to: asker) {
      let isThrough = way.contains { draft.scopes[$0].isAnnex }
      let above = policy.asksOwnScope ? way : Array(way.dropLast())
      var answer: Int?
      for scope in above.reversed() where answer == nil {
        if held[scope].contains(name) {
          answer = scope
        } else if let annex = draft.scopes[scope].annex, annex.scope != asker, held[annex.scope].contains(name),
          isThrough || annex.offers.contains(where: { $0.name == name })
        {
          answer = annex.scope
        }
      }
      if let answer {
        providers.insert(graph.providers.firstIndex { $0.at.line == answer + 1 && $0.keys[0].name == name }!)
      } else if way.count < failing?.count ?? .max {
        failing = way
      }
    }
    var verdict = Verdict(root: root, status: failing == nil ? .resolved : .missing, providers: providers.sorted())
    verdict.path = failing.map { Array(repeating: 0, count: $0.count) } ?? []
    return verdict
  }

  /// Where scopes make one another in a ring, a way may go round in it: whatever stands above the asker on any way answers, the
  /// asker's own further up too, as long as nothing below it does.
  private func ringVerdict(of name: String, at asker: Int, _ root: Int, _ graph: Graph) -> Verdict {
    var providers: Set<Int> = []
    var failing: Int?
    func search(_ scope: Int, _ way: [Int]) {
      if held[scope].contains(name) {
        providers.insert(graph.providers.firstIndex { $0.at.line == scope + 1 && $0.keys[0].name == name }!)
        return
      }
      if scope == roots[root] { failing = min(failing ?? .max, way.count) }
      for parent in Set(draft.scopes[scope].parents)
      where isReached(parent, from: roots[root]) && !way.dropFirst().contains(parent) {
        search(parent, way + [parent])
      }
    }
    if policy.asksOwnScope {
      search(asker, [asker])
    } else {
      if asker == roots[root] { failing = 1 }
      for parent in Set(draft.scopes[asker].parents) where isReached(parent, from: roots[root]) {
        search(parent, [asker, parent])
      }
    }
    var verdict = Verdict(root: root, status: failing == nil ? .resolved : .missing, providers: providers.sorted())
    verdict.path = Array(repeating: 0, count: failing ?? 0)
    return verdict
  }

  /// The same draft with its scopes in another order.
  func shuffled(_ dice: inout Dice) -> Draft {
    var result = draft
    let order = draft.scopes.indices.shuffled(using: &dice)
    var new = [Int](repeating: 0, count: order.count)
    for (place, old) in order.enumerated() { new[old] = place }
    result.scopes = order.map { old in
      var scope = draft.scopes[old]
      scope.parents = scope.parents.map { new[$0] }
      if let annex = scope.annex { scope.annex = Draft.Annex(scope: new[annex.scope], offers: annex.offers) }
      return scope
    }
    for index in result.requests.indices { result.requests[index].place = result.requests[index].place.map { new[$0] } }
    return result
  }
}
