import Linking
import Model

/// Tells which dependencies are used without an import: Swift finds the members of all modules that the imported ones load, whichever file
/// imports these, as long as nobody turns that off.
struct LeakedMembers {
  private let digests: [Int: [Digest]]
  private let loaded: Digraph
  private var used: [Int: Set<String>] = [:]
  private var offered: [Int: Set<String>] = [:]

  init(_ targets: ProjectTargets, _ digests: [Digest], imports: [TargetImport]) {
    var own: [Int: [Digest]] = [:]
    for digest in digests { for target in targets.members[digest.file] ?? [] { own[target, default: []].append(digest) } }
    self.digests = own
    loaded = Digraph(count: targets.targets.count, arrows: imports.map { Digraph.Arrow($0.from, $0.to) })
  }

  /// Whether a target uses, by its name, a member that another offers, and neither the target itself nor what it imports declares.
  mutating func uses(_ from: Int, _ to: Int) -> Bool {
    let next = loaded.next[from]
    guard loaded.reach(from: next).contains(to) else { return false }
    let all = members(of: to)
    let imported = next.reduce(into: Set<String>()) { $0.formUnion(members(of: $1)) }
    if used[from] == nil { used[from] = names(in: from) { $0.memberUses() } }
    let free = used[from, default: []].intersection(all).subtracting(imported)
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

  private func names(in target: Int, _ those: (Digest) -> Set<String>) -> Set<String> {
    (digests[target] ?? []).reduce(into: []) { $0.formUnion(those($1)) }
  }
}
