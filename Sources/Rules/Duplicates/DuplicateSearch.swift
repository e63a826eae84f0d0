import Model

/// Looks for registrations that are one too many. Those of one key are sorted into kinds that fare alike, and kinds are compared, so
/// that a thousand registrations of one key take no more than a thousand looks.
struct DuplicateSearch {
  /// A registration and those of its key that it doubles, which happen before it.
  struct Duplicate {
    var second: Int
    /// Ascending; of very many the first.
    var firsts: [Int]
    /// How many beyond these.
    var more: Int
    var roots: [Int]
    var severity: Finding.Severity
  }

  /// Calls that register again what was registered before, and what that is.
  private(set) var repeats: [RepeatedCall: Set<Int>] = [:]
  /// How many kinds and registrations were looked at.
  private(set) var steps = 0
  private let graph: Graph
  private lazy var asked = graph.askedKeys()

  init(_ graph: Graph) { self.graph = graph }

  /// The keys that several providers have of which two can meet, in the order of their first providers.
  func shared() -> [(key: Key, providers: [Int])] {
    var holders: [Key: [Int]] = [:]
    for (index, provider) in graph.providers.enumerated() where !provider.isPromise {
      for key in provider.keys where !key.type.isPartlyUnknown && !key.arguments.contains(where: \.isPartlyUnknown) {
        holders[key, default: []].append(index)
      }
    }
    return holders.filter { $0.value.count > 1 }.map { (key: $0.key, providers: $0.value) }
      .sorted { $0.providers[0] != $1.providers[0] ? $0.providers[0] < $1.providers[0] : $0.key < $1.key }
  }

  /// The duplicates among the providers of a key, by the one that happens later; ascending.
  mutating func duplicates(of key: Key, among all: [Int]) -> [Duplicate] {
    let beginnings = beginnings(of: all)
    var found: [Duplicate] = []
    // Only those of one framework meet, and in trees only those of one scope.
    var groups: [Meeting: [Int]] = [:]
    for index in all {
      let provider = graph.providers[index]
      if provider.scopes.isEmpty { groups[Meeting(framework: provider.framework), default: []].append(index) }
      for scope in provider.scopes { groups[Meeting(framework: provider.framework, scope: scope), default: []].append(index) }
    }
    for meeting in groups.keys.sorted() where groups[meeting]!.count > 1 {
      var some = groups[meeting]!
      if graph.policy(of: meeting.framework).duplicates == .overwrite {
        // In the order in which they happen, which need not be that of their places.
        some.sort { (beginnings[$0]!, $0) < (beginnings[$1]!, $1) }
      }
      found += duplicates(of: key, inOrder: some)
    }
    return found.sorted { $0.second < $1.second }.joined()
  }

  private mutating func duplicates(of key: Key, inOrder some: [Int]) -> [Duplicate] {
    var kinds: [Kind: Int] = [:]
    /// By kind, one of it and all that have happened so far, ascending.
    var members: [[Int]] = []
    /// By pair of kinds, how one of the first fares with one of the second.
    var verdicts: [Digraph.Arrow: Verdict?] = [:]
    var found: [Duplicate] = []
    for second in some {
      let kind = Kind(graph.providers[second], key)
      let own = kinds[kind] ?? members.count
      if own == members.count {
        kinds[kind] = own
        members.append([])
      }
      var duplicate = Duplicate(second: second, firsts: [], more: 0, roots: [], severity: .note)
      // Beside its own, which may be further away.
      let nearest = max(0, members.count - 1 - Limit.registrationKinds.value)..<members.count
      for other in nearest.contains(own) ? Array(nearest) : [own] + nearest where !members[other].isEmpty {
        steps += 1
        let pair = Digraph.Arrow(other, own)
        let verdict = verdicts[pair] ?? graph.duplicateVerdict(members[other][0], second, key, asked)
        verdicts[pair] = .some(verdict)
        guard let verdict else { continue }
        let firsts = members[other].prefix(Limit.named.value).filter { first in
          steps += 1
          if graph.isRepeatedElsewhere(first, second) || graph.isStandIn(second, for: first) || graph.isSeenTwice(first, second) {
            return false
          }
          guard let again = graph.repetition(first, second, verdict.roots) else { return true }
          repeats[again, default: []].insert(second)
          return false
        }
        guard !firsts.isEmpty else { continue }
        if duplicate.firsts.first.map({ firsts[0] < $0 }) ?? true { duplicate.roots = verdict.roots }
        duplicate.more += members[other].dropFirst(Limit.named.value).count
        duplicate.firsts += firsts
        duplicate.firsts.sort()
        let isMeant = firsts.allSatisfy { graph.isOverride(second, of: $0) }
        duplicate.severity = max(duplicate.severity, isMeant ? .note : verdict.severity)
      }
      if !duplicate.firsts.isEmpty { found.append(duplicate.cut()) }
      members[own].insertSorted(second)
    }
    return found
  }

