import Model

extension Matcher {
  /// By index, what each request that stands in a tree of scopes finds: one verdict for each root whose tree reaches it.
  func treeVerdicts() -> [Int: [Verdict]] {
    var alike: [TreeQuestion: [Int]] = [:]
    for (index, request) in draft.requests.enumerated() where request.place != nil {
      alike[TreeQuestion(request), default: []].append(index)
    }
    var result: [Int: [Verdict]] = [:]
    for (question, indices) in alike {
      let lookup = TreeLookup(self, question)
      for index in indices { result[index] = lookup.verdicts(of: draft.requests[index]) }
    }
    return result
  }
}

/// What requests have in common that are answered together.
struct TreeQuestion: Hashable {
  var key: Key
  var isMany: Bool
  var condition: BuildCondition
  var framework: String

  init(_ request: Draft.Request) {
    key = request.need.key
    isMany = request.need.isMany
    condition = request.need.condition
    framework = request.need.framework
  }
}

/// One question, put to every tree.
final class TreeLookup {
  let matcher: Matcher
  let question: TreeQuestion
  let policy: Policy
  private let builds: BuildConfigurations
  /// By scope, the registrations in it that fit or may fit.
  private var held: [Int: [(index: Int, fit: Fit)]] = [:]
  /// By scope, several registrations of one scope that would answer, none of them by its name.
  var rivals: [Int: [Int]] = [:]
  private var searches: [Way: AncestorSearch] = [:]

  private struct Way: Hashable {
    var root: Int
    var build: BuildConfiguration
    var throughAnnex: Bool?
    /// The asker, where it is an annex: nobody finds itself.
    var asker: Int?
  }

  init(_ matcher: Matcher, _ question: TreeQuestion) {
    self.matcher = matcher
    self.question = question
    policy = matcher.policy(of: question.framework)
    let fits = policy.matching == .keys ? matcher.fitting(question.key, many: question.isMany, question.framework).all : []
    builds = BuildConfigurations(
      tellingApart: fits.map { matcher.provider($0.index).condition } + matcher.conditions(of: question),
      given: question.condition)
    for found in fits {
      guard case .group(let group) = matcher.provider(found.index).owner else { continue }
      for scope in matcher.forest.holders[group] ?? [] { held[scope, default: []].append(found) }
    }
  }

  func verdicts(of request: Draft.Request) -> [Verdict] {
    guard let scope = request.place else { return [] }
    return matcher.forest.trees[scope].map { verdict(of: request, at: scope, in: $0) }
  }

  private func verdict(of request: Draft.Request, at scope: Int, in tree: ScopeForest.Tree) -> Verdict {
    if request.isProvidedOutside { return Verdict(root: tree.root, status: .external) }
    var verdict = Verdict(root: tree.root, status: .resolved)
    var doubt: [Int] = []
    var isHanded = false
    var isOverlooked = policy.ways == .someAboveEachMaker
    if builds.isCut { matcher.answered.cut.insert(request.need.at) }
    for build in builds.all {
      for throughAnnex in matcher.forest.hasAnnexes ? [false, true] : [nil] {
        let search = self.search(
          Way(
            root: tree.root, build: build, throughAnnex: throughAnnex, asker: matcher.forest.scopes[scope].isAnnex ? scope : nil),
          tree)
        var outcome = search.outcome(for: scope, asksOwn: policy.asksOwnScope)
        // Above a root there is nobody to ask.
        if scope == tree.top, !policy.asksOwnScope, throughAnnex != true {
          outcome.failure = SearchResult.Step(scope: nil, length: 1)
        }
        verdict.providers += outcome.providers
        verdict.isAmbiguous = verdict.isAmbiguous || outcome.isAmbiguous
        if outcome.isHanded { isHanded = true }
        if matcher.forest.scopes[tree.top].isInRing, outcome.isHanded || !outcome.providers.isEmpty { outcome.failure = nil }
        if outcome.failure != nil, policy.ways == .someAboveEachMaker {
          isOverlooked = isOverlooked && isAnsweredAboveEachMaker(of: scope, build)
        }
        if outcome.failure != nil, verdict.path.isEmpty { verdict.path = search.path(to: scope, outcome) }
        if outcome.doubt != nil, doubt.isEmpty { doubt = search.path(to: scope, outcome) }
      }
    }
    verdict.providers = Set(verdict.providers).sorted()
    verdict = settled(verdict, doubt, request)
    if verdict.status == .resolved, verdict.providers.isEmpty, isHanded { verdict.status = .external }
    verdict.isOverlooked = isOverlooked && verdict.status == .missing
    return verdict
  }

