import Model

/// What a piece of a build description written in Swift comes to, as far as that can be told without running it.
indirect enum Written: Hashable {
  case text(String, Position)
  case truth(Bool)
  case nothing
  /// `isWhole`: no element is unknown and none may be missing.
  case list([Written], isWhole: Bool)
  /// A call that the description's own functions do not explain, and a bare member: `.target(name: "Core")`, `.framework`.
  case call(String, [Labelled], Position)
  case unknown(Position)

  struct Labelled: Hashable {
    var label: String?
    var value: Written
  }

  subscript(label: String?) -> Written? {
    guard case .call(_, let arguments, _) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  var text: String? { if case .text(let text, _) = self { text } else { nil } }

  /// The elements that are known of a list; nil for anything else.
  var elements: [Written]? { if case .list(let elements, _) = self { elements } else { nil } }

  /// Whether nothing of a list is hidden.
  var isWholeList: Bool { if case .list(_, isWhole: true) = self { true } else { false } }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// The texts of a list of texts; a text alone is a list of one.
  var texts: [String]? { text.map { [$0] } ?? elements?.compactMap(\.text) }

  var at: Position? {
    switch self {
    case .text(_, let at), .call(_, _, let at), .unknown(let at): at
    default: nil
    }
  }
}