  private typealias Verdict = (roots: [Int], severity: Finding.Severity)

  /// By provider: when the registration that it is runs for the first time, in whatever container.
  private func beginnings(of all: [Int]) -> [Int: Int] {
    let runs = Dictionary(grouping: all) { Run(site: graph.providers[$0].site, at: graph.providers[$0].at) }
    return Dictionary(
      uniqueKeysWithValues: runs.values.flatMap { same in
        let first = same.map { graph.providers[$0].order }.min() ?? 0
        return same.map { ($0, first) }
      })
  }
}

extension DuplicateSearch.Duplicate {
  /// With no more names than are shown.
  fileprivate func cut() -> Self {
    var result = self
    result.firsts = Array(firsts.prefix(Limit.named.value))
    result.more += firsts.count - result.firsts.count
    return result
  }
}

extension [DuplicateSearch.Duplicate] {
  /// Those of one registration, which scopes apart have found each by itself, made one.
  fileprivate func joined() -> Self {
    var result: Self = []
    for item in self {
      guard let last = result.last, last.second == item.second else {
        result.append(item)
        continue
      }
      var both = last
      if item.firsts[0] < last.firsts[0] { both.roots = item.roots }
      both.firsts = Set(last.firsts + item.firsts).sorted()
      both.more = Swift.max(last.more, item.more)
      both.severity = Swift.max(last.severity, item.severity)
      result[result.count - 1] = both.cut()
    }
    return result
  }
}

extension [Int] {
  /// Puts a number into its place among ascending ones.
  fileprivate mutating func insertSorted(_ number: Int) {
    var (low, high) = (0, count)
    if last.map({ $0 < number }) ?? true { low = count }
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    insert(number, at: low)
  }
}

/// Where registrations of a key can meet.
private struct Meeting: Hashable, Comparable {
  var framework: String
  var scope: Int?

  static func < (a: Meeting, b: Meeting) -> Bool { (a.framework, a.scope ?? -1) < (b.framework, b.scope ?? -1) }
}

/// What decides how a registration fares with others of its key.
private struct Kind: Hashable {
  var condition: BuildCondition
  var branches: Branches
  var occasions: [Occasion]?
  var line: [String]?
  var age: Int?
  var roots: [Int]
  var possibleRoots: Set<Int>
  /// Where some are: they go into one together if it is the same.
  var owner: Owner?
  var isCollected: Bool
  var priority: Provider.Priority
  var assembly: Int?
  /// It makes the type that the key asks for, and what else it is known by.
  var isItself: Bool
  var hasFurtherKeys: Bool
  var isOfTheMoment: Bool

  init(_ provider: Provider, _ key: Key) {
    condition = provider.condition
    branches = provider.branches
    occasions = provider.occasions
    (line, age) = (provider.line, provider.age)
    roots = provider.roots
    possibleRoots = provider.possibleRoots
    owner = possibleRoots.isEmpty ? nil : provider.owner
    isCollected = provider.isCollected
    priority = provider.priority
    assembly = provider.assembly
    isItself = provider.implementation == key.type
    isOfTheMoment = provider.isOfTheMoment
    hasFurtherKeys = provider.keys.contains { $0.type != key.type || $0.name != nil && $0 != key }
  }
}

/// One run of a registration's text.
private struct Run: Hashable {
  var site: Location
  var at: Location
}
