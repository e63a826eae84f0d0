import Model

/// Which roots of the draft stand for a container of the recording. A static container of a module that several executables link is
/// another one in each of them: it is one root for all only where they all do the same with it.
struct DraftedRoots {
  struct Copy {
    /// An index into the draft's roots.
    var index: Int
    /// The executables in which it is this one; nil: wherever it is.
    var hosts: Set<Int>?
  }

  private(set) var copies: [Int: [Copy]] = [:]

  mutating func add(_ index: Int, for old: Int, in hosts: Set<Int>?) {
    copies[old, default: []].append(Copy(index: index, hosts: hosts))
  }

  /// All that stand for it, with what they are in the recording; in the order of the draft.
  var all: [(old: Int, new: Int)] {
    copies.flatMap { old, copies in copies.map { (old, $0.index) } }.sorted { $0.1 < $1.1 }
  }

  func of(_ old: Int) -> [Int] { copies[old, default: []].map(\.index) }

  /// Those of the executables, or all where these are not known.
  func of(_ old: Int, in hosts: Set<Int>?) -> [Int] {
    guard let hosts else { return of(old) }
    return copies[old, default: []].filter { $0.hosts?.isDisjoint(with: hosts) != true }.map(\.index)
  }

  /// The executables in which one of those that stand for it does so.
  func hosts(of new: Int, _ old: Int) -> Set<Int>? { copies[old]?.first { $0.index == new }?.hosts }

  /// Whether it is known in which executables it is.
  func isTold(_ old: Int) -> Bool { copies[old, default: []].contains { $0.hosts != nil } }

  func isSeveral(_ old: Int) -> Bool { copies[old, default: []].count > 1 }
}

extension Evaluator {
  /// Which executables have a container each of their own in place of one of the recording: sets of those that do the same with it. None
  /// for one that is the same thing wherever it is.
  ///
  /// An executable that puts nothing into the container but what all put into it, and whose own files never ask it, has none: that
  /// shared code which fills or asks it is linked into it says nothing.
  func separated(_ reached: ReachedCode) -> [Int: [Set<Int>]] {
    let executables = program.executables
    guard !executables.hosts.isEmpty else { return [:] }
    var doings = doings(reached)
    var found: [Int: [Set<Int>]] = [:]
    var present: [Int: Set<Int>] = [:]
    for request in recording.requests {
      guard case .exact(let root) = request.container, case .code = request.asker else { continue }
      doings[root].asking.formUnion(executables.owning(request.sites[0].file))
    }
    for root in recording.roots.indices
    where recording.roots[root].isMet && recording.roots[root].isCertain && !recording.roots[root].isLinked {
      let known = doings[root].filling.compactMap { $0 }
      let home = home(of: root)
      let all = known.reduce(doings[root].asking) { $0.union($1) }.within(home)
      present[root] = all
      let alive = known.filter { !$0.isSuperset(of: all) }.reduce(doings[root].asking) { $0.union($1) }.within(home)
      let classes = Dictionary(grouping: alive) { host in
        Doing(
          fills: doings[root].filling.map { $0?.contains(host) ?? true },
          flags: executables.hosts[host].settledFlags.filter { doings[root].tests.contains($0.key) },
          systems: doings[root].tests.contains { $0.hasPrefix("os(") } ? executables.hosts[host].systems : nil)
      }
      if classes.count > 1 { found[root] = classes.values.map { Set($0) }.sorted { $0.min()! < $1.min()! } }
    }
    while recording.roots.indices.contains(where: { parents(of: $0, divide: &found, present) }) {}
    return found
  }

  /// The executables that link the code which makes a container; nil: any.
  func home(of root: Int) -> Set<Int>? {
    let record = recording.roots[root]
    return record.isPlaced ? program.executables.origin(CallPath(record.at), record.target).hosts : nil
  }

  /// Whether one of the executables links the code which makes a container.
  func isMade(_ root: Int, in hosts: Set<Int>?) -> Bool {
    guard let hosts, let home = home(of: root) else { return true }
    return !home.isDisjoint(with: hosts)
  }

  /// The executables in which a group is loaded so; nil: any.
  func hosts(of include: Include, _ reached: ReachedCode) -> Set<Int>? {
    guard let origins = recording.includeOrigins[include] else {
      return reached.running(program.executables.origin(CallPath(include.at), nil))
    }
    let found = origins.compactMap(reached.running)
    return found.count < origins.count ? nil : found.reduce(into: []) { $0.formUnion($1) }
  }

  private struct Doings {
    /// By registration or include: the executables in which it happens; nil: any.
    var filling: [Set<Int>?] = []
    /// Those whose own files ask it.
    var asking: Set<Int> = []
    /// The `#if` flags that decide what it is filled with.
    var tests: Set<String> = []
  }

  /// What an executable does with a container.
  private struct Doing: Hashable {
    /// By registration or include: whether it happens there.
    var fills: [Bool]
    /// What its builds say of the flags that decide what the container is filled with.
    var flags: [String: Bool]
    /// Their systems, where these decide.
    var systems: Set<String>?
  }

  private func doings(_ reached: ReachedCode) -> [Doings] {
    var doings = [Doings](repeating: Doings(), count: recording.roots.count)
    for record in recording.registrations where !record.isOpen {
      let hosts = reached.running(record.origin)
      let filled: [Int] =
        switch record.container {
        case .exact(let root): [root]
        case .ambient(let vocabulary), .handed(let vocabulary):
          recording.roots(of: vocabulary).filter { isMade($0, in: hosts) }
        case .parameter: []
        }
      for root in filled {
        doings[root].filling.append(hosts)
        doings[root].tests.formUnion(record.provider.condition.tests)
      }
    }
    for include in recording.includes.keys {
      guard case .root(let root) = include.from else { continue }
      doings[root].filling.append(hosts(of: include, reached))
      doings[root].tests.formUnion(include.condition.tests)
    }
    return doings
  }

  /// A container that asks others which are several is several, too. Whether that is news.
  private func parents(of root: Int, divide found: inout [Int: [Set<Int>]], _ present: [Int: Set<Int>]) -> Bool {
    let above = recording.roots[root].parents.compactMap { found[$0] }
    guard !above.isEmpty else { return false }
    let own = found[root] ?? [present[root] ?? []]
    let divided = own.flatMap { hosts in
      Dictionary(grouping: hosts) { host in above.map { classes in classes.firstIndex { $0.contains(host) } } }
        .filter { !$0.key.contains(nil) }.values.map { Set($0) }
    }
    guard divided.count > own.count else { return false }
    found[root] = divided.sorted { $0.min()! < $1.min()! }
    return true
  }
}

extension Set<Int> {
  fileprivate func within(_ home: Self?) -> Self { home.map(intersection) ?? self }
}
