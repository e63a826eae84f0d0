import Model

extension Symbols {
  /// Under which conditions a declaration is compiled, those around it included.
  func condition(of id: DeclarationID) -> BuildCondition {
    var condition = declaration(id).condition
    var current = parent(of: id)
    while let outer = current {
      condition = declaration(outer).condition.and(condition)
      current = parent(of: outer)
    }
    return conditionOfFile[id.file]?.and(condition) ?? condition
  }
}

/// Types that one typealias names, each in builds of its own: `#if DEBUG typealias Store = Fake #else typealias Store = Real #endif`.
///
/// A written type is looked up without regard to the build, and taken for the first of them. So whoever registers one of them may register
/// any of them.
struct BuildNames {
  private var others: [TypeName: Set<TypeName>] = [:]

  init(_ symbols: Symbols) {
    var named: [Place: [(condition: BuildCondition, type: TypeName)]] = [:]
    for (file, digest) in symbols.digests.prefix(symbols.appFiles).enumerated() {
      for (index, declaration) in digest.declarations.enumerated() where declaration.kind == .typealias {
        guard let written = declaration.type, declaration.generics.isEmpty else { continue }
        let id = DeclarationID(file: file, index: index)
        let condition = symbols.condition(of: id)
        if condition == .always { continue }
        let place = Place(owner: symbols.enclosingType(id), name: declaration.name)
        named[place, default: []].append((condition, symbols.resolve(written, in: Scope(file: file, declaration: id))))
      }
    }
    for (a, b) in named.values.flatMap({ all in all.flatMap { a in all.map { (a, $0) } } })
    where a.type != b.type && a.condition.excludes(b.condition) {
      others[a.type.unwrapped, default: []].insert(b.type.unwrapped)
    }
  }

  /// What a registration with these keys may be besides.
  func doubts(about keys: [Key]) -> [KeyDoubt] {
    guard !others.isEmpty else { return [] }
    return keys.flatMap { key in
      (others[key.type.unwrapped] ?? []).sorted { $0.description < $1.description }.map { type in
        var other = key
        other.type = type
        return KeyDoubt(key: other)
      }
    }
  }

  private struct Place: Hashable {
    var owner: String?
    var name: String
  }
}
