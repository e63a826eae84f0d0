import Model

/// A type among a type's ancestors, and what its type parameters stand for.
struct TypeLevel {
  var symbol: TypeSymbol
  var generics: [String: TypeName]
}

/// A member found on a type.
struct Member {
  var id: DeclarationID
  /// What the type parameters of its type stand for.
  var generics: [String: TypeName]
}

extension Symbols {
  /// The type with what its parameters are bound to.
  func declared(_ symbol: TypeSymbol, _ generics: [String: TypeName]) -> TypeName {
    substitute(symbol.nominal, generics)
  }

  /// Replaces unbound type parameters by what they stand for.
  func substitute(_ type: TypeName, _ generics: [String: TypeName]) -> TypeName {
    guard !generics.isEmpty, type.isOpen else { return type }
    return type.mapNominals { parts in
      if parts[0].name.hasPrefix("$"), let bound = generics[String(parts[0].name.dropFirst())] {
        if parts.count == 1 { return bound }
        if case .nominal(let outer) = bound { return .nominal(outer + parts.dropFirst()) }
      }
      return .nominal(parts)
    }
  }

  /// What a type names after its colon, in all its declarations, with the scope in which it stands.
  func supertypes(of symbol: TypeSymbol) -> [(type: TypeName, DeclarationID)] {
    symbol.declarations.flatMap { id in
      declaration(id).inherits.map { written in
        (resolve(written, in: Scope(file: id.file, declaration: parent(of: id) ?? id), depth: 8), id)
      }
    }
  }

  /// A type and its ancestors, nearest first: what a member is looked up in.
  func levels(of type: TypeName, depth: Int = 0) -> [TypeLevel] {
    guard let memory, depth < Self.deepestLevels else { return findLevels(of: type, depth: depth) }
    // A plain name is by far the most common type, and its symbol is found faster than a type in a dictionary.
    if case .nominal(let parts) = type, parts.count == 1, parts[0].arguments.isEmpty, let symbol = types[parts[0].name] {
      let place = ObjectIdentifier(symbol)
      if let known = memory.plainLevels[place] { return known }
      let found = findLevels(of: type, depth: depth)
      memory.plainLevels[place] = found
      return found
    }
    if let known = memory.levels[type] { return known }
    let found = findLevels(of: type, depth: depth)
    memory.levels[type] = found
    return found
  }

  /// How deep a look-up may be that still wants a type's ancestors.
  private static let deepestLevels = 12

  private func findLevels(of type: TypeName, depth: Int) -> [TypeLevel] {
    var found: [TypeLevel] = []
    var open: [TypeName] = [type]
    var at = 0
    while at < open.count, found.count < 64 {
      let next = open[at]
      at += 1
      switch next {
      case .composition(let types): open += types
      case .metatype, .tuple, .function, .unknown: continue
      case .nominal(let parts):
        guard let symbol = types[parts.key], !found.contains(where: { $0.symbol === symbol }) else { continue }
        var generics = outerGenerics(parts)
        for (parameter, argument) in zip(symbol.generics, parts.last?.arguments ?? []) { generics[parameter.name] = argument }
        found.append(TypeLevel(symbol: symbol, generics: generics))
        guard depth < Self.deepestLevels else { continue }
        open += (symbol.ancestors ?? inherited(symbol, depth: depth)).map { substitute($0, generics) }
      }
    }
    return found
  }

  /// What the type parameters of the types around a nested one stand for.
  private func outerGenerics(_ parts: [TypePart]) -> [String: TypeName] {
    var generics: [String: TypeName] = [:]
    for index in parts.indices.dropLast() where !parts[index].arguments.isEmpty {
      let outer = types[Array(parts[...index]).key]
      for (parameter, argument) in zip(outer?.generics ?? [], parts[index].arguments) { generics[parameter.name] = argument }
    }
    return generics
  }

  func inherited(_ symbol: TypeSymbol, depth: Int = 0) -> [TypeName] {
    symbol.declarations.flatMap { id in
      declaration(id).inherits.map { resolve($0, in: inheritanceScope(id), depth: 16 + depth) }
    }
  }

  /// Names after a colon are looked up around the type, with its type parameters in force.
  private func inheritanceScope(_ id: DeclarationID) -> Scope {
    var generics: [String: TypeName] = [:]
    for parameter in declaration(id).generics { generics[parameter.name] = .open(parameter.name) }
    return Scope(file: id.file, declaration: parent(of: id), generics: generics)
  }

  /// The members of that name, nearest first. Functions of all levels count, since overloads may stand anywhere.
  func members(of type: TypeName, named name: String) -> [Member] {
    levels(of: type).flatMap { level in
      (level.symbol.members[name] ?? []).map { Member(id: $0, generics: level.generics) }
    }
  }

  /// Whether a type is or inherits from the type of that path.
  func type(_ type: TypeName, inherits key: String) -> Bool { levels(of: type).contains { $0.symbol.key == key } }

  /// Every type below a protocol or class, the nearest first.
  func descendants(of key: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = [key]
    var open = [key]
    while !open.isEmpty {
      for child in subtypes[open.removeFirst()] ?? [] where seen.insert(child).inserted {
        found.append(child)
        open.append(child)
      }
    }
    return found
  }

  /// The superclass of a class, where the program declares it.
  func superclass(of symbol: TypeSymbol) -> TypeSymbol? {
    for (type, _) in supertypes(of: symbol) {
      if let key = type.key, let found = types[key], !found.isProtocol,
        found.declarations.contains(where: { declaration($0).kind == .class })
      {
        return found
      }
    }
    return nil
  }
}

extension Symbols {
  /// Every function whose name is made of operator characters.
  func operators() -> [String: [Overload]] {
    var found: [String: [Overload]] = [:]
    for (file, digest) in digests.enumerated() {
      for (index, declaration) in digest.declarations.enumerated() where declaration.kind == .function {
        guard let first = declaration.name.unicodeScalars.first, !first.properties.isXIDStart, first != "_", first != "`" else {
          continue
        }
        found[declaration.name, default: []].append(Overload(id: DeclarationID(file: file, index: index), generics: [:]))
      }
    }
    return found
  }
}
