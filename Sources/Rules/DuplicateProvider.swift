import Model

extension Rule {
  public static let duplicateProvider = Rule(
    id: "duplicate-provider",
    summary: "two registrations provide one key in one container",
    explanation: """
      A container holds two registrations of one key, and nothing tells them apart: no name, tag, default or condition. Depending \
      on the framework the later one silently replaces the earlier one, the second one stops the app while registering, or both \
      stay and the first request for one of them cannot be answered.

      Keep one of them. If both are meant, give them names or tags, mark one as the default, or collect them as many. If one class \
      is to be known by several types, register it once and give it the others as aliases.
      """,
    severity: .error
  ) { graph in
    graph.collapsed() + graph.duplicates()
  }
}

extension Graph {
  /// Registrations that the framework takes for one because they stand on one line.
  fileprivate func collapsed() -> [Finding] {
    providers.indices.flatMap { index in
      providers[index].collapsed.map { other in
        Finding(
          rule: "duplicate-provider", severity: .error,
          message:
            "\(name(of: index)) is registered twice on one line, which \(policy(of: providers[index].framework).idiom.framework) "
            + "takes for one registration",
          at: other, related: [Finding.Note("the registration that stays", at: providers[index].at)],
          cure: "put the second registration on a line of its own", subject: [name(of: index), "one line"])
      }
    }
  }

  fileprivate func duplicates() -> [Finding] {
    var holders: [Key: [Int]] = [:]
    for (index, provider) in providers.enumerated() where !provider.isPromise {
      for key in provider.keys where !key.type.isPartlyUnknown && !key.arguments.contains(where: \.isPartlyUnknown) {
        holders[key, default: []].append(index)
      }
    }
    let shared = holders.compactMap { Shared(key: $0, all: $1, self) }
      .sorted { $0.all[0] != $1.all[0] ? $0.all[0] < $1.all[0] : $0.key < $1.key }
    lazy var asked = askedKeys()
    var findings: [Finding] = []
    var repeats: [Repeat: Set<Int>] = [:]
    for item in shared {
      let (key, all) = (item.key, item.all)
      let beginnings = beginnings(of: all)
      var pairs: [(first: Int, second: Int, roots: [Int], severity: Finding.Severity)] = []
      for (place, second) in all.enumerated() {
        // In trees only those of one scope meet.
        for first in item.byScope.isEmpty
          ? all[..<place] : item.byScope[providers[second].scopes[0]]!.prefix(while: { $0 != second })[...]
        {
          guard let found = judge(first, second, key, asked) else { continue }
          if let again = repetition(first, second, found.roots) {
            repeats[again, default: []].insert(second)
            continue
          }
          let isTurned = replaces(beginnings[first]!, beginnings[second]!, policy(of: providers[first].framework))
          pairs.append((isTurned ? second : first, isTurned ? first : second, found.roots, found.severity))
        }
      }
      for second in pairs.map(\.second).uniqued() {
        let same = pairs.filter { $0.second == second }
        findings.append(finding(key, same.map(\.first), second, same[0].roots, same.map(\.severity).max()!))
      }
    }
    findings += repeats.keys.sorted().map { finding($0, repeats[$0]!.sorted()) }
    // Two registrations that share several keys are one mistake.
    var seen: Set<Location> = []
    return findings.sorted { ($1.severity, $0) < ($0.severity, $1) }.filter { seen.insert($0.at).inserted }
  }

  /// By provider: when the registration that it is runs for the first time, in whatever container.
  private func beginnings(of all: [Int]) -> [Int: Int] {
    let runs = Dictionary(grouping: all) { Run(site: providers[$0].site, at: providers[$0].at) }
    return Dictionary(
      uniqueKeysWithValues: runs.values.flatMap { same in
        let first = same.map { providers[$0].order }.min() ?? 0
        return same.map { ($0, first) }
      })
  }

  /// Whether the first of two, as they are listed, happens later and replaces the other.
  private func replaces(_ first: Int, _ second: Int, _ policy: Policy) -> Bool {
    policy.duplicates == .overwrite && first > second
  }

