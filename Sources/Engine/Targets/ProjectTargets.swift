import Model

/// The build modules of a project and the files that belong to each.
struct ProjectTargets {
  /// Sorted by path, then name.
  private(set) var targets: [Target] = []
  /// By file: the target that a file is counted to.
  private(set) var ofFile: [String: Int] = [:]
  /// By file: every target that compiles it.
  private(set) var members: [String: [Int]] = [:]
  /// By file that only some builds compile: which ones.
  private(set) var conditions: [String: BuildCondition] = [:]
  /// By target: what is known of it beside what everybody may know.
  private(set) var facts: [Facts] = []
  private(set) var dependencies: [TargetDependency] = []

  struct Facts {
    /// The descriptions that speak of it, by number.
    var builds: Set<Int> = []
    /// Those among them in which a file may belong to several targets.
    var sharing: Set<Int> = []
    /// What it depends on that is no target here.
    var outside: [BuildDependency] = []
    /// The names of that as modules, in small letters.
    var outsideModules: Set<String> { Set(outside.map { Target.module(of: $0.name).lowercased() }) }
    var mayNeedMore = false
    var isTool = false
    /// Every description of it keeps it to the project.
    var isKept = true
    var sources: [BuildSources] = []
    /// The description that each of them comes from.
    var sourceBuilds: [Int] = []
    var leftOut: [LeftOutSources] = []
    /// By description that has it: the flags of `#if` that are settled in it.
    var settledFlags: [[String: Bool]] = []
    /// By description that has it: the systems for which it is built, where that is known.
    var systems: [Set<String>?] = []
    var isDeclared = false
    /// What it calls modules of others instead of their own names: the own name by the other.
    var aliases: [String: String] = [:]
  }

  /// What some builds may depend on, or bring together, although `dependencies` does not say so.
  private(set) var possible = Digraph(count: 0, arrows: [])
  /// By target: those that are built with it, because its description, or one that it refers to, describes them.
  private(set) var neighbours: [Set<Int>] = []
  /// By description: the targets of it and of all that are built together with it.
  private(set) var described: [Set<Int>] = []

  /// Targets of one name that share their folder, or what they compile, are one, whoever describes them; what the manifest declares goes before.
  init(declared: Declared, builds: [BuildFile], files: [String], tops: [String] = [""]) {
    let links = BuildLinks(builds)
    let read = Set(files)
    var all: [Draft] = []
    var places: [Int?] = []
    var byName: [String: [Int]] = [:]
    for (number, build) in builds.enumerated() {
      // A description above what is read counts only where something of it is read.
      let isAbove = !tops.contains { isBelow(build.file, $0) }
      for target in build.targets {
        let raw = places.count
        guard !isAbove || tops.contains(where: { isBelow(target.path, $0) || isBelow($0, target.path) }) else {
          places.append(nil)
          continue
        }
        let known = (byName[target.name] ?? []).first {
          !all[$0].facts.builds.contains(number)
            && isOne(all[$0], target, of: number, builds, read)
        }
        let place = known ?? all.count
        if known == nil {
          byName[target.name, default: []].append(place)
          all.append(
            Draft(
              target: Target(
                name: target.name, module: target.module, path: target.path, kind: target.kind, knowledge: target.knowledge)))
        }
        all[place].add(target, of: number, isPackage: build.isPackage, outside: links.outside[raw])
        places.append(place)
      }
    }
    tellApart(&all, builds)
    join(declared.targets, &all, byName)
    for index in all.indices { all[index].target.take(declared) }
    let order = all.indices.sorted {
      (all[$0].target.path, all[$0].target.name, $0) < (all[$1].target.path, all[$1].target.name, $1)
    }
    targets = order.map { all[$0].target }
    facts = order.map { all[$0].facts }
    assign(files)
    var new = [Int](repeating: 0, count: all.count)
    for (index, old) in order.enumerated() { new[old] = index }
    connect(links, places.map { $0.map { new[$0] } })
    let together = links.together()
    let describedBy = builds.indices.map { number in facts.indices.filter { facts[$0].builds.contains(number) } }
    described = together.map { builds in builds.reduce(into: Set<Int>()) { $0.formUnion(describedBy[$1]) } }
    neighbours = facts.map { fact in fact.builds.reduce(into: Set<Int>()) { $0.formUnion(described[$1]) } }
  }

