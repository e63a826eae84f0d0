import Model

/// Something of a graph that has a name.
enum Point: Hashable {
  case target(Int)
  case root(Int)
  case group(Int)
  case provider(Int)
  /// Code that asks outside any registration.
  case code(String)
  /// A key that somebody asks for and no registration answers.
  case unanswered(Key)
}

/// A step from one point to another: what the source says at one place.
struct Hop: Hashable {
  /// From the most telling to the least: of several between two points the first is shown.
  enum Kind: Int, Comparable {
    case imports, dependsOn, includes, needs, registers, declares

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  var from: Int
  var to: Int
  var kind: Kind
  var verb: String
  /// The key that is asked for; nil where none is.
  var key: Key?
  var at: Location
}

extension Hop: Comparable {
  static func < (a: Hop, b: Hop) -> Bool {
    (a.from, a.to, a.kind.rawValue, a.at, a.verb) < (b.from, b.to, b.kind.rawValue, b.at, b.verb)
  }
}
