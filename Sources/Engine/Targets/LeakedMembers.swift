import Linking
import Model

/// Sources of a program without containers, of which no more is known than a skim tells until somebody asks for more.
struct LaterSources {
  var skimmed: Set<String>
  var root: String
  var files: any FileSource
  var threads: Int

  /// The same digests, those that were skimmed read as a whole.
  func whole(_ some: [Digest]) -> [Digest] {
    let open = some.map(\.file).filter(skimmed.contains)
    if open.isEmpty { return some }
    return some.filter { !skimmed.contains($0.file) } + digests(of: open, root: root, in: files, threads: threads)
  }
}

/// Tells which dependencies are used without an import: Swift finds the members of all modules that the imported ones load, whichever file
/// imports these, as long as nobody turns that off, and all that is in those which the imported ones re-export.
struct LeakedMembers {
  private let later: LaterSources
  private var digests: [Int: [Digest]]
  private var whole: Set<Int> = []
  private let loaded: Digraph
  private var used: [Int: Set<String>] = [:]
  private var offered: [Int: Set<String>] = [:]
  /// Which target re-exports which.
  private let handedOn: Digraph

  init(_ targets: ProjectTargets, _ digests: [Digest], _ later: LaterSources, imports: [TargetImport]) {
    self.later = later
    var own: [Int: [Digest]] = [:]
    for digest in digests { for target in targets.members[digest.file] ?? [] { own[target, default: []].append(digest) } }
    self.digests = own
    let byModule = Dictionary(grouping: targets.targets.indices) { targets.targets[$0].module }
    let arrows = targets.exports(in: digests).sorted { $0.key < $1.key }.flatMap { from, modules in
      modules.flatMap { byModule[$0] ?? [] }.sorted().map { Digraph.Arrow(from, $0) }
    }
    handedOn = Digraph(count: targets.targets.count, arrows: arrows)
    loaded = Digraph(count: targets.targets.count, arrows: imports.map { Digraph.Arrow($0.from, $0.to) })
  }

  /// Whether a target uses, by its name, something that another offers, and neither the target itself nor what it imports declares.
  mutating func uses(_ from: Int, _ to: Int) -> Bool { usesMember(from, to) || usesReexported(from, to) }

  private mutating func usesReexported(_ from: Int, _ to: Int) -> Bool {
    let next = loaded.next[from]
    guard handedOn.reach(from: next).contains(to) else { return false }
    var free = names(in: to) { $0.offeredNames() }
    free.formIntersection(names(in: from) { Set(words(of: $0).map { String($0.prefix { $0 != "(" }) }) })
    free.subtract(names(in: from) { Set($0.declarations.map(\.name)) })
    for target in next where !free.isEmpty { free.subtract(names(in: target) { $0.offeredNames() }) }
    return !free.isEmpty
  }

  private mutating func usesMember(_ from: Int, _ to: Int) -> Bool {
    let next = loaded.next[from]
    guard loaded.reach(from: next).contains(to) else { return false }
    let all = members(of: to)
    if all.isEmpty { return false }
    if used[from] == nil { used[from] = names(in: from) { $0.memberUses() } }
    var free = used[from, default: []].intersection(all)
    for target in next where !free.isEmpty { free.subtract(members(of: target)) }
    if free.isEmpty { return false }
    return !free.isSubset(of: names(in: from) { Set($0.declarations.map(\.name)) })
      || !free.intersection(names(in: from) { $0.wornMembers() }).isSubset(of: names(in: from) { $0.addedMembers() })
  }

  private mutating func members(of target: Int) -> Set<String> {
    if let known = offered[target] { return known }
    let found = names(in: target) { $0.offeredMembers() }
    offered[target] = found
    return found
  }

  private mutating func names(in target: Int, _ those: (Digest) -> Set<String>) -> Set<String> {
    if whole.insert(target).inserted, let some = digests[target] { digests[target] = later.whole(some) }
    return (digests[target] ?? []).reduce(into: []) { $0.formUnion(those($1)) }
  }
}
