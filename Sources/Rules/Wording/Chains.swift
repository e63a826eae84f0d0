import Model

/// By root, the include by which each of its groups is reached on a shortest way. Whoever asks for many chains keeps them.
typealias IncludeTrees = [Int: [Int: Include]]

extension Graph {
  /// How one gets from a root to a need: where the container comes to life, what loads what, the registration, the need.
  func chain(to need: Int, in root: Int?) -> [Finding.Note] {
    var trees: IncludeTrees = [:]
    return chain(to: need, in: root, &trees)
  }

  /// The same, for one of many: `trees` spares looking for a way twice.
  func chain(to need: Int, in root: Int?, _ trees: inout IncludeTrees) -> [Finding.Note] {
    let need = needs[need]
    var notes: [Finding.Note] = []
    if case .provider(let asker) = need.by {
      if let root { notes += chain(toOwnerOf: asker, in: root, &trees) }
      notes.append(Finding.Note("\(owner(of: asker))registers \(name(of: asker))", at: providers[asker].at))
    } else if let root, !roots[root].isImplied {
      notes.append(creation(of: root))
    }
    notes.append(Finding.Note("\(name(of: need.by)) \(verb(of: need)) \(name(of: need.key))", at: need.at))
    return notes
  }

  /// How one gets from a root to a need that looks upward in a tree: each scope, and where it makes the next.
  func chain(to need: Int, _ verdict: Verdict) -> [Finding.Note] {
    var notes = verdict.root.map { [creation(of: $0)] } ?? []
    for (upper, lower) in zip(verdict.path, verdict.path.dropFirst()) {
      guard let include = includes.first(where: { $0.from == .group(upper) && $0.to == lower }) else { continue }
      notes.append(Finding.Note("\(code(groups[upper].name)) makes \(code(groups[lower].name))", at: include.at))
    }
    let need = needs[need]
    notes.append(Finding.Note("\(name(of: need.by)) \(verb(of: need)) \(name(of: need.key))", at: need.at))
    return notes
  }

  /// From a root to the group in which a registration stands.
  private func chain(toOwnerOf provider: Int, in root: Int, _ trees: inout IncludeTrees) -> [Finding.Note] {
    var notes = roots[root].isImplied ? [] : [creation(of: root)]
    guard case .group(let goal) = providers[provider].owner else { return notes }
    let tree = trees[root] ?? includeTree(of: root)
    trees[root] = tree
    for include in path(to: goal, along: tree) {
      // A root that is an assembly itself need not be said to load it.
      if case .root = include.from, groups[include.to].name == roots[root].name { continue }
      notes.append(
        Finding.Note("\(name(of: include.from)) \(include.verb) \(code(groups[include.to].name))", at: include.at))
    }
    return notes
  }

  func creation(of root: Int) -> Finding.Note {
    let isDeclared =
      policies[roots[root].framework] != nil && groups.contains { $0.kind == "declared" && $0.name == roots[root].name }
    return Finding.Note(
      isDeclared ? "\(code(roots[root].name)) is a root" : "\(code(roots[root].name)) is created", at: roots[root].at)
  }

  /// By group, the include by which a shortest way from the root reaches it.
  private func includeTree(of root: Int) -> [Int: Include] {
    let loaded = Set(roots[root].loaded)
    var next: [Owner: [Include]] = [:]
    for include in includes where include.kind != .peer && loaded.contains(include.to) {
      next[include.from, default: []].append(include)
    }
    var tree: [Int: Include] = [:]
    var line: [Owner] = [.root(root)]
    var at = 0
    while at < line.count {
      for include in next[line[at]] ?? [] where tree[include.to] == nil {
        tree[include.to] = include
        line.append(.group(include.to))
      }
      at += 1
    }
    return tree
  }

  private func path(to goal: Int, along tree: [Int: Include]) -> [Include] {
    var path: [Include] = []
    var at = goal
    while let include = tree[at] {
      path.append(include)
      guard case .group(let from) = include.from else { break }
      at = from
    }
    return path.reversed()
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
