import Model

extension Matcher {
  /// Whether code that asks is there for programs elsewhere, which may bring what it lacks: no executable here links it, and none may; unless it asks what its own
  /// target makes.
  func isForProgramsElsewhere(_ request: Draft.Request) -> Bool {
    guard request.hosts == nil, let target = request.target, !draft.hosts.isEmpty else { return false }
    return draft.hosts.allSatisfy { !$0.targets.contains(target) && $0.mayLink.map { !$0.contains(target) } ?? false }
      && request.roots.allSatisfy { draft.roots[$0].target != target }
  }

  /// A need of code whose container is not known: in each host that links the code, some root must answer.
  func ambientVerdicts(of request: Draft.Request) -> [Verdict] {
    // What belongs to no known target may be linked into any of them.
    let linking =
      request.hosts?.sorted()
      ?? draft.hosts.indices.filter { host in request.target.map(draft.hosts[host].targets.contains) ?? false }
    var result: [Verdict] = []
    for host in linking.isEmpty ? [-1] : linking {
      guard var joined = ambientVerdict(of: request, in: host) else { continue }
      if linking.count > 1 { joined.host = draft.hosts[host].name }
      result.append(joined)
    }
    if result.isEmpty {
      return [Verdict(root: nil, status: request.isProvidedOutside ? .external : .unknown)]
    }
    // Hosts in which it fares alike need not be told apart.
    let first = result[0]
    if result.dropFirst().allSatisfy({ $0.isLike(first) }) {
      result = [first]
      result[0].host = nil
    }
    return result
  }
}

extension Matcher {
  /// The verdicts of a registration's need where nobody can tell which of several containers holds the registration: in each host those of
  /// the containers in which it fares best.
  func best(of loads: [Draft.Load], _ verdicts: (Draft.Load) -> [Verdict]) -> [Verdict] {
    guard !loads.isEmpty else { return [] }
    let hosts = draft.hosts.map { Set($0.roots) }
    let elsewhere = Set(draft.roots.indices).subtracting(hosts.joined())
    var told: Set<Int> = []
    return (hosts + [elsewhere]).enumerated().flatMap { host, roots -> [Verdict] in
      let each = loads.filter { roots.contains($0.root) && $0.hosts?.contains(host) ?? true }.map { ($0.root, verdicts($0)) }
      let best = each.map { Verdict.rank(of: $0.1) }.min()
      return each.filter { Verdict.rank(of: $0.1) == best && told.insert($0.0).inserted }.flatMap(\.1)
    }
  }

  /// The verdict where any of the containers of a host may be asked; nil where none is of the framework.
  private func ambientVerdict(of request: Draft.Request, in host: Int) -> Verdict? {
    let question = Question(request.need, home: request.assembly, given: buildsOfAsker(request))
    let alike = AnswerTable.Ambient(
      question: AnswerTable.Place(question, 0).question, isOptional: request.need.isOptional,
      isProvidedOutside: request.isProvidedOutside, settings: request.settings,
      misses: request.missesWhatIsTolerated, host: host)
    if let known = answered.ambient[alike] { return known }
    let own = containers(ofHost: host, request.need.framework)
    guard !own.all.isEmpty else { return nil }
    let each = telling(own, question).map { plainVerdict(of: request, question, in: $0) }
    let found = Verdict.any(of: each, missing: request.isMissed) { nearMisses(to: question, in: $0) }
    answered.ambient[alike] = found
    return found
  }

  /// The containers of a framework that come to life in a host; -1 stands for one in which all do.
  private func containers(ofHost host: Int, _ framework: String) -> AnswerTable.HostContainers {
    let place = AnswerTable.Host(index: host, framework: framework)
    if let known = answered.hosts[place] { return known }
    let roots = host < 0 ? Array(draft.roots.indices) : draft.hosts[host].roots
    let found = AnswerTable.HostContainers(roots.filter { draft.roots[$0].framework == framework })
    answered.hosts[place] = found
    return found
  }

  /// Of many containers those that may have something to say, and some of those that have nothing, which all say the same.
  private func telling(_ roots: AnswerTable.HostContainers, _ question: Question) -> [Int] {
    if roots.all.count <= Limit.nearMissContainers.value { return roots.all }
    let fits = fitting(question.key, many: question.isMany, question.framework)
    let holding = Set(fits.all.lazy.flatMap { draft.registrations[$0.index].loads.map(\.root) })
    var telling = doubtful.union(holding)
    for root in holding { telling.formUnion(ancestors.below(root)) }
    answered.steps += telling.count
    let others = roots.all.lazy.filter { !telling.contains($0) }.prefix(Limit.nearMissContainers.value)
    return (Array(others) + telling.filter(roots.set.contains)).sorted()
  }
}

extension Verdict {
  private static let bestFirst: [Status] = [.resolved, .external, .unknown, .tolerated, .missing]

  /// How the worst of several fares; less is better.
  fileprivate static func rank(of all: [Verdict]) -> Int { all.compactMap { bestFirst.firstIndex(of: $0.status) }.max() ?? 0 }

  /// The verdict where any of several containers may answer.
  ///
  /// - Parameter missing: whether it matters that one of them finds nothing.
  fileprivate static func any(
    of each: [Verdict], missing: (Verdict) -> Bool, nearMisses: (Int) -> [NearMiss]
  ) -> Verdict {
    let status = bestFirst.first { status in each.contains { $0.status == status } } ?? .missing
    let best = each.filter { $0.status == status }
    let lacking = best.lazy.filter(missing).compactMap(\.root).prefix(Limit.nearMissContainers.value)
    let misses = Set(lacking.flatMap(nearMisses)).sorted()
    var found = Verdict(
      root: nil, status: status, providers: Set(best.flatMap(\.providers)).sorted(),
      isAmbiguous: best.allSatisfy(\.isAmbiguous), isInaccessible: best.allSatisfy(\.isInaccessible),
      nearMisses: Array(misses.prefix(Limit.nearMisses.value)))
    found.isPartial = best.allSatisfy(\.isPartial)
    return found
  }

  fileprivate func isLike(_ other: Verdict) -> Bool {
    var same = self
    same.host = other.host
    return same == other
  }
}
