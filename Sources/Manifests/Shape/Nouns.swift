import Model

/// How shapes and values are called in sentences.
extension Shape {
  /// "a list of paths".
  var noun: String {
    switch self {
    case .text(let noun): return noun.one
    case .choice(let choices): return alternatives(choices.map { "`\($0.word)`" })
    case .flag: return "`true` or `false`"
    case .number(let range):
      return range.lowerBound == range.upperBound ? "\(range.lowerBound)" : "a whole number from \(range.lowerBound) on"
    case .version: return "a version such as `5` or `0.25`"
    case .type(let wildcards): return wildcards ? "a Swift type or a pattern such as `Analytics*`" : "a Swift type"
    case .signature: return "a function such as `Box.add(_:factory:)`"
    case .list(let element, _): return "a list of \(element.nouns)"
    case .record(let record):
      if record.keys.count > 5 { return "a mapping that describes \(record.noun.one)" }
      let keys = record.keys.map { "`\($0.name)`" }.inWords()
      return "a mapping with the key\(record.keys.count == 1 ? "" : "s") \(keys)"
    case .named(let named): return "a mapping of \(named.noun.many)"
    case .nothing: return "nothing"
    case .either(let shapes):
      // That a key may stand alone helps nobody who wrote something behind it.
      let words = shapes.filter { if case .nothing = $0 { false } else { true } }.map(\.noun)
      return words.joined(separator: ", or ")
    }
  }

  /// "paths".
  private var nouns: String {
    switch self {
    case .text(let noun): return noun.many
    case .type(let wildcards): return wildcards ? "Swift types or patterns" : "Swift types"
    case .signature: return "functions"
    case .record(let record): return record.noun.many
    case .either(let shapes):
      // A short form and a long form of the same thing have one name.
      for case .record(let record) in shapes { return record.noun.many }
      return alternatives(shapes.map(\.nouns))
    default: return noun
    }
  }

  /// What it may be besides a mapping: told apart by YAML kind.
  func accepts(_ tree: Tree) -> Bool {
    switch (self, tree.content) {
    case (.either(let shapes), _): shapes.contains { $0.accepts(tree) }
    case (.nothing, .scalar(let scalar)): scalar.meaning == .nothing
    case (.list, .list), (.record, .mapping), (.named, .mapping): true
    case (.list, _), (.record, _), (.named, _): false
    case (_, .scalar(let scalar)): scalar.meaning != .nothing
    default: false
    }
  }
}

extension Tree {
  /// "it is the text `Features`", "it is a list", "it has no value".
  var finding: String {
    if case .scalar(let scalar) = content, scalar.meaning == .nothing {
      return scalar.text.isEmpty ? "it has no value" : "it is `\(scalar.text)`, which means that it has no value"
    }
    return "it is \(noun)"
  }

  /// "the text `Features`", "the number `1`", "a list".
  var noun: String {
    switch content {
    case .list: return "a list"
    case .mapping: return "a mapping"
    case .scalar(let scalar):
      let text = shortened(scalar.text)
      switch scalar.meaning {
      case .nothing: return "nothing"
      case .text: return text.isEmpty ? "an empty text" : "the text `\(text)`"
      case .flag: return "the truth value `\(text)`"
      case .whole, .number: return "the number `\(text)`"
      }
    }
  }
}

/// "a", "a or b", "a, b or c".
func alternatives(_ words: [String]) -> String { words.inWords("or") }
