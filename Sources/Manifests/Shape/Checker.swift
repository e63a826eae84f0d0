import Model

/// Holds a tree against the shape it should have, and notes every difference.
struct Checker {
  var problems: Problems

  /// The whole text. One without any value has no keys; nil where it is no mapping.
  mutating func root(_ tree: Tree, as record: Record) -> Item? {
    if Shape.nothing.accepts(tree) { return Item(content: .mapping([]), at: tree.at) }
    guard case .mapping(let branches) = tree.content else {
      let key = record.keys.count > 1 ? record.keys[1].name : "version"
      problems.add("\(record.noun.one) is a mapping of keys such as `\(key):`, but this is \(tree.noun)", at: tree.at)
      return nil
    }
    return Item(content: .mapping(fields(branches, of: record, called: "the \(record.noun.bare)", at: tree.at)), at: tree.at)
  }

  /// The value, or nil with the reason among the problems. `subject` begins the sentence: "`sources`", "an entry of `sources`".
  private mutating func item(_ tree: Tree, as shape: Shape, _ subject: String) -> Item? {
    guard shape.accepts(tree) else {
      var advice = ""
      if case .list(let element, _) = shape, element.accepts(tree), case .scalar(let scalar) = tree.content,
        scalar.meaning == .text
      {
        advice = "; write `[\(shortened(scalar.text))]`"
      }
      problems.add("\(subject) must be \(shape.noun), but \(tree.finding)\(advice)", at: tree.at)
      return nil
    }
    switch (shape, tree.content) {
    case (.either(let shapes), _):
      return shapes.first { $0.accepts(tree) }.flatMap { item(tree, as: $0, subject) }
    case (.nothing, _): return Item(content: .nothing, at: tree.at)
    case (.list(let element, let isSet), .list(let trees)):
      let items = trees.compactMap { item($0, as: element, "an entry of \(subject)") }
      if isSet { refuseRepetitions(items, in: subject) }
      return Item(content: .list(items), at: tree.at)
    case (.record(let record), .mapping(let branches)):
      return Item(content: .mapping(fields(branches, of: record, called: subject, at: tree.at)), at: tree.at)
    case (.named(let named), .mapping(let branches)):
      return Item(content: .mapping(fields(branches, of: named, called: subject)), at: tree.at)
    case (_, .scalar(let scalar)):
      switch content(scalar, as: shape) {
      case .success(let content): return Item(content: content, at: tree.at)
      case .failure(let misfit):
        var place = tree.at
        if let start = scalar.textOffset { place.column += start + misfit.offset }
        let sentence = "\(subject) must be \(shape.noun), but \(tree.finding)\(misfit.advice)"
        problems.add(misfit.message ?? sentence, at: place)
        return nil
      }
    default: return nil
    }
  }

  private mutating func refuseRepetitions(_ items: [Item], in subject: String) {
    var places: [String: Location] = [:]
    for item in items {
      guard let text = item.text ?? item.type?.description else { continue }
      if let first = places[text] {
        problems.add("`\(shortened(text))` is listed twice in \(subject), first in line \(first.line)", at: item.at)
      } else {
        places[text] = item.at
      }
    }
  }

  private mutating func fields(
    _ branches: [Branch], of record: Record, called subject: String, at place: Location
  ) -> [Item.Field] {
    var fields: [Item.Field] = []
    for branch in branches {
      guard let key = record.keys.first(where: { $0.name == branch.key }) else {
        let names = record.keys.map(\.name)
        let advice =
          nearest(branch.key, among: names).map { "did you mean `\($0)`?" }
          ?? "its keys are \(names.map { "`\($0)`" }.inWords())"
        problems.add("\(record.noun.one) has no key `\(shortened(branch.key))`; \(advice)", at: branch.at)
        continue
      }
      guard let value = item(branch.value, as: key.shape, "`\(key.name)`") else { continue }
      fields.append(Item.Field(name: DeclaredName(key.name, at: branch.at), value: value))
    }
    for key in record.keys where key.isRequired && !branches.contains(where: { $0.key == key.name }) {
      problems.add("\(subject) has no key `\(key.name)`, which \(record.noun.one) needs", at: place)
    }
    return fields
  }

  private mutating func fields(_ branches: [Branch], of named: Named, called subject: String) -> [Item.Field] {
    var fields: [Item.Field] = []
    for branch in branches {
      let other = named.others.first { $0.name == branch.key }
      if other == nil, let names = named.names, !names.contains(branch.key) {
        let advice =
          nearest(branch.key, among: names + named.others.map(\.name)).map { "; did you mean `\($0)`?" }
          ?? named.command.map { "; `\($0)` lists them" } ?? ""
        problems.add("there is no \(named.noun.bare) `\(shortened(branch.key))`\(advice)", at: branch.at)
        continue
      }
      guard let value = item(branch.value, as: other?.shape ?? named.value, "`\(shortened(branch.key))`") else { continue }
      fields.append(Item.Field(name: DeclaredName(branch.key, at: branch.at), value: value))
    }
    return fields
  }
}
