import Model

/// What one scope has to say to a question that comes up to it.
struct ScopeAnswer: Hashable {
  /// Registrations that answer.
  var chosen: [Int] = []
  /// Several, and the framework cannot choose.
  var isAmbiguous = false
  /// Something here may answer, but that could not be read.
  var isDoubtful = false
  /// Whoever makes the scope hands it over, or nobody asks.
  var isHanded = false

  /// Nobody above need be asked.
  var isAnswer: Bool { !chosen.isEmpty || isHanded }
}

/// What all ways from the root down to a scope have to say to one question.
struct SearchResult: Hashable {
  /// The nearest providers, one or more a way, ascending.
  var providers: [Int] = []
  var isAmbiguous = false
  /// On some way it is handed over from outside.
  var isHanded = false
  /// The next step of the shortest way on which nothing answers.
  var failure: Step?
  /// The same for a way on which something unreadable may answer.
  var doubt: Step?

  /// A step up: the scope above, nil at the root; and how many steps are left, this one included.
  struct Step: Hashable {
    var scope: Int?
    var length: Int
  }
}

/// Looks for the nearest providers above a scope, on every way from one root, for one question.
///
/// No way is ever listed. Where no scope makes itself, each scope's answer is kept, so that any number of askers costs no more
/// than the scopes and arrows that the question passes; else each asker searches for itself.
final class AncestorSearch {
  private let forest: ScopeForest
  private let tree: ScopeForest.Tree
  /// Whether the ways meant lead through an annex; nil where no tree has one. It decides what is seen of other annexes.
  private let throughAnnex: Bool?
  /// Goes on behind what answers, and collects.
  private let isMany: Bool
  private let level: (Int) -> ScopeAnswer
  /// Whether a scope is made by the other in the builds meant.
  private let isMade: (Int, Int) -> Bool
  private var memo: [Int: SearchResult] = [:]

  init(
    _ forest: ScopeForest, _ tree: ScopeForest.Tree, throughAnnex: Bool? = nil, isMany: Bool = false,
    isMade: @escaping (_ scope: Int, _ by: Int) -> Bool = { _, _ in true }, level: @escaping (Int) -> ScopeAnswer
  ) {
    self.forest = forest
    self.tree = tree
    self.throughAnnex = throughAnnex
    self.isMany = isMany
    self.isMade = isMade
    self.level = level
  }

  /// The answer for whoever asks at `scope`: there and upward, or upward only.
  func outcome(for scope: Int, asksOwn: Bool) -> SearchResult {
    if throughAnnex == false, forest.scopes[scope].isAnnex { return SearchResult() }
    if throughAnnex == true, !tree.belowAnnexes.contains(scope) { return SearchResult() }
    // With a way through an annex, a scope is two: before such a scope was passed, and after.
    let start = state(scope, false)
    if tree.isAcyclic {
      answer(asksOwn ? [start] : above(start))
      return asksOwn ? memo[start]! : joined(start)
    }
    return search(from: start, asksOwn: asksOwn)
  }

  private func state(_ scope: Int, _ wasThrough: Bool) -> Int {
    scope * 2 + (throughAnnex == true && (wasThrough || forest.scopes[scope].isAnnex) ? 1 : 0)
  }

  private func above(_ state: Int) -> [Int] {
    forest.scopes[state / 2].parents.filter { parent in
      tree.reaches(parent) && !(throughAnnex == false && forest.scopes[parent].isAnnex) && isMade(state / 2, parent)
    }
    .map { self.state($0, state % 2 == 1) }
  }

  /// Whether a way that got here may be one of those meant.
  private func counts(_ state: Int) -> Bool { throughAnnex != true || state % 2 == 1 || tree.belowAnnexes.contains(state / 2) }

  private func isTop(_ state: Int) -> Bool { state / 2 == tree.top && (throughAnnex != true || state % 2 == 1) }

  /// Fills the memo for these and all that they depend on, those nearest to the root first.
  private func answer(_ starts: [Int]) {
    var line = starts.filter { memo[$0] == nil }
    var seen = Set(line)
    var levels: [Int: ScopeAnswer] = [:]
    var at = 0
    while at < line.count {
      let state = line[at]
      at += 1
      let found = level(state / 2)
      levels[state] = found
      if found.isAnswer && !isMany { continue }
      for other in above(state) where memo[other] == nil && seen.insert(other).inserted { line.append(other) }
    }
    for state in line.sorted(by: { (tree.rank[$0 / 2] ?? -1, $0) < (tree.rank[$1 / 2] ?? -1, $1) }) {
      memo[state] = outcome(at: state, levels[state]!)
    }
  }

