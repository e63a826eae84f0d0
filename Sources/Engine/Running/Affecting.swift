import Frameworks
import Model

/// What the changes since a revision touch, and what leans on that; beside it the absolute path of the project's root.
public func affected(
  _ job: Job, since revision: String, frameworks: [Framework] = Framework.all
) throws(Obstacle) -> (root: String, affected: Affected) {
  Crash.handlerStack()
  let now = try Examination(job, frameworks: frameworks, rules: nil)
  let comparison = try Comparison(revision, root: now.project.root)
  // What was taken away belonged to something.
  let then = try? Examination(
    comparison.earlier(now.project, now.found, frameworkIDs: frameworks.map(\.id)), job, frameworks: frameworks, rules: nil)
  let effect = Effect(now, then, Set(comparison.changed))
  let top = comparison.before.top
  let owners = CodeOwners(top: top, files: Disk())
  let fromTop = Path.relative(now.project.root, to: top)
  func ownersOf(_ file: String) -> [String] { owners.owners(of: Path.resolved(file, in: fromTop)) }

  var units: [Affected.Unit] = []
  for (index, degree) in effect.targets {
    let target = now.graph.targets[index]
    let files = now.targetsOfFile.filter { $0.value.contains(target.name) }.keys
    let all = Set(files.flatMap(ownersOf) + (target.owner.map { [$0] } ?? []))
    units.append(.init(kind: .target, name: target.name, degree: degree, owners: all.sorted(), path: target.path))
  }
  for (index, degree) in effect.groups {
    let group = now.graph.groups[index]
    if group.kind == "function" { continue }
    let kind = group.level == .assembly ? Affected.Kind.assembly : .module
    units.append(.init(kind: kind, name: group.name, degree: degree, owners: ownersOf(group.at.file), path: group.at.file))
  }
  for (index, degree) in effect.roots {
    let root = now.graph.roots[index]
    if root.isImplied { continue }
    units.append(.init(kind: .root, name: root.name, degree: degree, owners: ownersOf(root.at.file), path: root.at.file))
  }
  let order = Affected.Kind.allCases
  units = Set(units).sorted {
    (order.firstIndex(of: $0.kind)!, $0.degree, $0.name, $0.path) < (order.firstIndex(of: $1.kind)!, $1.degree, $1.name, $1.path)
  }
  let affected = Affected(
    revision: revision, commit: comparison.commit, files: comparison.changed, strays: effect.strays, units: units)
  return (now.project.root, affected)
}

/// Which units some changed files are part of, and which depend on those.
private struct Effect {
  private(set) var targets: [(Int, Affected.Degree)] = []
  private(set) var groups: [(Int, Affected.Degree)] = []
  private(set) var roots: [(Int, Affected.Degree)] = []
  private(set) var strays: [String] = []

  init(_ now: Examination, _ then: Examination?, _ changed: Set<String>) {
    let graph = now.graph
    let byName = Dictionary(graph.targets.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var own: Set<Int> = []
    for file in changed.sorted() {
      let names = Self.targets(of: file, now, then)
      if names.isEmpty { strays.append(file) }
      own.formUnion(names.compactMap { byName[$0] })
    }
    let leaning = graph.imports.map { Digraph.Arrow($0.to, $0.from) } + graph.dependencies.map { Digraph.Arrow($0.to, $0.from) }
    targets = Self.spread(from: own, nearer: [], over: Digraph(count: graph.targets.count, arrows: leaning))

    // Groups first, then roots, in one graph, since roots load groups.
    let count = graph.groups.count
    let types = Self.types(in: changed, now, then)
    var (touched, near) = Self.groups(in: changed, types, graph)
    let removed =
      then.map { old in Set(Self.groups(in: changed, types, old.graph).touched.map { old.graph.groups[$0].name }) } ?? []
    for (index, group) in graph.groups.enumerated() where removed.contains(group.name) { touched.insert(index) }
    for (index, root) in graph.roots.enumerated() where changed.contains(root.at.file) { touched.insert(count + index) }
    near.subtract(touched)
    let point = { (owner: Owner) in
      switch owner {
      case .group(let index): index
      case .root(let index): count + index
      }
    }
    var arrows = graph.includes.map { Digraph.Arrow($0.to, point($0.from)) }
    for need in graph.needs {
      guard let asker = Self.owner(of: need, graph) else { continue }
      for provider in need.verdicts.flatMap(\.providers) {
        if let giver = graph.providers[provider].owner { arrows.append(Digraph.Arrow(point(giver), point(asker))) }
      }
    }
    let reached = Self.spread(from: touched, nearer: near, over: Digraph(count: count + graph.roots.count, arrows: arrows))
    groups = reached.filter { $0.0 < count }
    roots = reached.filter { $0.0 >= count }.map { ($0.0 - count, $0.1) }
  }

  /// The targets that a file is part of: that compile it, that it describes, or in whose folder it lies.
  private static func targets(of file: String, _ now: Examination, _ then: Examination?) -> Set<String> {
    let compiled = Set((now.targetsOfFile[file] ?? []) + (then?.targetsOfFile[file] ?? []))
    if !compiled.isEmpty { return compiled }
    let described = (now.builds + (then?.builds ?? [])).filter { $0.file == file }.flatMap { $0.targets.map(\.name) }
    if !described.isEmpty { return Set(described) }
    let around = now.graph.targets.filter { !$0.path.isEmpty && Path.isInside(file, $0.path) }
    let deepest = around.map(\.path.count).max()
    return Set(around.filter { $0.path.count == deepest }.map(\.name))
  }

  /// The names of types that are declared in some files, now or then.
  private static func types(in files: Set<String>, _ now: Examination, _ then: Examination?) -> Set<String> {
    let digests = (now.digests + (then?.digests ?? [])).filter { files.contains($0.file) }
    return Set(digests.flatMap { $0.declarations.filter(\.isNominal).map(\.name) })
  }

  /// The groups whose own text lies in some files, and those that make objects of some types.
  private static func groups(in files: Set<String>, _ types: Set<String>, _ graph: Graph) -> (touched: Set<Int>, near: Set<Int>) {
    var touched = Set(graph.groups.indices.filter { files.contains(graph.groups[$0].at.file) })
    var near: Set<Int> = []
    for provider in graph.providers {
      guard case .group(let group)? = provider.owner else { continue }
      if files.contains(provider.at.file) || files.contains(provider.site.file) { touched.insert(group) }
      if let name = provider.implementation?.baseName, types.contains(name) { near.insert(group) }
    }
    for include in graph.includes where files.contains(include.at.file) {
      if case .group(let group) = include.from { touched.insert(group) }
    }
    return (touched, near)
  }

  private static func owner(of need: Need, _ graph: Graph) -> Owner? {
    if case .provider(let index) = need.by { return graph.providers[index].owner ?? need.scope }
    return need.scope
  }

  /// What can be reached from some points, and how near it is.
  private static func spread(from touched: Set<Int>, nearer: Set<Int>, over graph: Digraph) -> [(Int, Affected.Degree)] {
    let direct = Set(touched.flatMap { graph.next[$0] }).union(nearer).subtracting(touched)
    let all = graph.reached(from: touched.union(direct))
    return all.sorted().map { ($0, touched.contains($0) ? .changed : direct.contains($0) ? .directly : .indirectly) }
  }
}