  /// Whether two providers are one registration that runs twice for a container which takes the last: by which call it does so.
  private func repetition(_ a: Int, _ b: Int, _ roots: [Int]) -> Repeat? {
    let isTurned = replaces(providers[a].order, providers[b].order, policy(of: providers[a].framework))
    let (first, second) = (providers[isTurned ? b : a], providers[isTurned ? a : b])
    guard first.site == second.site, first.at == second.at, first.implementation == second.implementation,
      policy(of: first.framework).duplicates == .overwrite,
      let index = second.calls.indices.last(where: { $0 >= first.calls.count || first.calls[$0] != second.calls[$0] }),
      index < first.calls.count
    else { return nil }
    return Repeat(at: second.calls[index], first: first.calls[index], roots: roots)
  }

  private func finding(_ again: Repeat, _ providers: [Int]) -> Finding {
    let names = providers.map { name(of: self.providers[$0].keys[0]) }.uniqued()
    let shown = names.count > 3 ? names.prefix(2) + ["\(names.count - 2) others"] : names[...]
    return Finding(
      rule: "duplicate-provider", severity: .warning,
      message: "this call registers \(list(Array(shown))) again, and what shares objects shares others from here on",
      at: again.at, related: [Finding.Note("the same is registered through this call", at: again.first)],
      cure: "make one of the two calls", roots: again.roots.map { self.roots[$0].name }.uniqued(),
      subject: names)
  }

  /// In which roots two providers of a key are duplicates, and how bad that is.
  private func judge(_ a: Int, _ b: Int, _ key: Key, _ asked: Asked) -> (roots: [Int], severity: Finding.Severity)? {
    let (first, second) = (providers[a], providers[b])
    guard
      first.framework == second.framework, first.mayCoexist(with: second), first.shareScope(with: second),
      !(first.isCollected && second.isCollected)
    else { return nil }
    // Whether one container ever holds both, nobody can say where no container is seen.
    let roots = first.roots.filter { second.roots.contains($0) && !(self.roots[$0].isImplied && self.roots[$0].isOpen) }
    guard !roots.isEmpty else { return nil }
    let policy = policy(of: first.framework)
    switch policy.duplicates {
    case .overwrite: return (roots, .warning)
    case .trap: return (roots, .error)
    case .coexist:
      if isRefused(first, second, key, policy) {
        let left = roots.filter { !asked.ambiguous.contains(Asked.Place(key: key, root: $0)) }
        return left.isEmpty ? nil : (left, .error)
      }
      // A default or a test double is chosen; each assembly prefers its own; a class under further types or names is asked for
      // by these.
      guard first.priority == second.priority, first.assembly == second.assembly else { return nil }
      if first.implementation == key.type, second.implementation == key.type, hasFurtherKeys(first, key),
        hasFurtherKeys(second, key)
      {
        return nil
      }
      // Its own assembly asks, and another one's is taken without a word.
      let outdone = roots.filter { asked.elsewhere[Asked.Place(key: key, root: $0)]?.contains(first.assembly) == true }
      if !outdone.isEmpty { return (outdone, .warning) }
      // Nobody asks, so nothing fails yet.
      let left = roots.filter { !asked.places.contains(Asked.Place(key: key, root: $0)) }
      return left.isEmpty ? nil : (left, .note)
    }
  }

  /// Whether the container is not even built with both.
  private func isRefused(_ a: Provider, _ b: Provider, _ key: Key, _ policy: Policy) -> Bool {
    policy.refusals.contains(.oneNameTwice) && key.name != nil
      || policy.refusals.contains(.twoDefaults) && a.priority == .default && b.priority == .default
  }

  private func hasFurtherKeys(_ provider: Provider, _ key: Key) -> Bool {
    provider.keys.contains { $0.type != key.type || $0.name != nil && $0 != key }
  }

