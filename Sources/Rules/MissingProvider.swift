import Model

extension Rule {
  public static let missingProvider = Rule(
    id: "missing-provider",
    summary: "something is asked for that nothing provides",
    explanation: """
      A registration, or code that asks the container, needs a type that no registration provides in a container in which it has \
      to work. At run time the container finds nothing: the app stops the first time somebody asks, which may be on a screen that \
      is seldom opened. A provider does not help if it has another name, tag or arguments, if only its class is registered and not \
      the protocol, if it is compiled under another condition, or if nothing loads the module in which it stands. Where a framework \
      answers nothing but optionals, `guard let` and `?.` do not say that something may be absent, nor does a property of an \
      object into which the answer is put from outside: what is asked for so and nothing in the whole project provides is a \
      warning, unless something else is done instead, which an empty object of a library is not, or the answer goes to another declared \
      optional; a property into which nothing else is ever put is none. So is what an object of a storyboard is filled with, where the framework goes on without a word.

      Register the type in a module that the container loads, load the module in which it is registered, or ask for what is \
      registered. If it is provided from outside the sources, say so: list it under `external` in the manifest, or write \
      `// dilint:provided - where` at the need. If its absence is fine, ask for an optional.
      """,
    severity: .error
  ) { graph in
    let ways = IncludeWays(graph)
    let leaning = Leaning(graph)
    return graph.gaps { !graph.isLeak($0, ways) }.map { graph.missing($0, ways, leaning) } + graph.unmakeable()
  }
}

/// What is asked for of a framework's containers.
struct Wanted: Hashable {
  var framework: String
  var key: Key
}

/// One key that is missing somewhere: the needs for it, and the verdicts that say so.
struct Gap {
  var key: Key
  var framework: String
  /// Need and verdict, by place.
  var places: [(need: Int, verdict: Verdict)]

  /// What is said of the key: of several verdicts the worst.
  var status: Verdict.Status {
    let all = places.map(\.verdict.status)
    return [.missing, .tolerated].first(where: all.contains) ?? .unknown
  }
  var isCertain: Bool { status != .unknown }
}

extension Graph {
  /// Needs that find nothing, by key. One whose absence is only possible counts where nobody certainly lacks the key.
  func gaps(_ isWanted: (Verdict) -> Bool) -> [Gap] {
    var gaps: [Gap] = []
    var places: [Wanted: Int] = [:]
    let made = Set(roots.lazy.filter { !$0.isImplied }.map(\.framework))
    for (index, need) in needs.enumerated() {
      // Of a type that is known in part only nothing is said but that there is none, whatever the rest of it is.
      let isWhole = !need.key.type.isPartlyUnknown
      let found = need.verdicts.filter { isAbsent($0, need, made) && isWanted($0) && (isWhole || $0.status == .missing) }
      if found.isEmpty { continue }
      let wanted = Wanted(framework: need.framework, key: need.key)
      let place = places[wanted] ?? gaps.count
      if place == gaps.count {
        places[wanted] = place
        gaps.append(Gap(key: need.key, framework: need.framework, places: []))
      }
      gaps[place].places += found.map { (index, $0) }
    }
    for index in gaps.indices {
      let status = gaps[index].status
      gaps[index].places.removeAll { $0.verdict.status != status }
    }
    return gaps
  }

  /// - Parameter made: the frameworks of which some container is made here: a library's caller may provide what it can do without.
  private func isAbsent(_ verdict: Verdict, _ need: Need, _ made: Set<String>) -> Bool {
    guard !verdict.isIdle else { return false }
    return switch verdict.status {
    case .missing: true
    // Whatever could not be read may provide it; but what is optional may be absent, and what may fit is taken to.
    case .unknown:
      !need.isOptional && !need.isMany && (verdict.providers.isEmpty || verdict.isPartial)
        && (verdict.root != nil || verdict.isJudged)
    // The framework leaves the property nil, and whoever uses it stops; or it answers nil, and that always.
    case .tolerated:
      need.isUnwrapped
        || need.isOptionalAnyway && made.contains(need.framework) && !verdict.nearMisses.contains(where: \.isElsewhere)
    case .resolved, .external: false
    }
  }

