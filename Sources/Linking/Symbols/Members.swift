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
    let found = type.mapNominals { parts in
      if parts[0].name.hasPrefix("$"), let bound = generics[String(parts[0].name.dropFirst())] {
        if parts.count == 1 { return bound }
        if parts.count == 2, let parameter = bound.collectionParameters[parts[1].name] { return parameter }
        if case .nominal(let outer) = bound { return .nominal(outer.parts + parts.dropFirst()) }
      }
      return .nominal(parts)
    }
    return found.isLarge ? found.withoutArguments : found
  }

  /// A type and its ancestors, nearest first: what a member is looked up in.
  func levels(of type: TypeName) -> [TypeLevel] {
    // A plain name is by far the most common type, and its symbol is found faster than a type in a dictionary.
    if case .nominal(let parts) = type, parts.count == 1, parts[0].arguments.isEmpty, let symbol = types[parts[0].name] {
      let place = ObjectIdentifier(symbol)
      if let known = memory.plainLevels[place] { return known }
      let found = findLevels(of: type)
      memory.plainLevels[place] = found
      return found
    }
    if let known = memory.levels[type] { return known }
    let found = findLevels(of: type)
    memory.levels[type] = found
    return found
  }

  private func findLevels(of type: TypeName) -> [TypeLevel] {
    var found: [TypeLevel] = []
    var seen: Set<ObjectIdentifier> = []
    var open: [TypeName] = [type]
    let elements = type.collectionParameters
    var at = 0
    while at < open.count {
      let next = open[at]
      at += 1
      switch next {
      case .composition(let types): open += types
      case .metatype, .tuple, .function, .unknown: continue
      case .nominal(let parts):
        guard let symbol = types[parts.key] else {
          if let above = systemSuperclass(of: parts) { open.append(above) }
          continue
        }
        guard seen.insert(ObjectIdentifier(symbol)).inserted else { continue }
        var generics = outerGenerics(parts)
        for (parameter, argument) in zip(symbol.generics, parts.last?.arguments ?? []) { generics[parameter.name] = argument }
        if symbol.isExternal, !elements.isEmpty { generics.merge(elements) { own, _ in own } }
        found.append(TypeLevel(symbol: symbol, generics: generics))
        open += symbol.ancestors.map { substitute($0, generics) }
        if symbol.isExternal, let above = systemSuperclass(of: parts) { open.append(above) }
      }
    }
    return found
  }

  /// The superclass of a class that the program does not declare, where it is one of Apple's.
  func systemSuperclass(of parts: TypePath) -> TypeName? {
    guard parts.count == 1 || parts.count == 2 && systemModules.contains(parts[0].name), let name = parts.last?.name else {
      return nil
    }
    return (systemSuperclasses[name] ?? collections[name]).map { .named($0) }
  }

  /// What the type parameters of the types around a nested one stand for.
  private func outerGenerics(_ parts: TypePath) -> [String: TypeName] {
    var generics: [String: TypeName] = [:]
    for index in parts.indices.dropLast() where !parts[index].arguments.isEmpty {
      let outer = types[parts.key(through: index)]
      for (parameter, argument) in zip(outer?.generics ?? [], parts[index].arguments) { generics[parameter.name] = argument }
    }
    return generics
  }

  /// The members of that name, nearest first. Functions of all levels count, since overloads may stand anywhere.
  func members(of type: TypeName, named name: String) -> [Member] {
    guard memberNames.contains(name) else { return [] }
    var found: [Member] = []
    for level in levels(of: type) {
      for id in level.symbol.members[name] ?? [] { found.append(Member(id: id, generics: level.generics)) }
    }
    return found
  }

  /// Whether a type is or inherits from the type of that path.
  func type(_ type: TypeName, inherits key: String) -> Bool { levels(of: type).contains { $0.symbol.key == key } }

  /// Every type below a protocol or class, the nearest first.
  func descendants(of key: String) -> [String] {
    if let known = memory.descendants[key] { return known }
    guard subtypes[key] != nil else { return [] }
    var found = [key]
    var seen: Set<String> = [key]
    var at = 0
    while at < found.count {
      for child in subtypes[found[at]] ?? [] where seen.insert(child).inserted { found.append(child) }
      at += 1
    }
    memory.descendants[key] = Array(found.dropFirst())
    return memory.descendants[key]!
  }

  /// The superclass of a class, where the program declares it.
  func superclass(of symbol: TypeSymbol) -> TypeSymbol? {
    symbol.ancestors.lazy.compactMap { $0.key.flatMap { self.types[$0] } }.first { found in
      !found.isProtocol && found.declarations.contains { declaration($0).kind == .class }
    }
  }
}

extension Symbols {
  /// Functions whose names are made of operator characters, by name: all of frameworks, and those among `wanted` of the program.
  func operators(among wanted: Set<DeclarationID>) -> [String: [Overload]] {
    var found: [String: [Overload]] = [:]
    for (file, digest) in digests.enumerated() {
      for (index, declaration) in digest.declarations.enumerated() where declaration.kind == .function {
        guard let first = declaration.name.unicodeScalars.first, !first.properties.isXIDStart, first != "_", first != "`" else {
          continue
        }
        let id = DeclarationID(file: file, index: index)
        guard vocabulary(ofFile: file) != nil || wanted.contains(id) else { continue }
        found[declaration.name, default: []].append(Overload(id: id, generics: [:]))
      }
    }
    return found
  }
}

/// By collection of Swift's and by protocol of such: the next of the protocols whose extensions add to it.
private let collections: [String: String] = [
  "Array": "RangeReplaceableCollection", "RangeReplaceableCollection": "MutableCollection",
  "MutableCollection": "RandomAccessCollection", "RandomAccessCollection": "BidirectionalCollection",
  "BidirectionalCollection": "Collection", "Set": "Collection", "Dictionary": "Collection", "Collection": "Sequence",
]

extension TypeName {
  /// Whether it is one of Swift's collections, or of their protocols.
  var isCollection: Bool { isNamed("Sequence") || baseName.map { collections[$0] != nil } ?? false }

  /// What the type parameters of one of Swift's collections stand for, by their names.
  var collectionParameters: [String: TypeName] {
    guard isCollection, case .nominal(let parts) = self, let arguments = parts.last?.arguments else { return [:] }
    switch arguments.count {
    case 1: return ["Element": arguments[0]]
    case 2 where baseName == "Dictionary": return ["Key": arguments[0], "Value": arguments[1], "Element": .tuple(arguments)]
    default: return [:]
    }
  }
}
