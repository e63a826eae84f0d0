import Model

extension Symbols {
  /// Names every type and gives every member to its type. Each step needs only what those before it found: types that stand in no
  /// extension, extensions (whose names at file scope no extension can change), what types inherit, and then everything else.
  func indexDeclarations() {
    for (file, digest) in digests.enumerated() {
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        if declaration.kind == .property, declaration.modifiers.contains("let") { storedConstants.insert(declaration.name) }
        guard let parent = declaration.parent else {
          if declaration.kind != .extension { global[declaration.name, default: []].append(id) }
          continue
        }
        children[DeclarationID(file: file, index: parent), default: []].append(id)
        let outer = digest.declarations[parent]
        guard outer.isNominal || outer.kind == .extension else { continue }
        memberNames.insert(declaration.name)
        if declaration.isNominal || [.typealias, .associatedType].contains(declaration.kind) {
          nestedTypeNames.insert(declaration.name)
        }
      }
    }
    indexTypes()
    inherit()
    for key in types.keys.sorted() {
      for parent in types[key]?.ancestors ?? [] {
        // Who is a composition is each of its members.
        let parts = if case .composition(let members) = parent { members } else { [parent] }
        for above in parts.compactMap(\.key) { subtypes[above, default: []].append(key) }
        for part in parts { addBelowSystemClasses(key, part) }
      }
      if let symbol = types[key], symbol.isExternal { addBelowSystemClasses(key, symbol.nominal) }
    }
  }

  /// A type below one of Apple's classes is below the nearest of those above that which somebody extends.
  private func addBelowSystemClasses(_ key: String, _ parent: TypeName) {
    var next = parent
    while case .nominal(let parts) = next, next == parent ? parts.key == key || types[parts.key] == nil : true,
      let above = systemSuperclass(of: parts), let name = above.key
    {
      if types[name] != nil { return subtypes[name, default: []].append(key) }
      next = above
    }
  }

  private func indexTypes() {
    let owners = owners()
    tellsOwners = !owners.isEmpty
    var extensions: [DeclarationID] = []
    for (file, digest) in digests.enumerated() {
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        if declaration.kind == .extension { extensions.append(id) }
        guard declaration.isNominal else { continue }
        if let outer = typeOrExtension(around: id) {
          // Those in an extension wait until it is known what the extension extends.
          if let key = typeOf[outer] { addType(id, in: types[key]!.path) }
        } else {
          addType(id, in: owners[id].map { [$0.part] } ?? [])
        }
      }
    }
    bind(extensions)
    for symbol in types.values { sort(symbol) }
  }

  private func typeOrExtension(around id: DeclarationID) -> DeclarationID? {
    var current = parent(of: id)
    while let outer = current {
      let around = declaration(outer)
      if around.isNominal || around.kind == .extension { return outer }
      current = parent(of: outer)
    }
    return nil
  }

  func addType(_ id: DeclarationID, in outer: [String]) {
    let path = outer + [declaration(id).name]
    let key = path.joined(separator: ".")
    let type = types[key] ?? TypeSymbol(path: path, key: key)
    types[key] = type
    add(id, to: type)
  }

  /// Gives a type one of its declarations or extensions, with the members in it.
  func add(_ id: DeclarationID, to type: TypeSymbol) {
    type.declarations.append(id)
    typeOf[id] = type.key
    let declaration = declaration(id)
    if declaration.isNominal {
      if type.generics.isEmpty { type.generics = declaration.generics }
      type.isProtocol = declaration.kind == .protocol
      type.vocabulary = vocabulary(ofFile: id.file)
    }
    for child in children[id] ?? [] { type.members[self.declaration(child).name, default: []].append(child) }
  }

  /// Names the types that stand in an extension, those in bodies too.
  func addTypes(inside id: DeclarationID, in path: [String]) {
    var work = (children[id] ?? []).map { ($0, path) }
    while let (child, path) = work.popLast() {
      var path = path
      if declaration(child).isNominal {
        addType(child, in: path)
        path.append(declaration(child).name)
      }
      work += (children[child] ?? []).map { ($0, path) }
    }
  }

  /// Puts what was found in any order into the order of the files: first what declares the type, then what extends it.
  private func sort(_ symbol: TypeSymbol) {
    let found = symbol.declarations.sorted()
    let own = found.filter { declaration($0).isNominal }
    symbol.declarations = own + found.filter { declaration($0).kind == .extension }
    symbol.generics = own.lazy.map { self.declaration($0).generics }.first { !$0.isEmpty } ?? []
    if let last = own.last {
      symbol.isProtocol = declaration(last).kind == .protocol
      symbol.vocabulary = vocabulary(ofFile: last.file)
    }
    for (name, members) in symbol.members where members.count > 1 { symbol.members[name] = members.sorted() }
  }
}
