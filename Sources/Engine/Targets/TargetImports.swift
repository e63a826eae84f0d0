import Model

extension ProjectTargets {
  /// Which target imports which, by what its files say, and which imports modules that are none of the project's own. A module
  /// that might be another of the same name is left out of both. Imports that no build with these `#if` flags compiles do not
  /// count; nil: any flag may hold.
  func uses(in digests: [Digest], flags: [String]?) -> (own: [TargetImport], outside: [OutsideUse]) {
    let byModule = Dictionary(grouping: targets.indices) { targets[$0].module }
    let declared = Digraph(count: targets.count, arrows: dependencies.map { Digraph.Arrow($0.from, $0.to) })
    let exported = exports(in: digests)
    let foreignModules = facts.map(\.outsideModules)
    var views: [Int: View] = [:]
    var found: [[Int]: [(at: Location, condition: BuildCondition)]] = [:]
    var keeping = Set(digests.lazy.filter { !$0.isPlaceholder }.flatMap { members[$0.file] ?? [] })
    var certain: Set<[Int]> = []
    var foreign = OutsideUses()
    for digest in digests {
      let sights = Sights(of: digest.file, in: self)
      for from in members[digest.file] ?? [] {
        for item in digest.imports where !isDead(item.condition, flags) {
          guard let name = item.path.first else { continue }
          // What a file imports of the system that says nothing else is of no use to it.
          if !item.modifiers.contains("@_exported"), !(digest.isHidden && systemModules.contains(name)) { keeping.insert(from) }
          let at = Location(digest.file, item.at)
          let module = facts[from].aliases[name] ?? name
          guard let all = byModule[module] else {
            foreign.add(module, to: from, at: at)
            continue
          }
          let candidates = all.filter { $0 != from }
          // A file that names its own module means that one, or a foreign one of the same name.
          guard !candidates.isEmpty, candidates.count == all.count else { continue }
          let view = views[from] ?? View(of: from, in: self, declared, exported, byModule)
          views[from] = view
          let near = candidates.filter(declared.next[from].contains)
          let far = near.isEmpty ? candidates.filter(view.reach.contains) : near
          let may = far.isEmpty ? candidates.filter(view.mayReach.contains) : far
          // A module that a target does not depend on may be taken for one of the project's own.
          let isOwn = !foreignModules[from].contains(module.lowercased()) && !systemModules.contains(module)
          let beside = may.isEmpty && isOwn ? candidates.filter(neighbours[from].contains) : may
          // What another description's target means is no word of this one, which compiles the file, too, but for itself.
          if let to = beside.first ?? candidates.first, !declared.next[from].contains(to), sights.leave(to, from: from) {
            continue
          }
          if let to = beside.first {
            // What only some builds depend on is there in those, and what another hands on comes with that.
            let isClear = beside.count == 1 && (!near.isEmpty || view.reach.contains(to) || !view.mayReach.contains(to))
            if isClear, !view.handedOn.contains(module) { certain.insert([from, to]) }
            found[[from, to], default: []].append((at, item.condition))
          } else if candidates.count == 1, isOwn, targets[from].knowledge != .direct || view.isClosed {
            // Where nothing outside could bring a module of this name, it is the project's own.
            if view.isClosed, !view.handedOn.contains(module) { certain.insert([from, candidates[0]]) }
            found[[from, candidates[0]], default: []].append((at, item.condition))
          } else if !isOwn {
            foreign.add(module, to: from, at: at)
          }
        }
      }
    }
    let own = found.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { ends in
      let places = found[ends, default: []].sorted { $0.at < $1.at }
      let first = places.first { $0.condition == .always } ?? places[0]
      var item = TargetImport(
        from: ends[0], to: ends[1], at: first.at, others: Set(places.map(\.at)).subtracting([first.at]).sorted(),
        isConditional: first.condition != .always, isCertain: certain.contains(ends))
      item.isHandedOn = !keeping.contains(ends[0])
      item.isBetweenPackages =
        ends.allSatisfy { targets[$0].knowledge == .direct } && facts[ends[0]].builds.isDisjoint(with: facts[ends[1]].builds)
      return item
    }
    return (own, foreign.all(declared: facts.map(\.outside)))
  }

  /// Which targets are in sight of those that share a file, by the descriptions for whose sake each compiles it. A pod's subspecs make one
  /// module of files that a package has in several, and what these import of one another is nothing to the pod.
  private struct Sights {
    /// By owner of the file, the descriptions by which it does; empty where only one has it.
    private var ofOwner: [Int: Set<Int>] = [:]
    /// Each of these once: hundreds may own a file by one description.
    private var all: Set<Set<Int>> = []
    private let described: [Set<Int>]

    init(of file: String, in targets: ProjectTargets) {
      described = targets.described
      guard let owners = targets.members[file], owners.count > 1 else { return }
      for owner in owners {
        let facts = targets.facts[owner]
        // What the manifest declares sees everything.
        guard !facts.isDeclared else { continue }
        let builds = zip(facts.sources, facts.sourceBuilds).reduce(into: Set<Int>()) { builds, entry in
          let (sources, build) = entry
          if sources.listed.contains(file) || sources.depth(of: file) != nil { builds.insert(build) }
        }
        ofOwner[owner] = builds
        all.insert(builds)
      }
    }

    /// Whether an owner does not have a target in sight that another owner has.
    func leave(_ target: Int, from owner: Int) -> Bool {
      guard let own = ofOwner[owner], !sees(target, own) else { return false }
      return all.contains { sees(target, $0) }
    }

    private func sees(_ target: Int, _ builds: Set<Int>) -> Bool { builds.contains { described[$0].contains(target) } }
  }

  /// What one target finds around it.
  private final class View {
    private let target: Int
    private let all: ProjectTargets
    private let declared: Digraph
    /// Modules that it gets from others without naming them.
    private(set) var handedOn: Set<String> = []
    /// What it depends on, directly or through others: found only where it imports something that it does not depend on by itself.
    private(set) lazy var reach = declared.reach(from: [target])
    /// The same with what only some builds depend on.
    private(set) lazy var mayReach = all.possible.reach(from: [target])
    /// Everything that it depends on was read, and nothing of it comes from outside the project.
    private(set) lazy var isClosed =
      mayReach.points.allSatisfy { all.facts[$0].outside.isEmpty && all.targets[$0].knowledge != .unknown }
      && !all.facts[target].builds.isEmpty

    init(
      of target: Int, in all: ProjectTargets, _ declared: Digraph, _ exported: [Int: Set<String>], _ byModule: [String: [Int]]
    ) {
      (self.target, self.all, self.declared) = (target, all, declared)
      var seen: Set<Int> = [target]
      var work = all.possible.next[target]
      while let next = work.popLast() {
        guard seen.insert(next).inserted else { continue }
        for module in exported[next] ?? [] where handedOn.insert(module).inserted { work += byModule[module] ?? [] }
      }
    }
  }

  /// By target, the modules that it hands on to whoever imports it. A `public import` hands on nothing, and that of one
  /// declaration only that.
  func exports(in digests: [Digest]) -> [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for digest in digests {
      for item in digest.imports where item.modifiers.contains("@_exported") && item.kind == nil && item.path.count == 1 {
        for target in members[digest.file] ?? [] { result[target, default: []].insert(item.path[0]) }
      }
    }
    return result
  }
}