  private func outcome(at state: Int, _ level: ScopeAnswer) -> SearchResult {
    if level.isAnswer && !isMany {
      return counts(state)
        ? SearchResult(providers: level.chosen, isAmbiguous: level.isAmbiguous, isHanded: level.isHanded) : SearchResult()
    }
    var result = joined(state)
    if isTop(state) { result.failure = SearchResult.Step(scope: nil, length: 1) }
    if isMany {
      result.providers = Set(result.providers + level.chosen).sorted()
      if !level.chosen.isEmpty { (result.failure, result.doubt) = (nil, nil) }
    }
    if level.isDoubtful, let failure = result.failure {
      result.doubt = result.doubt.map { $0.length <= failure.length ? $0 : failure } ?? failure
      result.failure = nil
    }
    return result
  }

  /// What the scopes above say together.
  private func joined(_ state: Int) -> SearchResult {
    var result = SearchResult()
    for other in above(state) {
      guard let found = memo[other] else { continue }
      if result.providers.isEmpty {
        result.providers = found.providers
      } else if found.providers != result.providers, !found.providers.isEmpty {
        result.providers = Set(result.providers + found.providers).sorted()
      }
      result.isAmbiguous = result.isAmbiguous || found.isAmbiguous
      result.isHanded = result.isHanded || found.isHanded
      result.failure = shorter(result.failure, found.failure, other)
      result.doubt = shorter(result.doubt, found.doubt, other)
    }
    return result
  }

  private func shorter(_ known: SearchResult.Step?, _ found: SearchResult.Step?, _ state: Int) -> SearchResult.Step? {
    guard let found, found.length + 1 < known?.length ?? .max else { return known }
    return SearchResult.Step(scope: state, length: found.length + 1)
  }

  /// The scopes of the shortest way on which nothing answers, from the root down to `scope`.
  func path(to scope: Int, _ outcome: SearchResult) -> [Int] {
    var path = [scope]
    guard var step = outcome.failure ?? outcome.doubt else { return [] }
    if let known = searched[scope] { return known }
    let isDoubt = outcome.failure == nil
    while let state = step.scope {
      path.append(state / 2)
      guard let next = isDoubt ? memo[state]?.doubt ?? memo[state]?.failure : memo[state]?.failure else { break }
      step = next
    }
    return path.reversed()
  }

  /// Where scopes make one another in a ring: the ways found, by asker.
  private var searched: [Int: [Int]] = [:]

  /// Nearest first, each state once: whatever is reached without passing an answer.
  private func search(from start: Int, asksOwn: Bool) -> SearchResult {
    var result = SearchResult()
    var origin: [Int: Int] = [:]
    var doubtful: Set<Int> = []
    var line: [Int] = []
    func go(to state: Int, from before: Int) {
      guard origin[state] == nil else { return }
      origin[state] = before
      if doubtful.contains(before) { doubtful.insert(state) }
      line.append(state)
    }
    if asksOwn { go(to: start, from: -1) } else { for state in above(start) { go(to: state, from: start) } }
    var at = 0
    while at < line.count {
      let state = line[at]
      at += 1
      let found = level(state / 2)
      if found.isAnswer {
        if counts(state) { result.providers += found.chosen }
        result.isAmbiguous = result.isAmbiguous || found.isAmbiguous
        result.isHanded = result.isHanded || found.isHanded
        if !isMany { continue }
      }
      if found.isDoubtful { doubtful.insert(state) }
      if isTop(state), !isMany || found.chosen.isEmpty {
        var path = [state / 2]
        var state = state
        while let before = origin[state], before >= 0, path.count <= line.count {
          path.append(before / 2)
          if before == start { break }
          state = before
        }
        let step = SearchResult.Step(scope: nil, length: path.count)
        if doubtful.contains(line[at - 1]) {
          result.doubt = result.doubt ?? step
        } else {
          result.failure = result.failure ?? step
        }
        if result.failure == step || result.failure == nil { searched[start / 2] = path }
      }
      for other in above(state) { go(to: other, from: state) }
    }
    result.providers = Set(result.providers).sorted()
    return result
  }
}
