import Model

extension Graph {
  /// How one gets from a root to a need: where the container comes to life, what loads what, the registration, the need.
  func chain(to need: Int, in root: Int?) -> [Finding.Note] {
    let need = needs[need]
    var notes: [Finding.Note] = []
    if case .provider(let asker) = need.by {
      if let root { notes += chain(toOwnerOf: asker, in: root) }
      notes.append(Finding.Note("\(owner(of: asker))registers \(name(of: asker))", at: providers[asker].at))
    } else if let root, !roots[root].isImplied {
      notes.append(creation(of: root))
    }
    notes.append(Finding.Note("\(name(of: need.by)) \(verb(of: need)) \(name(of: need.key))", at: need.at))
    return notes
  }

  /// From a root to the group in which a registration stands.
  private func chain(toOwnerOf provider: Int, in root: Int) -> [Finding.Note] {
    var notes = roots[root].isImplied ? [] : [creation(of: root)]
    guard case .group(let goal) = providers[provider].owner else { return notes }
    for include in includePath(from: root, to: goal) {
      // A root that is an assembly itself need not be said to load it.
      if case .root = include.from, groups[include.to].name == roots[root].name { continue }
      notes.append(Finding.Note("\(name(of: include.from)) \(include.verb) \(code(groups[include.to].name))", at: include.at))
    }
    return notes
  }

  func creation(of root: Int) -> Finding.Note {
    let isDeclared =
      policies[roots[root].framework] != nil && groups.contains { $0.kind == "declared" && $0.name == roots[root].name }
    return Finding.Note(
      isDeclared ? "\(code(roots[root].name)) is a root" : "\(code(roots[root].name)) is created", at: roots[root].at)
  }

  /// A shortest way by includes from a root to a group; empty where none was read.
  func includePath(from root: Int, to goal: Int) -> [Include] {
    // Groups by their number, the root as one more point.
    let start = groups.count
    let loaded = Set(roots[root].loaded)
    var first: [Digraph.Arrow: Include] = [:]
    for include in includes where include.kind != .peer {
      let from: Int
      switch include.from {
      case .group(let group): from = group
      case .root(root): from = start
      case .root: continue
      }
      guard from == start || loaded.contains(from), loaded.contains(include.to) else { continue }
      let arrow = Digraph.Arrow(from, include.to)
      if first[arrow] == nil { first[arrow] = include }
    }
    let graph = Digraph(count: start + 1, arrows: first.keys)
    guard let path = graph.shortestPath(from: start, to: goal) else { return [] }
    return zip(path, path.dropFirst()).compactMap { first[Digraph.Arrow($0, $1)] }
  }

  private func owner(of provider: Int) -> String {
    providers[provider].owner.map { name(of: $0) + " " } ?? ""
  }

  private func verb(of need: Need) -> String {
    guard case .provider = need.by else { return need.isMany ? "asks for every" : "asks for" }
    return need.isMany ? "needs every" : "needs"
  }
}

extension Include {
  var verb: String {
    switch kind {
    case .public, .child: "loads"
    case .internal: "loads, as internal,"
    case .dependency: "depends on"
    case .dynamic: "is given"
    case .peer: "looks into"
    }
  }
}
