import Model

/// The build modules of a project and the files that belong to each.
struct ProjectTargets {
  /// Sorted by path, then name.
  private(set) var targets: [Target] = []
  /// By file: the target that a file is counted to.
  private(set) var ofFile: [String: Int] = [:]
  /// By file: every target that compiles it.
  private(set) var members: [String: [Int]] = [:]
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
    var sources: [BuildSources] = []
    var isDeclared = false
  }

  /// Targets of one name that share their folder are one, whoever describes them; what the manifest declares goes before.
  init(declared: [DeclaredTarget], builds: [BuildFile], files: [String], tops: [String] = [""]) {
    let links = BuildLinks(builds)
    var all: [(target: Target, facts: Facts)] = []
    var places: [Int] = []
    for (number, build) in builds.enumerated() {
      // A description above what is read counts only where something of it is read.
      let isAbove = !tops.contains { isBelow(build.file, $0) }
      for target in build.targets {
        let isRead = { (folder: String) in tops.contains { isBelow(folder, $0) || isBelow($0, folder) } }
        let raw = places.count
        guard !isAbove || isRead(target.path) else {
          places.append(-1)
          continue
        }
        let known = all.indices.first {
          all[$0].target.name == target.name && !all[$0].facts.builds.contains(number)
            && (all[$0].target.path == target.path || overlap(all[$0].facts.sources, target.files))
        }
        if let known {
          all[known].target.knowledge = min(all[known].target.knowledge, target.knowledge)
          if all[known].target.kind == "library" { all[known].target.kind = target.kind }
        } else {
          all.append(
            (
              Target(name: target.name, module: target.module, path: target.path, kind: target.kind, knowledge: target.knowledge),
              Facts()
            ))
        }
        let place = known ?? all.count - 1
        all[place].facts.builds.insert(number)
        if !BuiltIn.isPackage(file: Path.name(build.file)) { all[place].facts.sharing.insert(number) }
        all[place].facts.outside += links.outside[raw].filter { !all[place].facts.outside.contains($0) }
        all[place].facts.sources.append(target.files)
        if target.mayNeedMore { all[place].facts.mayNeedMore = true }
        if target.isTool { all[place].facts.isTool = true }
        places.append(place)
      }
    }
    gather(builds, places, &all)
    for target in declared {
      let path = plain(target.path)
      let named = all.indices.filter { all[$0].target.name == target.name.name }
      if let known = named.first(where: { Path.isInside(all[$0].target.path, path) }) ?? named.first {
        all[known].target.path = path
        all[known].target.kind = target.kind ?? all[known].target.kind
        all[known].target.layer = target.layer
        all[known].facts.sources.append(BuildSources(folders: [path]))
        all[known].facts.isDeclared = true
      } else {
        let facts = Facts(sources: [BuildSources(folders: [path])], isDeclared: true)
        all.append((Target(name: target.name.name, path: path, kind: target.kind ?? "library", layer: target.layer), facts))
      }
    }
    let order = all.indices.sorted {
      (all[$0].target.path, all[$0].target.name, $0) < (all[$1].target.path, all[$1].target.name, $1)
    }
    targets = order.map { all[$0].target }
    facts = order.map { all[$0].facts }
    assign(files)
    var new = [Int](repeating: 0, count: all.count)
    for (index, old) in order.enumerated() { new[old] = index }
    var seen: Set<[Int]> = []
    for (from, found) in links.links.enumerated() where places[from] >= 0 {
      for link in found where places[link.to] >= 0 && places[link.to] != places[from] {
        let ends = [new[places[from]], new[places[link.to]]]
        if seen.insert(ends).inserted { dependencies.append(TargetDependency(from: ends[0], to: ends[1], at: link.at)) }
      }
    }
    let withCode = Set(members.values.joined())
    for index in dependencies.indices {
      let to = dependencies[index].to
      dependencies[index].needsNoImport = facts[to].isTool || !withCode.contains(to)
    }
  }

  /// What a workspace builds together, it describes.
  private func gather(_ builds: [BuildFile], _ places: [Int], _ all: inout [(target: Target, facts: Facts)]) {
    for (number, space) in builds.enumerated() where !space.gathered.isEmpty {
      let patterns = PathPatterns(space.gathered)
      var raw = 0
      for build in builds {
        let isIn = space.gathered.contains(build.folder) || patterns.cover(build.folder, isFolder: true)
        for _ in build.targets {
          if isIn, places[raw] >= 0 { all[places[raw]].facts.builds.insert(number) }
          raw += 1
        }
      }
    }
  }

  /// A file belongs to the target with the deepest folder; but where descriptions let targets share files, to each that
  /// claims it.
  private mutating func assign(_ files: [String]) {
    for file in files {
      var claims: [(index: Int, depth: Int, rank: Int)] = []
      for index in targets.indices {
        let isListed = facts[index].sources.contains { $0.listed.contains(file) }
        let inFolder = facts[index].sources.compactMap { $0.depth(of: file) }.max()
        guard let depth = isListed ? max(targets[index].path.utf8.count, inFolder ?? 0) : inFolder else { continue }
        claims.append((index, depth, facts[index].isDeclared ? 2 : isListed ? 1 : 0))
      }
      guard let best = claims.max(by: { ($0.depth, $0.rank) < ($1.depth, $1.rank) }) else { continue }
      let owners = claims.filter { claim in
        (claim.depth, claim.rank) == (best.depth, best.rank)
          || !facts[best.index].sharing.isDisjoint(with: facts[claim.index].sharing)
      }.map(\.index)
      ofFile[file] = owners.first { targets[$0].kind == "app" } ?? owners.first
      members[file] = owners
    }
  }
}

/// Whether a path lies in a folder, where both count from one root and may lead out of it.
private func isBelow(_ path: String, _ folder: String) -> Bool {
  Path.isInside(path, folder) && !(folder.isEmpty && path.hasPrefix(".."))
}

private func overlap(_ known: [BuildSources], _ other: BuildSources) -> Bool {
  known.contains { one in
    !one.listed.isDisjoint(with: other.listed) || one.folders.contains { other.folders.contains($0) }
      || other.listed.contains { one.depth(of: $0) != nil } || one.listed.contains { other.depth(of: $0) != nil }
  }
}