  /// A target while descriptions are put together.
  fileprivate struct Draft {
    var target: Target
    var facts = Facts()

    mutating func add(_ other: BuildTarget, of build: Int, isPackage: Bool, outside: [BuildDependency]) {
      target.knowledge = min(target.knowledge, other.knowledge)
      if ["library", "unknown"].contains(target.kind) { target.kind = other.kind }
      facts.builds.insert(build)
      if !isPackage { facts.sharing.insert(build) }
      facts.outside += outside.filter { !facts.outside.contains($0) }
      facts.sources.append(other.files)
      facts.sourceBuilds.append(build)
      facts.leftOut += other.leftOut
      if other.flags != nil { facts.settledFlags.append(other.settledFlags) }
      facts.systems.append(other.systems)
      if other.mayNeedMore { facts.mayNeedMore = true }
      if other.isTool { facts.isTool = true }
      if !other.isKept { facts.isKept = false }
      facts.aliases.merge(other.aliases) { old, _ in old }
      for dependency in other.dependencies { facts.aliases.merge(dependency.aliases) { old, _ in old } }
    }
  }

  /// Targets of one name that several projects have, and that compile files all over, lie where their projects do.
  private func tellApart(_ all: inout [Draft], _ builds: [BuildFile]) {
    for places in Dictionary(grouping: all.indices, by: { [all[$0].target.name, all[$0].target.path] }).values
    where places.count > 1 {
      let homes = places.compactMap { place in all[place].facts.sourceBuilds.min().map { builds[$0] } }
      guard Set(homes.map(\.file)).count == places.count else { continue }
      let isEnough = Set(homes.map(\.folder)).count == places.count
      for (place, home) in zip(places, homes) { all[place].target.path = isEnough ? home.folder : home.file }
    }
  }

  /// What the manifest says of targets. It never gives sources to one that a description has.
  private func join(_ declared: [DeclaredTarget], _ all: inout [Draft], _ byName: [String: [Int]]) {
    for target in declared {
      let path = target.path.map { plain($0) }
      let named = byName[target.name.name] ?? []
      if let known = named.first(where: { place in path.map { Path.isInside(all[place].target.path, $0) } ?? true })
        ?? named.first
      {
        all[known].facts.isDeclared = true
      } else if let path {
        var new = Draft(target: Target(name: target.name.name, path: path, kind: "library"))
        new.facts.sources = [BuildSources(folders: [path])]
        new.facts.isDeclared = true
        all.append(new)
      }
    }
  }

  /// Draws the arrows between targets; `places` gives the target of each that a description has.
  private mutating func connect(_ links: BuildLinks, _ places: [Int?]) {
    var seen: Set<[Int]> = []
    var others: [Digraph.Arrow] = []
    for (from, found) in links.links.enumerated() {
      guard let start = places[from] else { continue }
      var groups: [Int: [Int]] = [:]
      for link in found {
        guard let end = places[link.to], end != start else { continue }
        if link.isPossible {
          others.append(Digraph.Arrow(start, end))
          continue
        }
        guard seen.insert([start, end]).inserted else { continue }
        var dependency = TargetDependency(from: start, to: end, at: link.at, needsNoImport: link.needsNoImport)
        dependency.hiddenAt = link.hiddenAt
        dependencies.append(dependency)
        groups[link.dependency, default: []].append(end)
      }
      if groups.contains(where: { $0.value.count > 1 }) { products[start, default: []] += groups.values.map { Set($0) } }
    }
    possible = Digraph(count: targets.count, arrows: dependencies.map { Digraph.Arrow($0.from, $0.to) } + others)
    let withCode = Set(members.values.joined())
    for index in dependencies.indices {
      let to = dependencies[index].to
      if facts[to].isTool || !withCode.contains(to) { dependencies[index].needsNoImport = true }
    }
  }

  /// By target: the targets of each product that it depends on, of which one in use is reason enough for all.
  private(set) var products: [Int: [Set<Int>]] = [:]

