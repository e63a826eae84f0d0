import Model

/// Which files can say the name of a declaration and mean it.
enum Reach: Hashable {
  case program
  /// Those of one module, and tests that look into it.
  case module(String)
  case file(Int)
  /// Files that no build compiles.
  case leftovers
}

extension Symbols {
  /// From where a declaration can be mentioned, by its access level. What meets a requirement is known to others by that.
  func reach(of id: DeclarationID) -> Reach {
    guard id.file < appFiles else { return .program }
    if isPrivate(id) { return .file(id.file) }
    if leftovers.contains(id.file) { return .leftovers }
    guard let target = targetOfFile[id.file], sharedFiles[id.file] == nil, !isWide(id), !mayMeetRequirement(id) else {
      return .program
    }
    return .module(targets[target].module)
  }

  func file(_ file: Int, isWithin reach: Reach) -> Bool {
    switch reach {
    case .program: return true
    case .file(let only): return file == only
    case .leftovers: return leftovers.contains(file)
    case .module(let module):
      guard file < appFiles, let target = targetOfFile[file] else { return true }
      return targets[target].module == module || sharedFiles[file]?.contains(module) == true
        || digests[file].imports.contains { $0.modifiers.contains("@testable") && $0.path[0] == module }
    }
  }

  /// Whether only its own file can mention a declaration. What a private type has may meet a requirement, by which others know it.
  private func isPrivate(_ id: DeclarationID) -> Bool {
    func isMarked(_ declaration: Declaration) -> Bool { !declaration.modifiers.isDisjoint(with: ["private", "fileprivate"]) }
    let outer = parent(of: id).map { declaration($0) }
    guard isMarked(declaration(id)) || outer.map({ $0.kind == .extension && isMarked($0) }) ?? false else { return false }
    guard outer != nil, let key = enclosingType(id), let symbol = types[key] else { return true }
    return !symbol.declarations.contains { around in
      sequence(first: around, next: { self.parent(of: $0) }).contains {
        self.declaration($0).kind != .extension && isMarked(self.declaration($0))
      }
    }
  }

  /// Whether other modules see a declaration: it says so itself, or what stands around it says so for it.
  private func isWide(_ id: DeclarationID) -> Bool {
    func isMarked(_ id: DeclarationID) -> Bool { !declaration(id).modifiers.isDisjoint(with: ["public", "open", "package"]) }
    if isMarked(id) { return true }
    guard let outer = parent(of: id) else { return false }
    let kind = declaration(outer).kind
    return (kind == .extension || kind == .protocol) && isMarked(outer)
  }

  /// Whether a member may be what a protocol demands, or what a class above has, by which whoever sees that one calls it.
  private func mayMeetRequirement(_ id: DeclarationID) -> Bool {
    guard let key = enclosingType(id), typeOf[id] == nil, let symbol = types[key] else { return false }
    let member = declaration(id)
    return levels(of: symbol.nominal).contains { level in
      var isDemandedOutside: Bool { member.modifiers.contains("override") || mayBeDemanded(id, above: level.symbol) }
      return level.symbol.ancestors.contains { ancestor in
        guard let above = ancestor.key.flatMap({ types[$0] }) else { return isDemandedOutside }
        return above.isExternal || above.vocabulary != nil || above.members[member.name] != nil
      }
    }
  }

  /// By vocabulary: the files in which something may be of a framework's type that no text there says. Swift finds the members of all
  /// modules that a module loads, whichever of its files imports them.
  func filesWithObjects() -> [Set<Int>] {
    let accompanying = accompanyingModules()
    let modules = (0..<appFiles).map(modules)
    var importers: [String: Set<String>] = [:]
    for file in 0..<appFiles { for name in imports[file] { importers[name, default: []].formUnion(modules[file]) } }
    return vocabularies.indices.map { vocabulary in
      var loading: Set<String> = []
      for file in 0..<appFiles
      where self.file(file, knows: vocabulary) || !imports[file].isDisjoint(with: accompanying[vocabulary]) {
        loading.formUnion(modules[file])
      }
      var open = Array(loading)
      while let next = open.popLast() {
        for other in importers[next] ?? [] where loading.insert(other).inserted { open.append(other) }
      }
      return Set(
        (0..<appFiles).filter {
          !modules[$0].isDisjoint(with: loading)
            || leftovers.contains($0) && (self.file($0, knows: vocabulary) || !imports[$0].isDisjoint(with: loading))
        })
    }
  }

  /// The modules that a file is part of. What no build compiles is part of none.
  private func modules(_ file: Int) -> Set<String> {
    if leftovers.contains(file) { return [] }
    return sharedFiles[file] ?? [targetOfFile[file].map { targets[$0].module } ?? ""]
  }

  /// Whether there can be types below one: only of protocols and of classes that are not final.
  func mayBeInherited(_ symbol: TypeSymbol) -> Bool {
    symbol.declarations.contains { id in
      switch declaration(id).kind {
      case .protocol: true
      case .class: !declaration(id).modifiers.contains("final")
      default: false
      }
    }
  }

  func isPropertyWrapper(_ symbol: TypeSymbol) -> Bool {
    symbol.declarations.contains { declaration($0).attributes.contains { $0.name.isNamed("propertyWrapper") } }
  }
}
