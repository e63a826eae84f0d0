import Model

/// Tuples, whose parts are read by number or by the name that their type gives them.
extension Evaluator {
  /// One of a tuple.
  func part(_ index: Int, of value: Value) -> Value {
    if case .tuple(let parts) = value.form, index < parts.count { return parts[index].value }
    guard case .tuple(let types) = value.type, index < types.count else { return Value(born: value.born) }
    return Value(value.isParameter ? .parameter : .plain, type: types[index], born: value.born)
  }

  /// A part of a tuple by its number or its name; nil where there is none of it.
  func part(_ name: String, of value: Value) -> Value? {
    if let index = Int(name) {
      if case .tuple(let parts) = value.form { return index < parts.count ? parts[index].value : nil }
      if case .tuple(let types) = value.type { return index < types.count ? part(index, of: value) : nil }
      return nil
    }
    guard case .tuple(let parts) = value.form else { return nil }
    return parts.first { $0.label == name }?.value
  }

  /// A tuple at a place whose type gives its parts these names, whatever it was made with.
  func labelled(_ value: Value, _ labels: [String]) -> Value {
    guard !labels.isEmpty else { return value }
    let own: [String?]
    switch value.form {
    case .tuple(let parts): own = parts.map(\.label)
    case .plain, .parameter: if case .tuple(let types) = value.type { own = types.map { _ in nil } } else { return value }
    default: return value
    }
    guard own.count == labels.count else { return value }
    var value = value
    value.form = .tuple(
      zip(labels, own).enumerated().map { index, names in
        (label: names.0.isEmpty ? names.1 : names.0, value: part(index, of: value))
      })
    return value
  }
}
