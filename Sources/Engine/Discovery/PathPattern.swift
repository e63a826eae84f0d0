/// A pattern over paths in git's dialect: `*`, `?`, `[a-z]` within a name, `**` over any number of folders. A pattern without a
/// slash matches at any depth, one with a slash from its folder on; a slash at the end means folders only.
struct PathPattern {
  private var parts: [Part]
  private(set) var isNegated = false
  private(set) var isForFolders = false

  private enum Part {
    case any
    case literal(String)
    case name([Step])
  }

  private enum Step {
    case one
    case many
    case character(Character)
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  /// nil for a comment or a blank line, as `.gitignore` has them.
  init?(_ text: String, isIgnoreLine: Bool = false) {
    var text = Substring(text)
    if isIgnoreLine {
      if text.hasPrefix("#") { return nil }
      while let last = text.last, last == "\r" || last == " " && !text.hasSuffix("\\ ") { text.removeLast() }
      if text.hasPrefix("!") {
        isNegated = true
        text.removeFirst()
      } else if text.hasPrefix("\\#") || text.hasPrefix("\\!") {
        text.removeFirst()
      }
    }
    if text.hasPrefix("./") { text.removeFirst(2) }
    if text.hasSuffix("/") {
      isForFolders = true
      text.removeLast()
    }
    if text.isEmpty { return nil }
    let isAnchored = text.contains("/")
    parts = text.split(separator: "/").map { part in
      if part == "**" { return .any }
      let steps = PathPattern.steps(part)
      var literal = ""
      for step in steps {
        guard case .character(let character) = step else { return .name(steps) }
        literal.append(character)
      }
      return .literal(literal)
    }
    if !isAnchored { parts.insert(.any, at: 0) }
  }

  /// Whether it matches the path as a whole, given in its names.
  func matches(_ names: ArraySlice<Substring>) -> Bool { matches(parts[...], names) }

  private func matches(_ parts: ArraySlice<Part>, _ names: ArraySlice<Substring>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    switch part {
    case .any:
      // `a/**` is what lies in `a`, not `a` itself.
      if parts.count == 1 { return !names.isEmpty }
      return names.indices.contains { matches(parts.dropFirst(), names[$0...]) }
    case .literal(let name):
      return names.first.map { $0 == name } == true && matches(parts.dropFirst(), names.dropFirst())
    case .name(let steps):
      guard let name = names.first, PathPattern.matches(steps[...], name) else { return false }
      return matches(parts.dropFirst(), names.dropFirst())
    }
  }

  private static func matches(_ steps: ArraySlice<Step>, _ name: Substring) -> Bool {
    guard let step = steps.first else { return name.isEmpty }
    if case .many = step {
      var rest = name
      while true {
        if matches(steps.dropFirst(), rest) { return true }
        if rest.isEmpty { return false }
        rest.removeFirst()
      }
    }
    guard let character = name.first else { return false }
    switch step {
    case .character(let wanted) where wanted != character: return false
    case .set(let ranges, let isNegated) where ranges.contains(where: { $0.contains(character) }) == isNegated: return false
    default: return matches(steps.dropFirst(), name.dropFirst())
    }
  }

  private static func steps(_ text: Substring) -> [Step] {
    var steps: [Step] = []
    var rest = text
    while let character = rest.popFirst() {
      switch character {
      case "*":
        if case .many? = steps.last {} else { steps.append(.many) }
      case "?": steps.append(.one)
      case "\\": steps.append(.character(rest.popFirst() ?? "\\"))
      case "[":
        guard let (set, after) = set(rest) else { fallthrough }
        steps.append(set)
        rest = after
      default: steps.append(.character(character))
      }
    }
    return steps
  }

  /// What stands between brackets, and what follows them; nil where they are not closed.
  private static func set(_ text: Substring) -> (Step, Substring)? {
    var rest = text
    var ranges: [ClosedRange<Character>] = []
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    while let first = rest.popFirst() {
      if first == "]" && !ranges.isEmpty { return (.set(ranges, isNegated: isNegated), rest) }
      if rest.first == "-", let last = rest.dropFirst().first, last != "]" {
        rest.removeFirst(2)
        if first <= last { ranges.append(first...last) }
      } else {
        ranges.append(first...first)
      }
    }
    return nil
  }
}
