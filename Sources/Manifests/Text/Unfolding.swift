import Model
import Yams

/// Makes our tree of the parser's: unfolds aliases and merges, insists on keys that are text and unique.
struct Unfolding {
  /// A text without aliases has fewer values than twice its bytes; what is above that is room for aliases.
  private let limit: Int
  let lines: Lines
  let file: String
  let disguise: Disguise
  var problems: Problems
  private var count = 0
  /// The tree is not whole.
  var isTooMuch: Bool { count > limit }

  init(lines: Lines, file: String, disguise: Disguise, problems: Problems) {
    self.lines = lines
    limit = 100_000 + 2 * lines.bytes.count
    self.file = file
    self.disguise = disguise
    self.problems = problems
  }

  mutating func tree(of node: Node, depth: Int) -> Tree? {
    let offset = node.mark.map { lines.offset(line: $0.line, column: $0.column) } ?? 0
    let place = Location(file, lines.position(offset))
    count += 1
    guard count <= limit, depth <= 64 else {
      // Said once: whatever comes after the limit meets it again.
      if count <= limit + 1 { problems.add("YAML aliases unfold here to more than a manifest can hold", at: place) }
      count = limit + 1
      return nil
    }
    switch node {
    case .scalar(let scalar): return Tree(content: .scalar(text(scalar, at: place, offset)), at: place)
    case .sequence(let items):
      refuse(items.tag, at: place)
      return Tree(content: .list(items.compactMap { tree(of: $0, depth: depth + 1) }), at: place)
    case .mapping(let mapping):
      refuse(mapping.tag, at: place)
      return Tree(content: .mapping(branches(of: mapping, depth: depth)), at: place)
    case .alias:
      problems.add("this YAML alias cannot be read", at: place)
      return nil
    }
  }

  private mutating func text(_ scalar: Node.Scalar, at place: Location, _ offset: Int) -> Scalar {
    refuse(scalar.tag, at: place)
    let text = disguise.revealed(marks(before: scalar, offset) + scalar.string)
    let start = scalar.style == .plain ? 0 : 1
    let isVerbatim = lines.bytes.dropFirst(offset + start).starts(with: text.utf8)
    // `!!str 1` is text although it has no quotes.
    let isPlain = scalar.style == .plain && scalar.tag.rawValue != Tag.Name.str.rawValue
    return Scalar(text: text, isPlain: isPlain, textOffset: isVerbatim ? start : nil)
  }

  /// The byte-order marks with which a quoted text begins, as far as the parser dropped them: it takes one for that of an encoding.
  private func marks(before scalar: Node.Scalar, _ offset: Int) -> String {
    var begun = lines.bytes.dropFirst(offset)
    guard let quote = begun.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return "" }
    var written = 0
    while let length = [Array("\u{FEFF}".utf8), Array(#"\ufeff"#.utf8), Array(#"\uFEFF"#.utf8)].first(where: begun.starts)?.count,
      length == 3 || quote == UInt8(ascii: "\"")
    {
      begun = begun.dropFirst(length)
      written += 1
    }
    let read = scalar.string.unicodeScalars.prefix { $0 == "\u{FEFF}" }.count
    return String(repeating: "\u{FEFF}", count: max(0, written - read))
  }

  private mutating func refuse(_ tag: Tag, at place: Location) {
    let known: [Tag.Name] = [.implicit, .nonSpecific, .str, .seq, .map]
    if !known.map(\.rawValue).contains(tag.rawValue) {
      problems.add("a YAML tag has no meaning in a manifest; remove `\(tag.rawValue)`", at: place)
    }
  }

  private mutating func branches(of mapping: Node.Mapping, depth: Int) -> [Branch] {
    var branches: [Branch] = []
    var merged: [Node] = []
    var places: [String: Location] = [:]
    for (keyNode, value) in mapping {
      guard let key = tree(of: keyNode, depth: depth + 1), case .scalar(let scalar) = key.content else {
        problems.add("a key must be text", at: Location(file, position(of: keyNode)))
        continue
      }
      // The parser itself tags every key as text while it looks for duplicates, so the style alone tells.
      if keyNode.scalar?.style == .plain, scalar.text == "<<" {
        merged.append(value)
      } else if scalar.text.isEmpty {
        problems.add("a key is missing before `:`", at: key.at)
      } else if let first = places[scalar.text] {
        problems.add("`\(shortened(scalar.text))` is written twice in this mapping, first in line \(first.line)", at: key.at)
      } else if let value = tree(of: value, depth: depth + 1) {
        places[scalar.text] = key.at
        branches.append(Branch(key: scalar.text, at: key.at, value: value))
      }
    }
    for node in merged {
      for branch in mergedBranches(node, depth: depth) where places[branch.key] == nil {
        places[branch.key] = branch.at
        branches.append(branch)
      }
    }
    return branches
  }

  /// What `<<:` brings in: a mapping, or several of which the first wins.
  private mutating func mergedBranches(_ node: Node, depth: Int) -> [Branch] {
    guard let tree = tree(of: node, depth: depth + 1) else { return [] }
    switch tree.content {
    case .mapping(let branches): return branches
    case .list(let items):
      var branches: [Branch] = []
      for item in items {
        if case .mapping(let more) = item.content {
          branches += more
        } else {
          problems.add("`<<` merges mappings, and this is none", at: item.at)
        }
      }
      return branches
    case .scalar:
      problems.add("`<<` merges a mapping or a list of mappings, and this is text", at: tree.at)
      return []
    }
  }

  private func position(of node: Node) -> Position {
    lines.position(node.mark.map { lines.offset(line: $0.line, column: $0.column) } ?? 0)
  }
}

/// A text of the user's, short enough to stand in a sentence.
func shortened(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  return line.count > 60 ? line.prefix(57) + "…" : line
}
