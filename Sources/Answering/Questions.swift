import Model

/// A graph that can be asked. Names in questions are whole, the last part of one name, or globs; what is found is sorted.
public struct Questions: Sendable {
  let atlas: Atlas
  let names: Names

  public init(_ graph: Graph) {
    atlas = Atlas(graph)
    names = Names(atlas)
  }

  /// Every name of these kinds, sorted.
  public func names(of kinds: Set<Kind> = Set(Kind.allCases)) -> [String] { names.all(of: kinds) }
}

extension Questions {
  /// Every word that may mean something: whole names and their last parts, sorted.
  public var words: [String] {
    let names = names.all()
    return Set(names + names.compactMap { Names.lastPart(of: $0) }).sorted()
  }

  /// How a way from one thing to another is asked for.
  public enum Extent: Sendable {
    /// A shortest one.
    case shortest
    /// Every hop that lies on some way.
    case all
    /// The fewest hops without which there is none.
    case cut
  }

  /// How one thing leads to another, at whatever level.
  public func why(_ from: String, _ to: String, _ extent: Extent) -> Result<Answer, Confusion> {
    names.find(from).flatMap { start in
      names.find(to).map { end in
        let journey = Journey(atlas, from: start.points, to: end.points)
        let (a, b) = (meant(from, start.names), meant(to, end.names))
        if journey.isIdle { return Answer(question: "why", sentence: "\(a) and \(b) are the same", rows: [], isFound: true) }
        guard let way = journey.shortest else {
          let back = Journey(atlas, from: end.points, to: start.points).shortest != nil
          return Answer(
            question: "why", sentence: "nothing leads from \(a) to \(b)" + (back ? ", only the other way round" : ""), rows: [],
            isFound: false)
        }
        switch extent {
        case .shortest:
          return answer("\(a) leads to \(b) in \(hops(way.count))", way)
        case .all:
          let all = journey.all
          return answer("\(hops(all.count)) lie\(all.count == 1 ? "s" : "") on ways from \(a) to \(b)", all)
        case .cut:
          let cut = journey.cut
          let places = journey.places(of: cut)
          return answer(
            "without \(cut.count == 1 ? "this hop" : "these \(hops(cut.count))") nothing leads from \(a) to \(b)", places)
        }
      }
    }
  }

  private func answer(_ sentence: String, _ hops: [Hop]) -> Answer {
    Answer(question: "why", sentence: sentence, rows: hops.map(row), isFound: true)
  }

  private func row(_ hop: Hop) -> Answer.Row {
    let to = hop.key?.description ?? atlas.name(of: hop.to)
    var answer = ""
    switch atlas.points[hop.to] {
    case .provider where hop.key != nil && atlas.name(of: hop.to) != to: answer = "(\(atlas.name(of: hop.to)))"
    case .provider(let index) where hop.kind == .registers:
      // What it is asked for by, where that is not its own name.
      let keys = atlas.graph.providers[index].keys.map(\.description)
      if !keys.isEmpty, !keys.contains(to) { answer = "(as \(listed(keys)))" }
    case .unanswered: answer = "(nobody provides it)"
    default: break
    }
    return Answer.Row(
      [
        .init("from", atlas.name(of: hop.from)), .init("kind", hop.verb), .init("to", to), .init("answer", answer),
      ], at: hop.at)
  }

  private func hops(_ count: Int) -> String { "\(count) hop\(count == 1 ? "" : "s")" }

  /// `A`, `A and B`, `A, B and 3 more`.
  func listed(_ names: [String]) -> String {
    (names.count <= 3 ? names : names.prefix(2) + ["\(names.count - 2) more"]).inWords()
  }

  /// What a word of the question stands for; of several names none is right by itself.
  func meant(_ word: String, _ names: [String]) -> String { names.count == 1 ? names[0] : "what is called \(word)" }
}
