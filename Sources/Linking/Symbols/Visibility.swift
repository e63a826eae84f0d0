import Model

extension Symbols {
  /// Of several declarations at file scope, the one that this file sees first.
  func best(_ candidates: [DeclarationID], for file: Int) -> DeclarationID? {
    let typed = candidates.filter {
      let declaration = declaration($0)
      return (declaration.isNominal || declaration.kind == .typealias) && isVisible($0, from: file)
    }
    return typed.min { (nearness($0, to: file), $0) < (nearness($1, to: file), $1) }
  }

  /// Whether a declaration at file scope can be named in a file at all.
  func isVisible(_ id: DeclarationID, from file: Int) -> Bool {
    if id.file == file { return true }
    if let vocabulary = vocabulary(ofFile: id.file) { return self.file(file, knows: vocabulary) }
    let modifiers = declaration(id).modifiers
    return (file < appFiles || isWritten(file)) && !modifiers.contains("private") && !modifiers.contains("fileprivate")
  }

  /// Whether a member belongs to another file alone.
  func isHidden(_ id: DeclarationID, from file: Int) -> Bool { isOfItsFile(id) && digests[id.file].file != digests[file].file }

  /// Whether a member belongs to its file alone.
  func isOfItsFile(_ id: DeclarationID) -> Bool {
    !modifiers(of: id).isDisjoint(with: ["private", "fileprivate"])
  }

  /// Those of a declaration, and those that its extension gives to all that stands in it.
  private func modifiers(of id: DeclarationID) -> Set<String> {
    let around = parent(of: id).map { declaration($0).kind == .extension ? declaration($0).modifiers : [] } ?? []
    return declaration(id).modifiers.union(around)
  }

  /// Whether a file may mean a declaration at file scope by its name: it is of the same target or of one that offers it.
  func isOffered(_ id: DeclarationID, to file: Int) -> Bool { nearness(id, to: file) < Unseen.private }

  /// Whether a word in a file may mean a type: its module is loaded where the file is compiled, and offers it.
  func mayName(_ id: DeclarationID, in file: Int) -> Bool { nearness(id, to: file) != Unseen.unloaded }

  /// How soon a file sees a declaration at file scope: its own first, then those of its target, those that imported targets
  /// offer, those of frameworks, and last what it cannot see by rights.
  func nearness(_ id: DeclarationID, to file: Int) -> Int {
    if id.file == file { return 0 }
    if let vocabulary = vocabulary(ofFile: id.file), !isWritten(id.file) { return vocabulary + 3 }
    let (own, other) = (targetOfFile[file], targetOfFile[id.file])
    if own == other || isCompiled(id.file, beside: file) { return 1 }
    guard let own else { return 2 }
    // What no target compiles is seen last.
    guard let other else { return Unseen.uncompiled }
    let isPublic = !modifiers(of: id).isDisjoint(with: ["public", "open", "package"])
    if imports[file].contains(targets[other].module), means(other, in: own) { return isPublic ? 2 : Unseen.private }
    // Members of what another file of the module brings in are seen all the same.
    return isPublic && loads(other, in: own) ? Unseen.unimported : Unseen.unloaded
  }

  /// Whether a target may mean another one by the name of its module.
  private func means(_ other: Int, in target: Int) -> Bool {
    meantTargets[target]?[targets[other].module]?.contains(other) ?? true
  }

  /// Whether some file of a target imports another one's module, or something that it imports does.
  private func loads(_ other: Int, in target: Int) -> Bool {
    if let known = memory.loadedTargets[target] { return known.contains(other) }
    if memory.importsOfTargets.isEmpty {
      for (file, target) in targetOfFile.enumerated() {
        if let target { memory.importsOfTargets[target, default: []].formUnion(imports[file]) }
      }
    }
    var loaded: Set<Int> = []
    var open = [target]
    while let next = open.popLast() {
      let modules = memory.importsOfTargets[next] ?? []
      let new = targets.indices.filter { modules.contains(targets[$0].module) && means($0, in: next) && !loaded.contains($0) }
      loaded.formUnion(new)
      open += new
    }
    memory.loadedTargets[target] = loaded
    return loaded.contains(other)
  }

  /// Whether some target compiles both files, of which at least one is compiled by several.
  private func isCompiled(_ other: Int, beside file: Int) -> Bool {
    guard sharingTargets[other] != nil || sharingTargets[file] != nil else { return false }
    func targets(_ file: Int) -> Set<Int> { sharingTargets[file] ?? targetOfFile[file].map { [$0] } ?? [] }
    return !targets(other).isDisjoint(with: targets(file))
  }
}

/// How near what a file cannot see by rights is to it, farther than all frameworks: what an imported module keeps for itself, what a module offers
/// that only other files of the target import, what no file of it loads or may see there, and what no target compiles.
private enum Unseen {
  static let `private` = 1001
  static let unimported = 1002
  static let unloaded = 1003
  static let uncompiled = 1004
}
