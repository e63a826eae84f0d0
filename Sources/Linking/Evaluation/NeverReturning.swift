import Model

extension ProgramFacts {
  /// Functions by whose names nothing is called that returns: they answer `Never`, or claim to answer something and only call such a function.
  func namesOfNever() -> Set<String> {
    var never = Self.swiftsNeverReturning
    var ends: [String: Set<String>] = [:]
    for declaration in digests.lazy.flatMap(\.declarations) where declaration.kind == .function {
      let end = declaration.type == .named("Never") ? "fatalError" : declaration.endsByCalling
      ends[declaration.name, default: []].insert(end ?? "")
    }
    for name in never { ends[name] = nil }
    // A name becomes one of these once, so this ends.
    while case let new = ends.filter({ $0.value.isSubset(of: never) }).keys, !new.isEmpty {
      never.formUnion(new)
      for name in Array(new) { ends[name] = nil }
    }
    return never.subtracting(Self.swiftsNeverReturning)
  }

  /// Swift's own functions that end the program.
  static let swiftsNeverReturning: Set = ["fatalError", "preconditionFailure", "abort", "exit"]
}

extension Declaration {
  /// The function that is called at the end of one which claims to answer something, where nothing can answer before.
  fileprivate var endsByCalling: String? {
    guard let body, type != nil, type != .void, let last = body.last,
      body.dropLast().allSatisfy({ if case .expression = $0 { true } else { false } })
    else { return nil }
    switch last {
    case .expression(let expression), .return(let expression?, _):
      if case .call(let callee, _) = expression.form, case .name(let name, _) = callee.form { return name } else { return nil }
    default: return nil
    }
  }
}
