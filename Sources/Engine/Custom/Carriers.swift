import Model

/// Enumerations of the program by whose cases an object or what makes it is handed over: `enum Part { case one(AnyObject), made(() -> Any) }`.
struct Carriers {
  struct Case {
    var name: String
    var type: TypeName
  }

  /// By name; those of one name twice may be either, and are none.
  private var cases: [String: [Case]] = [:]

  init(_ digests: [Digest]) {
    var seen: Set<String> = []
    for digest in digests {
      for (index, declaration) in digest.declarations.enumerated() where declaration.kind == .enum {
        guard seen.insert(declaration.name).inserted else {
          cases[declaration.name] = nil
          continue
        }
        let own = digest.declarations.filter { $0.parent == index && $0.kind == .enumCase && $0.parameters.count == 1 }
          .compactMap { item in item.parameters[0].type.map { Case(name: item.name, type: $0) } }
        if own.contains(where: { Self.isAnything($0.type) }) { cases[declaration.name] = own }
      }
    }
  }

  func cases(of type: TypeName?) -> [Case]? { type?.unwrapped.baseName.flatMap { cases[$0] } }

  /// Whether a type says nothing of what it is, or of what it makes.
  static func isAnything(_ type: TypeName?) -> Bool {
    var type = type?.unwrapped
    if case .function(_, let answer)? = type { type = answer.unwrapped }
    return ["Any", "AnyObject"].contains(type?.description)
  }
}
