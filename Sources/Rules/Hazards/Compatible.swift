import Model

extension Rule {
  /// The rules that say what a framework's own tool would: a missing provider once for each way on which it is missing, in the
  /// tool's words, and of the other rules and hazards those of which the tool speaks.
  public static func compatible(with framework: Framework) -> [Rule] {
    guard let voice = framework.voice else { return [] }
    let hazards = framework.hazards.compactMap { hazard -> Rule? in
      guard let line = hazard.tool else { return nil }
      var stated = hazard
      stated.severity = line.severity
      stated.message = line.message ?? hazard.message
      return Rule(stated, of: framework, isToolsOwn: true)
    }
    return [missing(framework, voice), ring(framework, voice)] + hazards
  }

  private static func ring(_ framework: Framework, _ voice: ToolVoice) -> Rule {
    let rule = Rule.moduleCycle
    return Rule(id: rule.id, summary: rule.summary, explanation: rule.explanation, severity: rule.severity) { graph in
      // Such a tool climbs from each scope to those that make it, and comes back to where it began.
      let saying = { (circle: [Int]) in
        let ring = circle.dropLast()
        let first = ring.indices.min { graph.groups[ring[$0]].at < graph.groups[ring[$1]].at } ?? 0
        let climbed = [ring[first]] + (ring[first...] + ring[..<first]).reversed()
        return voice.ring.filled(with: ["path": climbed.map { graph.groups[$0].simpleName }.joined(separator: "->")])
      }
      return graph.groupRings(of: .module, rule: rule.id, saying: saying) { $0.moduleRings }
    }
  }

  private static func missing(_ framework: Framework, _ voice: ToolVoice) -> Rule {
    let rule = Rule.missingProvider
    return Rule(id: rule.id, summary: rule.summary, explanation: rule.explanation, severity: rule.severity) { graph in
      // The tool judges no scope that it does not see, and none of which it does not find the list of needs.
      let patterns: Set<Hazard.Pattern> = [.unseenScope, .unseenNeeds, .inheritedNeeds, .misreadNeeds]
      let hazardOccurrences = graph.hazardOccurrences.filter { patterns.contains($0.pattern) }
      let unseen = Set(hazardOccurrences.compactMap { $0.words["group"] })
      let unseenLists = Set(hazardOccurrences.filter { $0.words["group"] != nil }.compactMap { $0.words["type"] })
      let makers = ScopeMakers(graph)
      return graph.needs.indices.flatMap { index -> [Finding] in
        let need = graph.needs[index]
        guard need.framework == framework.id, let demand = need.demand, !demand.isInherited,
          !unseenLists.contains(demand.list)
        else { return [] }
        if case .code(let scope) = need.by, unseen.contains(scope) { return [] }
        // It compares declarations: what one of them does when it is read, it does not see.
        let missing = need.verdicts.filter { verdict in
          verdict.status == .missing && !verdict.nearMisses.contains { $0.reason == .onlyEnds }
        }
        return missing.flatMap { verdict in
          graph.failingWays(of: need, verdict, makers).map { graph.compatible(need, demand, verdict, $0, voice) }
        }
      }
    }
  }
}

extension Graph {
  fileprivate func compatible(
    _ need: Need, _ demand: Demand, _ verdict: Verdict, _ way: [Int], _ voice: ToolVoice
  ) -> Finding {
    let path = text(ofPath: way)
    var words = ["name": need.key.name ?? "", "type": need.spelling ?? "", "needs": demand.list, "path": path]
    var message = voice.missing.filled(with: words)
    let matches = verdict.nearMisses.filter { if case .otherName = $0.reason { true } else { false } }.map(\.provider)
    if let first = matches.first, case .group(let scope)? = providers[first].owner, way.contains(scope) {
      words["matches"] = matches.flatMap { providers[$0].keys.compactMap(\.name) }.map { "\"\($0)\"" }.joined(separator: ", ")
      words["scope"] = groups[scope].simpleName
      message += voice.matches.filled(with: words)
    }
    return Finding(
      rule: Rule.missingProvider.id, severity: .error, message: message, at: need.at,
      roots: verdict.root.map { [roots[$0].name] } ?? [], subject: [need.key.description, path])
  }

  /// Every way from the root down to the asker on which nothing answers, as many as are told.
  fileprivate func failingWays(of need: Need, _ verdict: Verdict, _ makers: ScopeMakers) -> [[Int]] {
    guard let asker = verdict.path.last, let top = verdict.path.first else { return [] }
    var answering = Set(verdict.providers.flatMap { providers[$0].scopes })
    // What an annex holds is answered by the scope that it is made with.
    for scope in answering { answering.formUnion(makers.together[scope] ?? []) }
    var found: [[Int]] = []
    // The way up so far, and at each step those that are still to be tried.
    var way = [asker]
    var onWay: Set<Int> = [asker]
    var left: [ArraySlice<Int>] = []
    var steps = 0
    func stepOn() {
      steps += 1
      if way[way.count - 1] == top { found.append(way.reversed()) }
      left.append((makers.of[way[way.count - 1]] ?? [])[...])
    }
    stepOn()
    while let open = left.last, found.count < Limit.failingWays.value, steps < Limit.failingWayEffort.value {
      if let next = open.first {
        left[left.count - 1] = open.dropFirst()
        guard !answering.contains(next), onWay.insert(next).inserted else { continue }
        way.append(next)
        stepOn()
      } else {
        left.removeLast()
        onWay.remove(way.removeLast())
      }
    }
    return found.isEmpty ? [verdict.path] : found
  }
}

/// Which scopes make which.
private struct ScopeMakers {
  /// By scope, those that make it, ascending.
  var of: [Int: [Int]] = [:]
  /// By scope, those of them that it is made together with.
  var together: [Int: [Int]] = [:]

  init(_ graph: Graph) {
    for include in graph.includes {
      guard case .group(let from) = include.from else { continue }
      if include.kind == .child { of[include.to, default: []].append(from) }
      if include.at == graph.groups[from].at { together[include.to, default: []].append(from) }
    }
    for scope in of.keys { of[scope] = of[scope]!.uniqued() }
    for scope in together.keys { together[scope] = together[scope]!.filter { of[scope]?.contains($0) == true } }
  }
}

extension Group {
  /// The last of the names by which it is known.
  fileprivate var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
