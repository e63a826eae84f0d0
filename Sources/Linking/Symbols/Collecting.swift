import Model

extension Symbols {
  /// Names every type, then gives every member to its type.
  mutating func collect() {
    for (file, digest) in digests.enumerated() {
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        if let parent = declaration.parent {
          children[DeclarationID(file: file, index: parent), default: []].append(id)
        } else if declaration.kind != .extension {
          global[declaration.name, default: []].append(id)
        }
      }
    }
    let owners = owners()
    tellsOwners = !owners.isEmpty
    for (file, digest) in digests.enumerated() {
      for (index, declaration) in digest.declarations.enumerated() where declaration.isNominal {
        addType(DeclarationID(file: file, index: index), declaration, owners)
      }
    }
    addExtensions()
    for id in typeOf.keys.sorted() { addMembers(of: id) }
    // None is known before all are: what one inherits must not depend on which was looked up first.
    let ancestors = types.values.map { ($0, inherited($0)) }
    for (type, found) in ancestors { type.ancestors = found }
    addSubtypes()
  }

  private mutating func addType(_ id: DeclarationID, _ declaration: Declaration, _ owners: [DeclarationID: TypeOwner]) {
    var path = [declaration.name]
    var current = parent(of: id)
    var outermost = id
    while let outer = current {
      let around = self.declaration(outer)
      if around.kind == .extension, case .nominal(let parts)? = around.type {
        path = parts.map(\.name) + path
      } else if around.isNominal {
        path.insert(around.name, at: 0)
      }
      outermost = outer
      current = parent(of: outer)
    }
    if let owner = owners[outermost] { path.insert(owner.part, at: 0) }
    let key = path.joined(separator: ".")
    let type = types[key] ?? TypeSymbol(path: path, key: key)
    type.declarations.append(id)
    if type.generics.isEmpty { type.generics = declaration.generics }
    type.isProtocol = declaration.kind == .protocol
    type.vocabulary = vocabulary(ofFile: id.file)
    types[key] = type
    typeOf[id] = key
  }

  /// Extensions join the type they name; a type of which only extensions are known becomes an external one.
  private mutating func addExtensions() {
    for (file, digest) in digests.enumerated() {
      for (index, declaration) in digest.declarations.enumerated() where declaration.kind == .extension {
        let id = DeclarationID(file: file, index: index)
        guard let written = declaration.type else { continue }
        let found = resolve(written, in: Scope(file: file, declaration: parent(of: id)))
        for part in extended(found) {
          guard case .nominal(let parts) = part else { continue }
          let path = parts.map(\.name)
          let key = path.joined(separator: ".")
          if types[key] == nil { types[key] = TypeSymbol(path: path, key: key, isExternal: true) }
          types[key]?.declarations.append(id)
          typeOf[id] = key
        }
      }
    }
  }

  private func extended(_ type: TypeName) -> [TypeName] {
    if case .composition(let types) = type { return types }
    return [type]
  }

  private mutating func addMembers(of id: DeclarationID) {
    guard let key = typeOf[id] else { return }
    for child in children[id] ?? [] {
      let name = declaration(child).name
      types[key]?.members[name, default: []].append(child)
      memberNames.insert(name)
    }
  }

  private mutating func addSubtypes() {
    for key in types.keys.sorted() {
      for parent in types[key]?.ancestors ?? [] {
        if let above = parent.key { subtypes[above, default: []].append(key) }
      }
    }
  }
}
