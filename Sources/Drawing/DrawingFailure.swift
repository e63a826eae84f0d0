/// Why nothing could be drawn.
public enum DrawingFailure: Error, Hashable, Sendable {
  /// Nothing in the graph has this name; the nearest names there are, best first, at most three.
  case unknownName(String, near: [String])
  /// The name is known, but a picture of this level has no place for it.
  case notAtLevel(String, Picture.Level)
  /// The program was built without libgraphviz.
  case withoutGraphviz(format: String)
  /// libgraphviz could not read, lay out or write the picture; its own words, if it had any.
  case graphviz(String)
}

extension DrawingFailure: CustomStringConvertible {
  /// A sentence for the user, without a full stop.
  public var description: String {
    switch self {
    case .unknownName(let name, let near):
      let hint = near.isEmpty ? "" : "; did you mean \(near.map { "“\(visible($0))”" }.joined(separator: " or "))?"
      return "nothing in the graph is called “\(visible(name))”\(hint)"
    case .notAtLevel(let name, let level):
      return "a picture of \(level.plural) does not show “\(visible(name))”; take a finer --level"
    case .withoutGraphviz(let format):
      return "this dilint was built without Graphviz, so it cannot write \(format); "
        + "write dot or json instead, or build it with the trait Graphviz"
    case .graphviz(let words):
      return "Graphviz could not draw the picture" + (words.isEmpty ? "" : ": \(visible(words))")
    }
  }
}
