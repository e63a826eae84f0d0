import Model

/// What a piece of a build description written in Swift comes to, as far as that can be told without running it.
package indirect enum Written: Hashable {
  case text(String, Position)
  case truth(Bool)
  case number(Int)
  case nothing
  /// `isWhole`: no element is unknown and none may be missing. An element that only some builds have is a `maybe`.
  case list([Written], isWhole: Bool)
  /// `isWhole` as for a list.
  case table([Pair], isWhole: Bool)
  /// A call that the description's own functions do not explain, and a bare member: `.target(name: "Core")`, `.framework`.
  case call(String, [Labelled], Position)
  /// A value of a type that the description or its helpers declare: an enum's case with what it carries, or fields. A tuple has
  /// the type `()`.
  case object(type: String, name: String?, [Labelled])
  /// A type as a value: `Module.self`.
  case type(String)
  /// `\Module.name.first` without its root.
  case keyPath([String])
  /// A closure or local function that somebody keeps, with the names that it sees.
  case closure(KeptCode)
  /// An element of a list that is there in some builds only: under an `#if`, or behind a test that nobody can tell.
  case maybe(Written)
  case unknown(Position)

  package struct Labelled: Hashable {
    package var label: String?
    package var value: Written

    package init(label: String?, value: Written) {
      self.label = label
      self.value = value
    }
  }

  package struct Pair: Hashable {
    package var key: Written
    package var value: Written
  }

  package subscript(label: String?) -> Written? {
    switch self {
    case .call(_, let arguments, _), .object(_, _, let arguments): arguments.first { $0.label == label }?.value
    default: nil
    }
  }

  package var text: String? { if case .text(let text, _) = self { text } else { nil } }

  package var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }

  package var number: Int? { if case .number(let number) = self { number } else { nil } }

  /// The elements that are known of a list, possible ones included; nil for anything else.
  package var elements: [Written]? { if case .list(let elements, _) = self { elements } else { nil } }

  /// Whether nothing of a list is hidden.
  package var isWholeList: Bool { if case .list(_, isWhole: true) = self { true } else { false } }

  package var isUnknown: Bool { if case .unknown = self { true } else { false } }

  package var isMaybe: Bool { if case .maybe = self { true } else { false } }

  /// What an element is where it is there at all.
  package var sure: Written { if case .maybe(let inner) = self { inner.sure } else { self } }

  /// An element that only some builds have.
  package var doubted: Written { isMaybe || isUnknown ? self : .maybe(self) }

  /// The texts of a list of texts, possible ones included; a text alone is a list of one.
  package var texts: [String]? { text.map { [$0] } ?? elements?.compactMap(\.sure.text) }

  package var at: Position? {
    switch self {
    case .text(_, let at), .call(_, _, let at), .unknown(let at): at
    case .maybe(let inner): inner.at
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

  /// The same with another value for one field or argument; nil for what has none.
  func with(_ label: String, _ value: Written) -> Written? {
    func replaced(_ all: [Labelled]) -> [Labelled] {
      guard let index = all.firstIndex(where: { $0.label == label }) else { return all + [Labelled(label: label, value: value)] }
      var all = all
      all[index].value = value
      return all
    }
    switch self {
    case .call(let name, let arguments, let at): return .call(name, replaced(arguments), at)
    case .object(let type, nil, let fields): return .object(type: type, name: nil, replaced(fields))
    default: return nil
    }
  }
}

extension Position {
  /// In a helper of a description.
  package static let elsewhere = Position(line: 0, column: 0)
}

/// A closure or a local function with what it sees. Two are the same only if they are one.
package final class KeptCode: Hashable {
  enum Code {
    case closure(Closure)
    case function(BuildScript.Place)
  }

  let code: Code
  let frame: ScriptFrame

  init(_ code: Code, _ frame: ScriptFrame) {
    self.code = code
    self.frame = frame
  }

  package static func == (a: KeptCode, b: KeptCode) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