  private func settled(_ found: Verdict, _ doubt: [Int], _ request: Draft.Request) -> Verdict {
    var verdict = found
    let need = request.need
    let path = found.path.isEmpty ? doubt : found.path
    verdict.path = []
    if path.isEmpty { return verdict }
    if let scope = path.last(where: { rivals[$0] != nil }), let several = rivals[scope] {
      verdict.providers = several
      verdict.isAmbiguous = true
      return verdict
    }
    if need.isMany && !found.providers.isEmpty { return verdict }
    if matcher.isExternal(need.key, need.framework) {
      verdict.status = .external
      return verdict
    }
    let isOpen = verdict.root.map { matcher.draft.roots[$0].isOpen } ?? false
    if need.key.type == .unknown || found.path.isEmpty || isOpen {
      verdict.status = .unknown
    } else if need.isOptional || need.isMany && !policy.manyMustExist {
      verdict.status = .tolerated
      return verdict
    } else {
      verdict.status = .missing
    }
    verdict.path = path.map { matcher.forest.scopes[$0].group }
    verdict.nearMisses = matcher.nearMisses(to: need, along: path, policy)
    // In another version of the framework it is there.
    let isVersions = verdict.nearMisses.contains { miss in
      if case .hidden(let hiding) = miss.reason { policy.mayHide.contains(hiding) } else { false }
    }
    if isVersions { verdict.status = .unknown }
    return verdict
  }

  private func search(_ way: Way, _ tree: ScopeForest.Tree) -> AncestorSearch {
    if let known = searches[way] { return known }
    let new = AncestorSearch(
      matcher.forest, tree, throughAnnex: way.throughAnnex, isMany: question.isMany,
      isMade: { [forest = matcher.forest] scope, maker in
        forest.scopes[scope].waysUnder[maker].map(way.build.holds) ?? true
      },
      level: { [unowned self] scope in policy.matching == .keys ? level(scope, way) : declaredLevel(scope, way.build) })
    searches[way] = new
    return new
  }

  /// What the scope holds, or else its annex lets be seen.
  private func level(_ scope: Int, _ way: Way) -> ScopeAnswer {
    let own = candidates(held[scope] ?? [], way)
    if own.chosen.isEmpty, isHanded(to: scope) { return ScopeAnswer(isHanded: true) }
    guard own.chosen.isEmpty, let annex = matcher.forest.scopes[scope].annex, annex.scope != way.asker else {
      return own
    }
    guard
      way.throughAnnex == true || annex.offers.contains(where: { policy.fit(of: [$0], to: question.key, many: false) == .yes })
    else { return own }
    var found = candidates(held[annex.scope] ?? [], way)
    found.isDoubtful = found.isDoubtful || own.isDoubtful
    return found
  }

  /// Whether whoever makes the scope hands over what is asked for.
  private func isHanded(to scope: Int) -> Bool {
    matcher.forest.scopes[scope].arguments.contains { policy.fit(of: [$0.key], to: question.key, many: false) == .yes }
  }

  private func candidates(_ fits: [(index: Int, fit: Fit)], _ way: Way) -> ScopeAnswer {
    var level = ScopeAnswer()
    var sure: [Candidate] = []
    for found in fits {
      let provider = matcher.provider(found.index)
      let isPresent =
        way.build == .plain ? !provider.condition.excludes(question.condition) : way.build.holds(provider.condition)
      guard isPresent else { continue }
      if found.fit == .maybe {
        level.isDoubtful = true
      } else {
        let load = matcher.draft.registrations[found.index].loads.first { $0.root == way.root }
        sure.append(matcher.candidate(found.index, load ?? Draft.Load(root: way.root, order: 0), question.key, policy))
      }
    }
    let left = policy.chosen(of: sure, many: question.isMany, home: nil) { _ in [] }
    level.chosen = left.map(\.registration).sorted()
    level.isAmbiguous = !question.isMany && left.count > 1 && !policy.choices.contains(.last) && matcher.haveRivals(level.chosen)
    return level
  }
}
