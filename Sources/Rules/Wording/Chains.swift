import Model

extension Graph {
  /// How one gets from a root to a need: where the container comes to life, what loads what, the registration, the need.
  func chain(to need: Int, in root: Int?, _ ways: IncludeWays) -> [Finding.Note] {
    let need = needs[need]
    var notes: [Finding.Note] = []
    if case .provider(let asker) = need.by {
      if let root { notes += chain(toOwnerOf: asker, in: root, ways) }
      notes.append(Finding.Note("\(owner(of: asker))registers \(self.asker(of: need))", at: providers[asker].at))
    } else if let root, !roots[root].isImplied {
      notes.append(creation(of: root, ways))
    }
    notes.append(Finding.Note("\(asker(of: need)) \(verb(of: need)) \(name(of: need.key))", at: need.at))
    return notes
  }

  /// How one gets from a root to a need that looks upward in a tree: each scope, and where it makes the next.
  func chain(to need: Int, _ verdict: Verdict, _ ways: IncludeWays) -> [Finding.Note] {
    var notes = verdict.root.map { [creation(of: $0, ways)] } ?? []
    for (upper, lower) in zip(verdict.path, verdict.path.dropFirst()) {
      guard let include = ways.first(from: upper, to: lower) else { continue }
      notes.append(Finding.Note("\(code(groups[upper].name)) makes \(code(groups[lower].name))", at: include.at))
    }
    let need = needs[need]
    notes.append(Finding.Note("\(asker(of: need)) \(verb(of: need)) \(name(of: need.key))", at: need.at))
    return notes
  }

  /// From a root to the group in which a registration stands.
  private func chain(toOwnerOf provider: Int, in root: Int, _ ways: IncludeWays) -> [Finding.Note] {
    var notes = roots[root].isImplied ? [] : [creation(of: root, ways)]
    guard case .group(let goal) = providers[provider].owner else { return notes }
    for include in ways.path(from: root, to: goal) {
      // A root that is an assembly itself need not be said to load it.
      if case .root = include.from, groups[include.to].name == roots[root].name { continue }
      notes.append(
        Finding.Note("\(name(of: include.from)) \(include.verb) \(code(groups[include.to].name))", at: include.at))
    }
    return notes
  }

  func creation(of root: Int, _ ways: IncludeWays) -> Finding.Note {
    let isDeclared = policies[roots[root].framework] != nil && ways.declared.contains(roots[root].name)
    return Finding.Note(
      isDeclared ? "\(code(roots[root].name)) is a root" : "\(code(roots[root].name)) is created", at: roots[root].at)
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