  /// A file belongs to the target with the deepest folder; but where descriptions let targets share files, to each that
  /// claims it, and where a description lists it, to the targets of others that list it, or have its folder, too.
  private mutating func assign(_ files: [String]) {
    var index = ClaimIndex()
    for (target, fact) in facts.enumerated() { for sources in fact.sources { index.add(sources, of: target) } }
    for file in files {
      let claims = index.claims(to: file).map { claim in
        let inFolder = claim.depth ?? index.depth(of: file, for: claim.owner) ?? 0
        let isListed = claim.depth == nil
        let depth = isListed ? max(targets[claim.owner].path.utf8.count, inFolder) : inFolder
        return (index: claim.owner, depth: depth, rank: facts[claim.owner].builds.isEmpty ? 2 : isListed ? 1 : 0)
      }
      guard let best = claims.max(by: { ($0.depth, $0.rank) < ($1.depth, $1.rank) }) else { continue }
      // What one description lists, another one may have by its folder.
      let deepest = claims.filter { $0.rank == 0 }.map(\.depth).max()
      let owners = claims.filter { claim in
        (claim.depth, claim.rank) == (best.depth, best.rank)
          || !facts[best.index].sharing.isDisjoint(with: facts[claim.index].sharing)
          || best.rank == 1 && (claim.rank == 1 || claim.depth == deepest)
            && ![best, claim].contains { facts[$0.index].sharing.isEmpty }
      }.map(\.index)
      ofFile[file] = owners.first { targets[$0].kind == "app" } ?? owners.first
      members[file] = owners
      let places = Set(owners.filter { targets[$0].kind != "test" }.map { facts[$0].leftOut.condition(of: file) })
      if places.count == 1, let condition = places.first, condition != .always { conditions[file] = condition }
    }
  }
}

extension Target {
  /// Takes over what the manifest says of it: what is said by name last, because it goes before what a glob says.
  fileprivate mutating func take(_ declared: Declared) {
    let lists = declared.layers.map { layer in (layer, layer.targets.filter { name.fits($0.name) }) }.filter { !$0.1.isEmpty }
    layer = (lists.first { $0.1.contains { $0.name == name } } ?? lists.first)?.0.name ?? layer
    let entries = declared.targets.filter { name.fits($0.name.name) }
    let isTest = kind == "test"
    for entry in entries.filter(\.isGlob) + entries.filter({ !$0.isGlob }) {
      // A glob for features means no tests of theirs.
      if !entry.isGlob || !isTest { kind = entry.kind ?? kind }
      layer = entry.layer ?? layer
      owner = entry.owner ?? owner
    }
  }
}

/// Whether a path lies in a folder, where both count from one root and may lead out of it.
private func isBelow(_ path: String, _ folder: String) -> Bool {
  Path.isInside(path, folder) && !(folder.isEmpty && path.hasPrefix(".."))
}

/// Whether two descriptions speak of one target of that name: they place it in one folder or have sources of it in common; and where they are of one
/// kind, as two Xcode projects are that compile some file both, not each has sources that the other lacks.
private func isOne(
  _ known: ProjectTargets.Draft, _ other: BuildTarget, of number: Int, _ builds: [BuildFile], _ files: Set<String>
) -> Bool {
  zip(known.facts.sources, known.facts.sourceBuilds).contains { one, build in
    guard known.target.path == other.path || overlap(one, other.files) else { return false }
    guard builds[build].kind == builds[number].kind else { return true }
    let both = [one, other.files].map { $0.listed.intersection(files).union($0.folders) }
    return both[0].isSubset(of: both[1]) || both[1].isSubset(of: both[0])
  }
}

private func overlap(_ one: BuildSources, _ other: BuildSources) -> Bool {
  !one.listed.isDisjoint(with: other.listed) || one.folders.contains { other.folders.contains($0) }
    || other.listed.contains { one.depth(of: $0) != nil } || one.listed.contains { other.depth(of: $0) != nil }
}

extension BuildFile {
  /// What describes builds so: the name of the file.
  fileprivate var kind: Substring { file.split(separator: "/").last ?? "" }
}
