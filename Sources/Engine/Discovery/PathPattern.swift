/// A pattern over paths in git's dialect: `*`, `?`, `[a-z]` within a name, `**` over any number of folders. A pattern without a
/// slash matches at any depth, one with a slash from its folder on; a slash at the end means folders only.
struct PathPattern {
  private var parts: [Part]
  /// The only part, where it matches at any depth.
  private var name: Part?
  private(set) var isNegated = false
  private(set) var isForFolders = false

  private enum Part: Wildcard {
    case any
    case literal(String)
    /// `*` and some letters.
    case ending(String)
    case name([Step])

    var takesAnyNumber: Bool { if case .any = self { true } else { false } }

    func matches(_ name: Substring) -> Bool {
      switch self {
      case .any: true
      case .literal(let literal): name.utf8.elementsEqual(literal.utf8)
      case .ending(let ending):
        name.utf8.count >= ending.utf8.count && name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
      case .name(let steps): fits(steps[...], name) { $0.matches($1) }
      }
    }
  }

  private enum Step: Wildcard {
    case one
    case many
    case character(Character)
    case set([ClosedRange<Character>], isNegated: Bool)

    var takesAnyNumber: Bool { if case .many = self { true } else { false } }

    func matches(_ character: Character) -> Bool {
      switch self {
      case .one, .many: true
      case .character(let wanted): wanted == character
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
      }
    }
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
      if let literal = Self.letters(steps[...]) { return .literal(literal) }
      if case .many = steps[0], let ending = Self.letters(steps.dropFirst()) { return .ending(ending) }
      return .name(steps)
    }
    if !isAnchored { parts.insert(.any, at: 0) }
    if !isAnchored, parts.count == 2 {
      if case .any = parts[1] {} else { name = parts[1] }
    }
  }

  /// Whether it matches whatever has a name, wherever that lies; nil where it takes the whole path to know.
  func matches(name: Substring) -> Bool? { self.name?.matches(name) }

  /// Whether it matches the path as a whole, given in its names.
  func matches(_ names: ArraySlice<Substring>) -> Bool {
    // `a/**` is what lies in `a`, not `a` itself.
    if case .any? = parts.last {
      guard !names.isEmpty else { return false }
      return fits(parts.dropLast() + [.any], names.dropLast()) { $0.matches($1) }
    }
    return fits(parts[...], names) { $0.matches($1) }
  }

  /// What steps spell that are all letters.
  private static func letters(_ steps: ArraySlice<Step>) -> String? {
    var letters = ""
    for step in steps {
      guard case .character(let character) = step else { return nil }
      letters.append(character)
    }
    return letters
  }

  private static func steps(_ text: Substring) -> [Step] {
    var steps: [Step] = []
    var rest = text
    // Once a bracket is not closed, none behind it is: they are not looked for again.
    var mayBeClosed = true
    while let character = rest.popFirst() {
      switch character {
      case "*":
        if case .many? = steps.last {} else { steps.append(.many) }
      case "?": steps.append(.one)
      case "\\": steps.append(.character(rest.popFirst() ?? "\\"))
      case "[":
        guard mayBeClosed, let (set, after) = set(rest) else {
          mayBeClosed = false
          fallthrough
        }
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

/// A part of a pattern that takes one element, or any number of them.
private protocol Wildcard { var takesAnyNumber: Bool { get } }

/// Whether the parts match all elements. Where it does not go on, the last part that takes any number takes one more: those before
/// it need not be tried again, so the work is at most the product of both lengths.
private func fits<Part: Wildcard, Elements: Collection>(
  _ parts: ArraySlice<Part>, _ elements: Elements, _ matches: (Part, Elements.Element) -> Bool
) -> Bool {
  var (part, place) = (parts.startIndex, elements.startIndex)
  var retry: (part: Int, place: Elements.Index)?
  while true {
    if part < parts.endIndex, parts[part].takesAnyNumber {
      part += 1
      retry = (part, place)
    } else if part < parts.endIndex, place < elements.endIndex, matches(parts[part], elements[place]) {
      part += 1
      place = elements.index(after: place)
    } else if part == parts.endIndex, place == elements.endIndex {
      return true
    } else if let last = retry, last.place < elements.endIndex {
      part = last.part
      place = elements.index(after: last.place)
      retry = (part, place)
    } else {
      return false
    }
  }
}
