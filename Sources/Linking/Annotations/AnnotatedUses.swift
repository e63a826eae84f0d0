import Model

/// Which names the bodies of the program mention, by the type around them.
struct AnnotatedUses {
  private var byType: [String: Set<String>] = [:]
  private var all: Set<String> = []

  init(_ symbols: Symbols) {
    for file in 0..<symbols.appFiles {
      for index in symbols.digests[file].declarations.indices {
        let id = DeclarationID(file: file, index: index)
        let names = Self.names(in: symbols.declaration(id))
        guard !names.isEmpty else { continue }
        all.formUnion(names)
        var around: DeclarationID? = id
        while let outer = around {
          if let type = symbols.typeOf[outer] { byType[type, default: []].formUnion(names) }
          around = symbols.parent(of: outer)
        }
      }
    }
  }

  /// Something of that name, or of a longer one that a tool made by adding an underscore and more.
  func mentions(_ name: String) -> Bool { all.contains { $0 == name || $0.hasPrefix(name + "_") } }
  func type(_ type: String, mentions name: String) -> Bool { byType[type]?.contains(name) ?? false }

  private static func names(in declaration: Declaration) -> Set<String> {
    var statements = (declaration.body ?? []) + declaration.observers
    if let value = declaration.value { statements.append(.expression(value)) }
    guard !statements.isEmpty else { return [] }
    var names: Set<String> = []
    Walk.statements(statements) { expression in
      switch expression.form {
      case .name(let name, _), .member(_, let name, _, _): names.insert(name)
      case .keyPath(_, let parts): names.formUnion(parts)
      default: break
      }
    }
    return names
  }
}

extension AnnotatedScope {
  /// What resolvers would do too early or never.
  func hazardOccurrences(_ uses: AnnotatedUses, _ symbols: Symbols) -> [HazardOccurrence] {
    let words = symbols.vocabularies[vocabulary]
    var found: [HazardOccurrence] = []
    for entry in entries {
      guard let function = entry.setter, !uses.mentions(function) else { continue }
      found.append(
        HazardOccurrence(
          .neverSet, framework: words.framework, words: ["name": entry.name, "function": function], at: entry.at))
    }
    guard let opener = words.annotations?.opener else { return found }
    let properties = (symbols.children[id] ?? []).filter { symbols.declaration($0).kind == .property }
    guard let opening = properties.first(where: { symbols.declaration($0).value.map { begins($0, with: opener) } ?? false }),
      let early = entries.first(where: { $0.isAttribute && $0.at < symbols.location(of: opening) })
    else { return found }
    let other = symbols.declaration(opening)
    found.append(
      HazardOccurrence(
        .readBeforeOpened, framework: words.framework, words: ["name": early.name, "other": other.name, "group": name],
        related: [Finding.Note("the resolver is made here", at: symbols.location(of: opening))], at: early.at))
    return found
  }

  /// Whether a chain of calls and members starts at a name.
  private func begins(_ value: Expression, with name: String) -> Bool {
    switch value.form {
    case .name(let own, _): own == name
    case .member(let base?, _, _, _), .call(let base, _): begins(base, with: name)
    default: false
    }
  }
}
