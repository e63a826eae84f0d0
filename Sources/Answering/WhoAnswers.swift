import Model

extension Questions {
  /// The registrations that offer a type.
  public func whoProvides(_ word: String) -> Result<Answer, Confusion> {
    names.find("type:" + bare(word)).map { found in
      let wanted = Set(found.names)
      let rows = atlas.graph.providers.enumerated().flatMap { index, provider in
        provider.keys.filter { wanted.contains($0.type.unwrapped.description) || wanted.contains($0.description) }
          .map { row(index, $0) }
      }
      let asked = atlas.graph.needs.count { wanted.contains($0.key.type.unwrapped.description) }
      let name = meant(word, found.names)
      let sentence =
        rows.isEmpty
        ? "nothing provides \(name)\(asked > 0 ? ", and \(asked) place\(asked == 1 ? " asks" : "s ask") for it" : "")"
        : "\(rows.count) registration\(rows.count == 1 ? " provides" : "s provide") \(name)"
      return Answer(question: "who-provides", sentence: sentence, rows: sorted(rows), isFound: !rows.isEmpty)
    }
  }

  private func row(_ index: Int, _ key: Key) -> Answer.Row {
    let provider = atlas.graph.providers[index]
    let roots = provider.roots.map { atlas.graph.roots[$0].name }
    return Answer.Row(
      [
        .init("type", key.description), .init("by", atlas.name(ofProvider: index)),
        .init("lifetime", provider.lifetime.name), .init("in", owner(provider.owner)),
        .init("loaded", roots.isEmpty ? "by no root" : "by \(listed(roots))"),
      ], at: provider.at)
  }

  /// Those that ask for a type, load a group or import a target.
  public func whoNeeds(_ word: String) -> Result<Answer, Confusion> {
    names.find(word).map { found in
      let wanted = Set(found.names)
      var rows: [Answer.Row] = []
      for need in atlas.graph.needs
      where wanted.contains(need.key.type.unwrapped.description) || wanted.contains(need.key.description) {
        rows.append(row(name(of: need.by), need.verb, need.key.description, verdict(of: need), need.at))
      }
      // What is needed as an object was listed with its verdict; the rest is loaded, imported or used.
      for hop in atlas.hops where found.points.contains(hop.to) && hop.key == nil && hop.kind < .registers {
        rows.append(row(atlas.name(of: hop.from), hop.verb, atlas.name(of: hop.to), "", hop.at))
      }
      let name = meant(word, found.names)
      let sentence =
        rows.isEmpty ? "nobody needs \(name)" : "\(rows.count) place\(rows.count == 1 ? " needs" : "s need") \(name)"
      return Answer(question: "who-needs", sentence: sentence, rows: sorted(rows), isFound: !rows.isEmpty)
    }
  }

  private func row(_ who: String, _ kind: String, _ what: String, _ status: String, _ at: Location) -> Answer.Row {
    Answer.Row([.init("who", who), .init("kind", kind), .init("what", what), .init("status", status)], at: at)
  }

  private func name(of asker: Need.Asker) -> String {
    switch asker {
    case .provider(let index): atlas.name(ofProvider: index)
    case .code(let text): text.isEmpty ? "code" : text
    }
  }

  private func verdict(of need: Need) -> String {
    let statuses = Set(need.verdicts.map(\.status))
    if statuses.contains(.missing) { return "missing" }
    if statuses.contains(.unknown) { return "unknown" }
    if statuses.contains(.resolved) { return "resolved" }
    return statuses.contains(.external) ? "external" : statuses.isEmpty ? "not loaded" : "tolerated"
  }

  func owner(_ owner: Owner?) -> String {
    switch owner {
    case .group(let index): atlas.graph.groups[index].name
    case .root(let index): atlas.graph.roots[index].name
    case nil: ""
    }
  }

  /// By place, each once.
  func sorted(_ rows: [Answer.Row]) -> [Answer.Row] {
    let order = { (row: Answer.Row) in row.cells.map(\.text).joined(separator: "\u{1f}") }
    return Set(rows).sorted { a, b in
      switch (a.at, b.at) {
      case (let one?, let other?) where one != other: one < other
      default: order(a) < order(b)
      }
    }
  }

  private func bare(_ word: String) -> String { word.hasPrefix("type:") ? String(word.dropFirst(5)) : word }
}
