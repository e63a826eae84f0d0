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
    let prefixes = modulePrefixes()
    for (file, digest) in digests.enumerated() {
      for (index, declaration) in digest.declarations.enumerated() where declaration.isNominal {
        addType(DeclarationID(file: file, index: index), declaration, prefixes)
      }
    }
    addExtensions()
    for id in typeOf.keys.sorted() { addMembers(of: id) }
    var found: [String: [TypeName]] = [:]
    for (key, type) in types { found[key] = inherited(type) }
    ancestors = found
    addSubtypes()
  }

  /// Where one name at file scope means several types: what to put in front of each.
  private func modulePrefixes() -> [DeclarationID: String] {
    var prefixes: [DeclarationID: String] = [:]
    for (_, ids) in global where ids.count > 1 {
      let nominal = ids.filter { declaration($0).isNominal }
      var owners: [String: [DeclarationID]] = [:]
      for id in nominal { owners[owner(of: id), default: []].append(id) }
      guard owners.count > 1 else { continue }
      for (owner, ids) in owners { for id in ids { prefixes[id] = owner } }
    }
    return prefixes
  }

  /// Who may give a type its name: the file for a private one, else the build target, else the framework's module.
  private func owner(of id: DeclarationID) -> String {
    if let vocabulary = vocabulary(ofFile: id.file) { return vocabularies[vocabulary].modules[0] }
    let modifiers = declaration(id).modifiers
    if modifiers.contains("private") || modifiers.contains("fileprivate") {
      let name = digests[id.file].file.split(separator: "/").last.map(String.init) ?? ""
      return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
    return targetOfFile[id.file].map { targets[$0].name } ?? "App"
  }

  private mutating func addType(_ id: DeclarationID, _ declaration: Declaration, _ prefixes: [DeclarationID: String]) {
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
    if let prefix = prefixes[outermost] { path.insert(prefix, at: 0) }
    let key = path.joined(separator: ".")
    var type = types[key] ?? TypeSymbol(path: path)
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
          if types[key] == nil { types[key] = TypeSymbol(path: path, isExternal: true) }
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
    }
  }

  private mutating func addSubtypes() {
    for key in types.keys.sorted() {
      guard let type = types[key] else { continue }
      for (parent, _) in supertypes(of: type) {
        if case .nominal(let parts) = parent {
          subtypes[parts.map(\.name).joined(separator: "."), default: []].append(key)
        }
      }
    }
  }
}
