import Model

/// By name: how often the program speaks of something so, and how often only to go on where it is there. Whoever hands it on, compares it
/// or has something else stand in for it may want it to be nil.
struct UnwrappedNames {
  private var mentions: [String: Int] = [:]
  private var unwrappings: [String: Int] = [:]
  private var forcings: [String: Int] = [:]

  init(_ digests: ArraySlice<Digest>) {
    for digest in digests {
      add(digest.statements)
      for declaration in digest.declarations {
        add((declaration.body ?? []) + declaration.observers)
        let values = [declaration.value] + declaration.parameters.map(\.defaultValue)
        add(values.compactMap { $0.map { .expression($0) } })
      }
    }
  }

  /// Whether what has a name is unwrapped wherever the program speaks of it, without anything in its stead.
  func areAll(_ name: String) -> Bool {
    guard let mentions = mentions[name] else { return false }
    return unwrappings[name] == mentions
  }

  /// Whether what has a name is forced wherever the program speaks of it: nobody looks before whether it is there.
  func areAllForced(_ name: String) -> Bool {
    guard let mentions = mentions[name] else { return false }
    return forcings[name] == mentions
  }

  private mutating func add(_ statements: [Statement]) {
    var (found, unwrapped, forced): ([String], [String], [String]) = ([], [], [])
    Walk.statements(
      statements,
      expression: { expression in
        if case .member(let base?, let name, _, _) = expression.form, !Self.ofOptionals.contains(name) {
          // An optional has no such member: this is what was in it, under the same name.
          unwrapped += Self.name(of: base)
        }
        switch expression.form {
        case .name(let name, _), .member(_, let name, _, _): found.append(name)
        case .keyPath(_, let names): found += names
        case .chain(let inner): unwrapped += Self.name(of: inner)
        case .force(let inner):
          unwrapped += Self.name(of: inner)
          forced += Self.name(of: inner)
        case .cast(let inner, .forced, _): forced += Self.name(of: inner)
        default: break
        }
      }, statement: { unwrapped += Self.names(unwrappedBy: $0) })
    for name in found { mentions[name, default: 0] += 1 }
    for name in unwrapped { unwrappings[name, default: 0] += 1 }
    for name in forced { forcings[name, default: 0] += 1 }
  }

  private static let ofOptionals: Set = ["map", "flatMap", "unsafelyUnwrapped", "take", "hashValue", "debugDescription"]

  /// What `if let` and `guard let` unwrap where nothing else is done without it.
  private static func names(unwrappedBy statement: Statement) -> [String] {
    let conditions: [Statement.Condition]
    switch statement {
    case .if(let tested, let then, []) where !then.goesAway: conditions = tested
    case .guard(let tested, let otherwise) where !otherwise.answersInstead: conditions = tested
    default: return []
    }
    return conditions.flatMap { condition -> [String] in
      if case .bind(let binding) = condition, let value = binding.value { name(of: value) } else { [] }
    }
  }

  private static func name(of expression: Expression) -> [String] {
    switch expression.form {
    case .name(let name, _), .member(_, let name, _, _): [name]
    default: []
    }
  }
}
