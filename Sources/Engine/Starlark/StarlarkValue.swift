import Model

/// What a piece of a build file comes to.
indirect enum StarlarkValue {
  case text(String, Position)
  case none
  /// `isWhole`: nothing of it is unknown. What a `select` decides is `possible`.
  case list([StarlarkValue], isWhole: Bool)
  case table([(key: String, value: StarlarkValue)])
  /// A rule or function that nobody here explains, with its arguments.
  case call(String, [String: StarlarkValue], Position)
  case possible(StarlarkValue)
  case unknown

  var text: String? { if case .text(let text, _) = self { text } else { nil } }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// What it is where it is there at all.
  var sure: StarlarkValue { if case .possible(let inner) = self { inner.sure } else { self } }
  var isPossible: Bool { if case .possible = self { true } else { false } }

  /// The elements that are known of a list.
  var elements: [StarlarkValue] { if case .list(let elements, _) = self { elements } else { [] } }

  var isWhole: Bool {
    switch self {
    case .list(_, let isWhole): isWhole
    case .unknown, .call: false
    default: true
    }
  }

  /// Texts with where they stand.
  var texts: [(text: String, at: Position, isPossible: Bool)] {
    elements.compactMap { element in
      if case .text(let text, let at) = element.sure { (text, at, element.isPossible) } else { nil }
    }
  }
}

extension StarlarkValue {
  /// A text with a part in the place of a mark.
  static func filled(_ text: String, _ mark: String, _ part: String, _ at: Position) -> StarlarkValue {
    guard let place = text.firstRange(of: mark), text.utf8.count + part.utf8.count < 10_000 else { return .unknown }
    return .text(String(text[..<place.lowerBound]) + part + text[place.upperBound...], at)
  }

  /// What one of several ways gives, each a list or a text.
  static func either(_ ways: [StarlarkValue]) -> StarlarkValue {
    let parts = ways.flatMap { $0.text == nil ? $0.elements : [$0] }
    return .list(parts.map { .possible($0.sure) }, isWhole: ways.allSatisfy(\.isWhole))
  }

  /// Two texts or lists joined by `+`.
  static func sum(_ left: StarlarkValue, _ right: StarlarkValue) -> StarlarkValue {
    switch (left, right) {
    case (.text(let a, let at), .text(let b, _)): return a.utf8.count + b.utf8.count < 10_000 ? .text(a + b, at) : .unknown
    // Files found by a pattern are a part of a list like others.
    case (.call("glob", _, _), _): return sum(.list([left], isWhole: true), right)
    case (_, .call("glob", _, _)): return sum(left, .list([right], isWhole: true))
    case (.list(let a, let isWhole), .list(let b, let isWholeToo)): return .list(a + b, isWhole: isWhole && isWholeToo)
    case (.list(let a, _), _): return .list(a, isWhole: false)
    case (_, .list(let b, _)): return .list(b, isWhole: false)
    default: return .unknown
    }
  }
}

/// A rule as a build file calls it, or as a macro does that only hands on what it is given.
struct StarlarkRule {
  /// `swift_library`; of a macro that could not be followed, its name.
  var name: String
  var arguments: [String: StarlarkValue]
  var at: Position
  /// The label of the file from which it is loaded; nil where it is Bazel's own.
  var origin: String?
  /// The macro hides what it makes.
  var isOpaque = false
}