  fileprivate func missing(_ gap: Gap, _ ways: IncludeWays, _ leaning: Leaning) -> Finding {
    var gap = gap
    let firm = gap.places.filter { !leaning.leans($0.need, $0.verdict) }
    if !firm.isEmpty { gap.places = firm }
    let (first, verdict) = (gap.places[0].need, gap.places[0].verdict)
    let need = needs[first]
    let names = gap.places.compactMap { place in place.verdict.root.map { roots[$0].name } ?? place.verdict.host }.uniqued()
    var related = others(gap)
    let misses = gap.places.flatMap(\.verdict.nearMisses).firsts()
    related += misses.prefix(Limit.nearMisses.value).map { note(on: $0, for: gap.key) }
    if !gap.isCertain { related += unread }
    let isOverlooked = gap.places.allSatisfy(\.verdict.isOverlooked)
    let severity =
      isOverlooked || gap.status == .tolerated ? .warning : firm.isEmpty ? policy(of: need.framework).leaning ?? .error : .error
    var finding = Finding(
      rule: "missing-provider", severity: severity, certainty: gap.isCertain ? .certain : .possible,
      message: message(need, verdict, lackedIn: names), at: need.at,
      chain: verdict.path.isEmpty ? chain(to: first, in: verdict.root, ways) : chain(to: first, verdict, ways), related: related,
      cure: cure(gap, misses.first, ways), roots: names, subject: [gap.key.description])
    finding.programs = programs(lacking: gap)
    return finding
  }

  /// The executables that lack a key, where there are several.
  private func programs(lacking gap: Gap) -> [String] {
    func isProgram(_ target: Target) -> Bool { ["app", "extension"].contains(target.kind) }
    guard targets.count(where: isProgram) > 1 else { return [] }
    let all = gap.places.flatMap { place -> [String] in
      guard let root = place.verdict.root else { return place.verdict.host.map { [$0] } ?? [] }
      let own = roots[root].target.map { targets[$0] }.flatMap { isProgram($0) ? [$0.name] : nil }
      return roots[root].programs.isEmpty ? own ?? [] : roots[root].programs
    }
    return Set(all).sorted()
  }

  /// The other places that need it, one a line.
  private func others(_ gap: Gap) -> [Finding.Note] {
    var seen: Set<Location> = []
    return gap.places.compactMap { place in
      let need = needs[place.need]
      let line = Location(file: need.at.file, line: need.at.line, column: 0)
      guard seen.insert(line).inserted, place.need != gap.places[0].need else { return nil }
      return Finding.Note("\(name(of: need.by)) needs it too", at: need.at)
    }
  }

  /// Some places that may hide what is missing.
  private var unread: [Finding.Note] {
    opaque.lazy.filter { $0.what != .need }.prefix(3).map { Finding.Note("this could not be read: \($0.reason)", at: $0.at) }
  }

  /// - Parameter names: those of all containers that lack it.
  private func message(_ need: Need, _ verdict: Verdict, lackedIn names: [String]) -> String {
    let asker = asker(of: need)
    let verb = if case .code = need.by { "asks for" } else { "needs" }
    let key = name(of: need.key)
    let read = verdict.status == .unknown ? " that could be read" : ""
    if verdict.status == .tolerated {
      let outcome = need.isUnwrapped ? "the property stays nil" : policy(of: need.framework).idiom.silence
      return "\(asker) \(verb) \(key), and nothing provides it: \(outcome)"
    }
    for miss in verdict.nearMisses {
      if case .condition(let condition) = miss.reason, need.condition == .always {
        return "\(asker) \(verb) \(key), which is provided only under \(code(condition.description))"
      }
      if case .pretended = miss.reason, need.isMany {
        return "\(asker) \(verb) every \(key), and \(name(of: miss.provider)), which is registered as one, is none"
      }
      if case .noMaker = miss.reason { return "\(asker) \(verb) \(key), which is registered with nothing that makes it" }
    }
    // It is there, and a version of the framework counts it that may be the one in use.
    let isVersions = verdict.nearMisses.contains { miss in
      if case .hidden(let hiding) = miss.reason { policy(of: need.framework).mayHide.contains(hiding) } else { false }
    }
    if isVersions, verdict.status == .unknown {
      let path = verdict.path.isEmpty ? "" : " above it on \(code(text(ofPath: verdict.path)))"
      return
        "\(asker) \(verb) \(key), and only some versions of \(policy(of: need.framework).idiom.framework) count what is\(path)"
    }
    if !verdict.path.isEmpty {
      return "\(asker) \(verb) \(key), and nothing\(read) above it on \(code(text(ofPath: verdict.path))) provides it"
    }
    if names.count > 1 {
      let shown = names.prefix(3).map { code($0) } + (names.count > 3 ? ["\(names.count - 3) more"] : [])
      return "\(asker) \(verb) \(key), and nothing\(read) in \(list(shown)) provides it"
    }
    if let root = verdict.root, roots.count > 1 {
      return "\(asker) \(verb) \(key), and nothing\(read) in \(code(roots[root].name))\(behind(root)) provides it"
    }
    if let host = verdict.host { return "\(asker) \(verb) \(key), and nothing\(read) in \(code(host)) provides it" }
    return "\(asker) \(verb) \(key), and nothing\(read) provides it"
  }

