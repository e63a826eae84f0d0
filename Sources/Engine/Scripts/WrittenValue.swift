import Model

/// What a piece of a build description written in Swift comes to, as far as that can be told without running it.
indirect enum Written: Hashable {
  case text(String, Position)
  case truth(Bool)
  case nothing
  /// `isWhole`: no element is unknown and none may be missing.
  case list([Written], isWhole: Bool)
  /// `isWhole` as for a list.
  case table([Pair], isWhole: Bool)
  /// A call that the description's own functions do not explain, and a bare member: `.target(name: "Core")`, `.framework`.
  case call(String, [Labelled], Position)
  /// A value of a type that the description or its helpers declare: an enum's case with what it carries, or fields.
  case object(type: String, name: String?, [Labelled])
  /// A type as a value: `Module.self`.
  case type(String)
  /// A closure that somebody keeps, with the names that it sees.
  case closure(Closure, ScriptFrame)
  case unknown(Position)

  struct Labelled: Hashable {
    var label: String?
    var value: Written
  }

  struct Pair: Hashable {
    var key: Written
    var value: Written
  }

  subscript(label: String?) -> Written? {
    switch self {
    case .call(_, let arguments, _), .object(_, _, let arguments): arguments.first { $0.label == label }?.value
    default: nil
    }
  }

  var text: String? { if case .text(let text, _) = self { text } else { nil } }

  var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }

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

  /// The same, where the description names what another file makes.
  func placed(_ at: Position) -> Written {
    if case .call(let name, let arguments, .elsewhere) = self { .call(name, arguments, at) } else { self }
  }

  /// A list of these, of which those that are unknown are missing.
  static func known(_ elements: [Written], isWhole: Bool = true) -> Written {
    .list(elements.filter { !$0.isUnknown }, isWhole: isWhole && !elements.contains(where: \.isUnknown))
  }

  /// Whether two values are equal, wherever they were written; nil where that cannot be told.
  func equals(_ other: Written) -> Bool? {
    switch (self, other) {
    case (.text(let a, _), .text(let b, _)): return a == b
    case (.truth(let a), .truth(let b)): return a == b
    case (.type(let a), .type(let b)): return a == b
    case (.nothing, .nothing): return true
    case (.unknown, _), (_, .unknown), (.closure, _), (_, .closure): return nil
    case (.nothing, _), (_, .nothing): return false
    case (.object(let type, let name, let fields), .object(let otherType, let otherName, let others)):
      guard type == otherType else { return nil }
      return name == otherName ? Written.equals(fields, others) : false
    case (.call(let name, let arguments, _), .call(let otherName, let others, _)):
      return name == otherName && Written.equals(arguments, others) == true ? true : nil
    case (.list(let left, isWhole: true), .list(let right, isWhole: true)):
      let parts = zip(left, right).map { $0.equals($1) }
      return left.count == right.count && parts.allSatisfy { $0 == true } ? true : nil
    default: return nil
    }
  }

  private static func equals(_ left: [Labelled], _ right: [Labelled]) -> Bool? {
    guard left.map(\.label) == right.map(\.label) else { return nil }
    let parts = zip(left, right).map { $0.value.equals($1.value) }
    return parts.contains(false) ? false : parts.contains(nil) ? nil : true
  }

  /// What is certain of a value that is one of two.
  func merged(with other: Written, at place: Position) -> Written {
    if self == other || equals(other) == true { return self }
    guard let left = elements, let right = other.elements else { return .unknown(place) }
    return .list(left.filter { one in right.contains { one == $0 || one.equals($0) == true } }, isWhole: false)
  }
}

extension Position {
  /// In a helper of a description.
  static let elsewhere = Position(line: 0, column: 0)
}