  private func finding(
    _ key: Key, _ firsts: [Int], _ second: Int, _ roots: [Int], _ severity: Finding.Severity
  ) -> Finding {
    let policy = policy(of: providers[second].framework)
    let what =
      switch policy.duplicates {
      case .overwrite: "the last one silently replaces the others"
      case .trap: "registering the second stops the app"
      case .coexist where severity == .error: "a container with both cannot be built"
      case .coexist: "asking for it cannot be answered"
      }
    var places: Set<Location> = []
    let firsts = firsts.filter { places.insert(providers[$0].at).inserted }
    let others = firsts.map { name(of: $0) }
    let subject =
      others.allSatisfy { $0 == name(of: second) }
      ? "\(name(of: second)) is registered as \(name(of: key)) again"
      : "\(name(of: second)) is registered as \(name(of: key)) like \(list(others))"
    return Finding(
      rule: "duplicate-provider", severity: severity,
      message: "\(subject), and \(what)",
      at: providers[second].at,
      related: firsts.map { registration($0, as: key) },
      cure: policy.cure(
        "duplicate-provider", ["type": key.type.description, "name": key.name ?? ""],
        otherwise: "keep one of them, or tell them apart by name or tag"),
      roots: roots.map { self.roots[$0].name }.uniqued(),
      subject: [key.description, name(of: second)] + firsts.map { name(of: $0) })
  }
}

/// A key that several providers have.
private struct Shared {
  var key: Key
  /// The providers, ascending.
  var all: [Int]
  /// The same by scope, where each stands in one.
  var byScope: [Int: [Int]]

  /// nil where no two of them can ever meet.
  init?(key: Key, all: [Int], _ graph: Graph) {
    guard all.count > 1 else { return nil }
    self.key = key
    self.all = all
    let isPlanted = all.allSatisfy { graph.providers[$0].scopes.count == 1 }
    byScope = isPlanted ? Dictionary(grouping: all) { graph.providers[$0].scopes[0] } : [:]
    if byScope.count == all.count { return nil }
  }
}

/// One run of a registration's text.
private struct Run: Hashable {
  var site: Location
  var at: Location
}

/// The second of two calls that register the same into one container.
private struct Repeat: Hashable, Comparable {
  var at: Location
  var first: Location
  var roots: [Int]

  static func < (a: Repeat, b: Repeat) -> Bool { (a.at, a.first, a.roots.count) < (b.at, b.first, b.roots.count) }
}

/// Which keys are asked for, by root.
private struct Asked {
  struct Place: Hashable {
    var key: Key
    var root: Int
  }

  var places: Set<Place> = []
  /// Asked for by a need that cannot be answered for that reason.
  var ambiguous: Set<Place> = []
  /// Assemblies that ask for a key and get it from another assembly although they have it themselves.
  var elsewhere: [Place: Set<Int?>] = [:]
}

/// Who asks for several tags at once asks each of them in part.
private func partsOf(_ key: Key) -> [Key] {
  guard key.tags.count > 1 else { return [] }
  return key.tags.map { tag in
    var part = key
    part.tags = [tag]
    return part
  }
}

extension Graph {
  fileprivate func askedKeys() -> Asked {
    var asked = Asked()
    for need in needs {
      for verdict in need.verdicts {
        let roots = verdict.root.map { [$0] } ?? verdict.providers.flatMap { providers[$0].roots }
        let keys =
          need.isMany
          ? verdict.providers.flatMap { providers[$0].keys }.filter { $0.type.unwrapped == need.key.type.unwrapped }
          : [need.key] + partsOf(need.key)
        for place in keys.flatMap({ key in roots.map { Asked.Place(key: key, root: $0) } }) {
          asked.places.insert(place)
          if verdict.isAmbiguous { asked.ambiguous.insert(place) }
          if !need.isMany, let home = home(of: need.by), !verdict.isAmbiguous, verdict.providers.count == 1,
            providers[verdict.providers[0]].assembly != home
          {
            asked.elsewhere[place, default: []].insert(home)
          }
        }
      }
    }
    return asked
  }
}