  /// The containers that one asks after itself lack it as well, and whoever reads a finding may know only these.
  private func behind(_ root: Int) -> String {
    var seen: Set<Int> = [root]
    var above = roots[root].parents.filter { seen.insert($0).inserted }
    var next = 0
    while next < above.count {
      above += roots[above[next]].parents.filter { seen.insert($0).inserted }
      next += 1
    }
    let names = above.map { roots[$0].name }.uniqued().filter { $0 != roots[root].name }
    guard let last = names.last else { return "" }
    if names.count == 1 { return " or in \(code(last)), which it asks then," }
    return " or in those that it asks then, down to \(code(last)),"
  }

  private func cure(_ gap: Gap, _ miss: NearMiss?, _ ways: IncludeWays) -> String {
    let policy = policy(of: gap.framework)
    let type = gap.key.type.description
    var words = [
      "type": needs[gap.places[0].need].spelling ?? type, "name": gap.key.name ?? "",
      "implementation": conformers[gap.key.type.unwrapped]?.description ?? "…",
      "as": ".as(\(type).self\(gap.key.labels))",
    ]
    words["labels"] = gap.key.labels
    if let miss {
      words["other"] = providers[miss.provider].implementation?.description ?? type
      switch miss.reason {
      case .implementationOnly:
        words["implementation"] = words["other"]
        if policy.idiom.cures["missing-provider"] == nil { return "register `\(words["other"]!)` as `\(type)`, too" }
      case .notLoaded(let group):
        words["group"] = groups[group].name
        let root = gap.places[0].verdict.root.map { " in " + code(roots[$0].name) } ?? ""
        if ways.loaded.contains(group) { return "load \(code(groups[group].name))\(root), too" }
        return policy.cure(unloaded: groups[group], words, otherwise: "load \(code(groups[group].name))\(root)")
      case .unlinked(let target):
        // Nothing links a program.
        return targets.contains { $0.name == target && ["app", "extension"].contains($0.kind) }
          ? "declare it in a target that the app can depend on, too: \(code(target)) is a program by itself"
          : "let the app depend on \(code(target)), or on a target that does"
      case .otherRoot:
        guard let root = gap.places[0].verdict.root else { break }
        return "register it in \(code(roots[root].name)), or in what that loads"
      case .condition(let condition):
        return "register it where \(code(condition.description)) does not hold, too, or ask for it only under that condition"
      case .otherName, .otherTags, .otherArguments:
        return "ask for it as it is registered\(asked(miss)), or register it as it is asked for"
      case .element: return "ask for all of them as many, or register the array"
      case .pretended: return "let `\(words["other"]!)` be a `\(type)`, or register one that is"
      case .noMaker: return "register it with an initializer, or hand the object over before it is asked for"
      default: break
      }
    }
    // Some frameworks ask by type alone in other words than by name.
    let unnamed = "missing-provider-unnamed"
    let rule = gap.key.name == nil && policy.idiom.cures[unnamed] != nil ? unnamed : "missing-provider"
    return policy.cure(
      rule, words, otherwise: "provide `{type}` in a module that is loaded, or list it under `external`")
  }
}

/// In which words it is registered: ", with the name "file"".
private func asked(_ miss: NearMiss) -> String {
  switch miss.reason {
  case .otherName(nil): ", without a name"
  case .otherName(let name?): ", with the name \"\(name)\""
  case .otherTags([]): ", without a tag"
  case .otherTags(let tags): ", with the tag \(list(tags.map { code($0.description) }))"
  case .otherArguments(let types) where !types.isEmpty: ", with the arguments \(list(types.map { code($0.description) }))"
  default: ""
  }
}

extension Key {
  /// What tells it from others of its type, as the arguments of a registration: `, tag: Remote.self`.
  fileprivate var labels: String {
    tags.map { ", tag: \($0.description).self" }.joined() + (name.map { ", name: \"\($0)\"" } ?? "")
  }
}

extension Verdict {
  /// Some container was looked into.
  var isJudged: Bool { !nearMisses.isEmpty || host != nil }
}

extension [NearMiss] {
  /// Each provider once.
  fileprivate func firsts() -> [NearMiss] {
    var seen: Set<Int> = []
    return filter { seen.insert($0.provider).inserted }
  }
}
