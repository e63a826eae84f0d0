import Model

/// What is looked for in the name of the object that was asked for first, where the framework says so
/// (`Policy.marksAskForFirst`). Only code that is seen to ask tells which these may be; besides, the owner may be asked for itself.
extension Matcher {
  /// Splits the verdicts of needs whose answer depends on the home of the object that was asked for first.
  func tellStartersApart(_ needs: inout [Need]) {
    let open = needs.indices.filter { index in
      guard case .provider = needs[index].by, !draft.requests[index].asksByItself else { return false }
      return needs[index].closesRing && !needs[index].isMany && policy(of: needs[index].framework).marksAskForFirst
    }
    guard !open.isEmpty else { return }
    var walk = StarterWalk(self, needs, open: Set(open))
    for root in draft.roots.indices where policy(of: draft.roots[root].framework).marksAskForFirst { walk.follow(root) }
    for index in open {
      needs[index].verdicts = needs[index].verdicts.flatMap { verdict -> [Verdict] in
        guard let root = verdict.root, let started = walk.homes[Place(need: index, root: root)] else { return [verdict] }
        let own = walk.ownHome(of: index, verdict)
        let homes = [own] + started.subtracting([own]).sorted { ($0 ?? -1) < ($1 ?? -1) }
        let answers = homes.map { home in
          var answer = walk.answer(index, in: root, home: home)
          (answer.isIdle, answer.isFromBelow) = (verdict.isIdle, verdict.isFromBelow)
          (answer.starter, answer.isSupposed) = (.home(home), !started.contains(home))
          return answer
        }
        return answers.dropFirst().allSatisfy { $0.isLike(answers[0]) } ? [verdict] : answers
      }
    }
  }
}

/// A need in one root.
private struct Place: Hashable {
  var need: Int
  var root: Int
}

/// Follows what code asks for to every need that is met for its sake.
private struct StarterWalk {
  let matcher: Matcher
  let needs: [Need]
  let open: Set<Int>
  /// By registration, its needs.
  let byAsker: [Int: [Int]]
  /// By root, the needs and verdicts of what is asked for by itself.
  private var askedAnew: [Int?: [(need: Int, verdict: Int)]] = [:]
  /// By need and root, which verdicts of the need are about that root.
  private var verdicts: [Place: [Int]] = [:]
  /// By open need and root, the homes of those that were asked for first.
  var homes: [Place: Set<Int?>] = [:]
  private var known: [Question: Verdict] = [:]

  private struct Question: Hashable {
    var place: Place
    var home: Int?
  }

  private struct Stop: Hashable {
    var provider: Int
    var home: Int?
  }

  init(_ matcher: Matcher, _ needs: [Need], open: Set<Int>) {
    self.matcher = matcher
    self.needs = needs
    self.open = open
    var byAsker: [Int: [Int]] = [:]
    for (index, need) in needs.enumerated() {
      if case .provider(let asker) = need.by { byAsker[asker, default: []].append(index) }
    }
    self.byAsker = byAsker
    for (index, need) in needs.enumerated() {
      let isAnew = asksAnew(index)
      for (number, verdict) in need.verdicts.enumerated() {
        if isAnew { askedAnew[verdict.root, default: []].append((index, number)) }
        if let root = verdict.root { verdicts[Place(need: index, root: root), default: []].append(number) }
      }
    }
  }

  /// Walks from everything that code asks `root` for.
  mutating func follow(_ root: Int) {
    var seen: Set<Stop> = []
    var work = ((askedAnew[root] ?? []) + (askedAnew[nil] ?? [])).flatMap { place in
      made(by: needs[place.need].verdicts[place.verdict], for: needs[place.need])
    }.filter { holder(of: $0, in: root) != nil }.map { Stop(provider: $0, home: home(of: $0, in: root)) }
    while let stop = work.popLast() {
      guard seen.insert(stop).inserted else { continue }
      for index in byAsker[stop.provider] ?? [] where !asksAnew(index) {
        var found = (verdicts[Place(need: index, root: root)] ?? []).map { needs[index].verdicts[$0] }
        if open.contains(index), !found.isEmpty {
          homes[Place(need: index, root: root), default: []].insert(stop.home)
          found = [answer(index, in: root, home: stop.home)]
        }
        let next = found.flatMap { made(by: $0, for: needs[index]) }
        // What is made when it is used is asked for anew.
        let isAnew = needs[index].phase == .deferred
        work += next.map { Stop(provider: $0, home: isAnew ? home(of: $0, in: root) : stop.home) }
      }
    }
  }

  /// The verdict of an open need for the sake of one whose home is `home`.
  mutating func answer(_ index: Int, in root: Int, home: Int?) -> Verdict {
    let question = Question(place: Place(need: index, root: root), home: home)
    if let known = known[question] { return known }
    guard case .provider(let asker) = needs[index].by else { return Verdict(root: root, status: .unknown) }
    let found = matcher.verdict(
      of: matcher.draft.requests[index], in: root, home: home, given: matcher.provider(asker).condition)
    known[question] = found
    return found
  }

  /// The home for which the need was judged at first.
  func ownHome(of index: Int, _ verdict: Verdict) -> Int? {
    guard case .provider(let asker) = needs[index].by, let root = verdict.root else { return nil }
    return home(of: asker, in: root)
  }

  /// Whether a request begins by itself, rather than for the sake of the object that asks.
  private func asksAnew(_ index: Int) -> Bool {
    if case .code = needs[index].by { return true }
    return matcher.draft.requests[index].asksByItself || matcher.draft.requests[index].asksCaptured
  }

  /// Those whose objects are made: none where the framework would have to choose.
  private func made(by verdict: Verdict, for need: Need) -> [Int] {
    verdict.isAmbiguous && !need.isMany ? [] : verdict.providers
  }

  private func holder(of provider: Int, in root: Int) -> Draft.Load? {
    matcher.ancestors.chain(of: root).lazy.compactMap { matcher.containers[$0].holds[provider] }.first
  }

  private func home(of provider: Int, in root: Int) -> Int? { holder(of: provider, in: root)?.assembly }
}

extension Verdict {
  fileprivate func isLike(_ other: Verdict) -> Bool {
    status == other.status && providers == other.providers && isAmbiguous == other.isAmbiguous
      && isInaccessible == other.isInaccessible
  }
}
