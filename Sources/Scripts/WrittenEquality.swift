import Model

extension Written {
  /// Whether two values are equal, wherever they were written; nil where that cannot be told.
  func equals(_ other: Written) -> Bool? {
    switch (self, other) {
    case (.text(let a, _), .text(let b, _)): return a == b
    case (.truth(let a), .truth(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b
    case (.type(let a), .type(let b)): return a == b
    case (.keyPath(let a), .keyPath(let b)): return a == b
    case (.nothing, .nothing): return true
    case (.unknown, _), (_, .unknown), (.closure, _), (_, .closure), (.maybe, _), (_, .maybe): return nil
    case (.nothing, _), (_, .nothing): return false
    case (.object(let type, let name, let fields), .object(let otherType, let otherName, let others)):
      guard type == otherType else { return nil }
      return name == otherName ? Written.equals(fields, others) : false
    case (.call(let name, let arguments, _), .call(let otherName, let others, _)):
      return name == otherName && Written.equals(arguments, others) == true ? true : nil
    case (.list(let left, isWhole: true), .list(let right, isWhole: true)):
      guard left.count == right.count else { return nil }
      return zip(left, right).allSatisfy { $0.equals($1) == true } ? true : nil
    default: return nil
    }
  }

  /// Whether it stands before another one in order; nil where that cannot be told.
  func precedes(_ other: Written) -> Bool? {
    switch (self, other) {
    case (.text(let a, _), .text(let b, _)): a < b
    case (.number(let a), .number(let b)): a < b
    default: nil
    }
  }

  private static func equals(_ left: [Labelled], _ right: [Labelled]) -> Bool? {
    guard left.map(\.label) == right.map(\.label) else { return nil }
    let parts = zip(left, right).map { $0.value.equals($1.value) }
    return parts.contains(false) ? false : parts.contains(nil) ? nil : true
  }

  /// What is certain of a value that is one of two. Of lists, what both have is certain, the rest is possible.
  func merged(with other: Written, at place: Position) -> Written {
    if self == other || equals(other) == true { return self }
    switch (self, other) {
    case (.list(let left, let isWhole), .list(let right, let isWholeToo)):
      // Comparing each with each is for lists that people write.
      guard left.count * right.count <= 40_000 else { return .unknown(place) }
      let shared = { (one: Written, all: [Written]) in all.contains { one == $0 || one.equals($0) == true } }
      let kept = left.map { shared($0, right) ? $0 : $0.doubted }
      return .list(kept + right.filter { !shared($0, left) }.map(\.doubted), isWhole: isWhole && isWholeToo)
    case (.object(let type, nil, let fields), .object(let otherType, nil, let others)):
      guard type == otherType, let all = Written.merged(fields, others, place) else { return .unknown(place) }
      return .object(type: type, name: nil, all)
    case (.call(let name, let arguments, let at), .call(let otherName, let others, _)):
      guard name == otherName else { return .unknown(place) }
      if arguments.count > 1, let all = Written.merged(arguments, others, place) { return .call(name, all, at) }
      return Written.joined(arguments, others, place).map { .call(name, $0, at) } ?? .unknown(place)
    default: return .unknown(place)
    }
  }

  private static func merged(_ fields: [Labelled], _ others: [Labelled], _ place: Position) -> [Labelled]? {
    guard fields.map(\.label) == others.map(\.label) else { return nil }
    return zip(fields, others).map { Labelled(label: $0.label, value: $0.value.merged(with: $1.value, at: place)) }
  }

  /// The arguments of one thing that was made in one place, of which something was changed on some ways: what it is without an argument,
  /// nobody here says. nil where it is not seen to be one thing.
  private static func joined(_ arguments: [Labelled], _ others: [Labelled], _ place: Position) -> [Labelled]? {
    let (labels, otherLabels) = (arguments.map(\.label), others.map(\.label))
    guard labels != otherLabels, Set(labels).count == labels.count, Set(otherLabels).count == otherLabels.count,
      let first = arguments.first, let other = others.first, first == other
    else { return nil }
    func alone(_ value: Written) -> Written { value.elements.map { .list($0.map(\.doubted), isWhole: false) } ?? .unknown(place) }
    let own = arguments.map { argument in
      let other = others.first { $0.label == argument.label }
      return Labelled(
        label: argument.label, value: other.map { argument.value.merged(with: $0.value, at: place) } ?? alone(argument.value))
    }
    return own + others.filter { !labels.contains($0.label) }.map { Labelled(label: $0.label, value: alone($0.value)) }
  }

  /// How large a value is, counted up to a limit: parts, and 64 bytes of text for one. nil where it is larger or nested deeper
  /// than a description that people write.
  func size(upTo limit: Int, depth: Int = 0) -> Int? {
    guard depth < 60 else { return nil }
    var sum = 1
    func add(_ part: Written) -> Bool {
      guard sum <= limit, let size = part.size(upTo: limit - sum, depth: depth + 1) else { return false }
      sum += size
      return true
    }
    switch self {
    case .text(let text, _): sum += text.utf8.count / 64
    case .list(let parts, _): for part in parts where !add(part) { return nil }
    case .table(let pairs, _): for pair in pairs where !(add(pair.key) && add(pair.value)) { return nil }
    case .call(_, let parts, _), .object(_, _, let parts): for part in parts where !add(part.value) { return nil }
    case .maybe(let inner): if !add(inner) { return nil }
    default: break
    }
    return sum <= limit ? sum : nil
  }
}
