import Model

extension Questions {
  /// The places where containers come to life.
  public func roots() -> Answer {
    let graph = atlas.graph
    let rows = graph.roots.enumerated().map { index, root in
      Answer.Row(
        [
          .init("root", root.name), .init("framework", root.framework),
          .init("loads", counted(root.loaded.count, "group")),
          .init("holds", counted(graph.providers.count { $0.roots.contains(index) }, "registration")),
          .init("target", root.target.map { "in \(graph.targets[$0].name)" } ?? ""),
          .init(
            "note",
            root.isImplied
              ? "(no code creates it: it stands for any container)" : root.isOpen ? "(not all of it could be read)" : ""),
        ], at: root.at)
    }
    let sentence = rows.isEmpty ? "no root was found" : counted(rows.count, "root")
    return Answer(question: "roots", sentence: sentence, rows: rows, isFound: !rows.isEmpty)
  }

  /// Everything of a kind whose name fits a glob, or that is called so.
  public func list(_ kind: Kind, _ word: String?) -> Result<Answer, Confusion> {
    var wanted: Set<String>?
    if let word {
      switch names.find("\(kind.rawValue):\(word)") {
      case .success(let found): wanted = Set(found.names)
      case .failure(.ambiguous(_, let several)): wanted = Set(several)
      case .failure(let confusion): return .failure(confusion)
      }
    }
    let rows = rows(kind).filter { wanted?.contains($0.cells[0].text) ?? true }
    let noun = rows.count == 1 ? kind.rawValue : kind.plural
    let sentence = rows.isEmpty ? "there are no \(kind.plural)\(otherLevel(kind))" : "\(rows.count) \(noun)"
    return .success(Answer(question: "list \(kind.plural)", sentence: sentence, rows: rows, isFound: !rows.isEmpty))
  }

  private func rows(_ kind: Kind) -> [Answer.Row] {
    let graph = atlas.graph
    switch kind {
    case .target:
      return sorted(
        graph.targets.map { target in
          Answer.Row(
            [
              .init("target", target.name), .init("kind", target.kind), .init("layer", target.layer ?? ""),
              .init("path", target.path, isPath: true),
            ], at: nil)
        })
    case .assembly, .module:
      let level: Group.Level = kind == .assembly ? .assembly : .module
      let holders = Dictionary(grouping: graph.providers.compactMap(\.owner), by: { $0 }).mapValues(\.count)
      let loaded = Set(graph.roots.flatMap(\.loaded))
      let groups = graph.groups.enumerated().filter { $1.level == level }
      return groups.sorted { ($0.element.name, $0.element.at) < ($1.element.name, $1.element.at) }.map { index, group in
        Answer.Row(
          [
            .init(kind.rawValue, group.name), .init("kind", group.kind),
            .init("holds", counted(holders[.group(index)] ?? 0, "registration")),
            .init("target", group.target.map { "in \(graph.targets[$0].name)" } ?? ""),
            .init("note", loaded.contains(index) ? "" : "(no root loads it)"),
          ], at: group.at)
      }
    case .root: return roots().rows
    case .type: return types()
    }
  }

  /// What a framework calls an assembly may be a module here: the unit of registrations that is loaded as a whole.
  private func otherLevel(_ kind: Kind) -> String {
    guard kind == .assembly || kind == .module else { return "" }
    let other: Kind = kind == .assembly ? .module : .assembly
    return rows(other).isEmpty ? "" : "; what is grouped here counts as \(other.plural): `dilint list \(other.plural)`"
  }

  private func types() -> [Answer.Row] {
    var counts: [String: (provided: Int, needed: Int, at: Location)] = [:]
    for provider in atlas.graph.providers {
      for name in Set(provider.keys.map { $0.type.unwrapped.description }) {
        counts[name, default: (0, 0, provider.at)].provided += 1
      }
    }
    for need in atlas.graph.needs {
      counts[need.key.type.unwrapped.description, default: (0, 0, need.at)].needed += 1
    }
    return counts.sorted { $0.key < $1.key }.map { name, count in
      Answer.Row(
        [
          .init("type", name), .init("provided", "provided \(times(count.provided))"),
          .init("needed", "needed \(times(count.needed))"),
        ], at: count.at)
    }
  }

  private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
  private func times(_ number: Int) -> String { number == 0 ? "nowhere" : number == 1 ? "once" : "\(number) times" }
}

extension Kind {
  /// The word for several.
  public var plural: String { self == .assembly ? "assemblies" : rawValue + "s" }
}
