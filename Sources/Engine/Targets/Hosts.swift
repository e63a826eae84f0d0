import Linking
import Model

extension ProjectTargets {
  /// By target: the flags of `#if` that are settled in all descriptions of it that say so.
  var settledFlags: [Int: [String: Bool]] {
    var result: [Int: [String: Bool]] = [:]
    for (target, fact) in facts.enumerated() {
      guard let first = fact.settledFlags.first else { continue }
      let agreed = first.filter { name, holds in fact.settledFlags.allSatisfy { $0[name] == holds } }
      if !agreed.isEmpty { result[target] = agreed }
    }
    return result
  }

  /// By target: the systems for which it is built, where all descriptions of it say so.
  var systems: [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for (target, fact) in facts.enumerated() where !fact.systems.isEmpty && !fact.systems.contains(nil) {
      result[target] = fact.systems.reduce(into: []) { $0.formUnion($1 ?? []) }
    }
    return result
  }

  /// Targets that no program but these can link: no description offers them to others.
  func inaccessible(from hosts: [Draft.Host]) -> Set<Int> {
    let linked = Set(hosts.flatMap(\.targets))
    return linked.filter { facts[$0].isKept && !facts[$0].isDeclared }
  }

  /// The apps and extensions of the project, each with what is linked into it.
  func hosts(imports: [TargetImport]) -> [Draft.Host] {
    let arrows = imports.map { Digraph.Arrow($0.from, $0.to) } + dependencies.map { Digraph.Arrow($0.from, $0.to) }
    let isHost = targets.map { $0.kind == "app" || $0.kind == "extension" }
    // An app brings its extensions, and other apps, along without linking them.
    let linking = Digraph(count: targets.count, arrows: arrows).filter { !isHost[$0.to] }
    let perhaps = Digraph(count: targets.count, arrows: arrows + possible.arrows).filter { !isHost[$0.to] }
    let all = targets.indices.filter { isHost[$0] }
    let names = names(of: all)
    return all.map { host in
      let reached = perhaps.reached(from: [host])
      let isKnown = reached.allSatisfy { !facts[$0].builds.isEmpty && targets[$0].knowledge != .unknown }
      return Draft.Host(
        name: names[host] ?? targets[host].name, executable: host, targets: linking.reached(from: [host]).sorted(), roots: [],
        mayLink: isKnown ? reached : nil)
    }
  }

  /// What people call each: several projects of a repository may each have an `App`. Those that share a name have with it the part of
  /// their path in which they differ, as in `App (Shop)`.
  private func names(of hosts: [Int]) -> [Int: String] {
    var names: [Int: String] = [:]
    for (name, sharing) in Dictionary(grouping: hosts, by: { targets[$0].name }) where sharing.count > 1 {
      let paths = sharing.map { targets[$0].path.split(separator: "/") }
      let start = common(paths)
      let end = common(paths.map { $0.dropFirst(start).reversed() })
      var taken: Set<String> = []
      for (host, path) in zip(sharing, paths) {
        let part = path.dropFirst(start).dropLast(end).joined(separator: "/")
        var title = part.isEmpty ? name : "\(name) (\(part))"
        while !taken.insert(title).inserted { title += "'" }
        names[host] = title
      }
    }
    return names
  }
}

/// How many parts all paths begin with.
private func common(_ paths: [[Substring]]) -> Int {
  (0..<(paths.map(\.count).min() ?? 0)).first { place in paths.contains { $0[place] != paths[0][place] } }
    ?? paths.map(\.count).min() ?? 0
}
