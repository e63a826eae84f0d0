import Model

/// What an implementation declares in its interface's stead: the property, or the key, by which others ask a container for what the interface
/// says.
extension Draft {
  /// Says with imports of implementations by which property of a framework's type, or by which type that the implementation makes a key, the
  /// importing files ask, where the interface has none of that name: whoever asks so cannot do with the interface.
  mutating func findAskedProperties(in program: Program) {
    guard !interfaces.isEmpty, !program.vocabularies.isEmpty else { return }
    let interfaceOf = Dictionary(interfaces.map { ($0.implementation, $0.interface) }, uniquingKeysWith: min)
    var files: [Int: [Digest]] = [:]
    for digest in program.digests {
      for target in program.targetsOfFile[digest.file] ?? [] { files[target, default: []].append(digest) }
    }
    let types = Set(program.vocabularies.flatMap { $0.interface.declarations.filter(\.isNominal).map(\.name) })
    var properties: [Int: Set<String>] = [:]
    var keys: [Int: Set<String>] = [:]
    for (implementation, interface) in interfaceOf {
      let (own, others) = (files[implementation] ?? [], files[interface] ?? [])
      properties[implementation] = Self.offeredProperties(of: types, in: own).subtracting(
        Self.offeredProperties(of: types, in: others))
      keys[implementation] = Self.conforming(to: types, in: own).subtracting(Self.conforming(to: types, in: others))
    }
    for index in imports.indices {
      guard let names = properties[imports[index].to], let keys = keys[imports[index].to], !names.isEmpty || !keys.isEmpty else {
        continue
      }
      let module = targets[imports[index].to].module
      let importing = (files[imports[index].from] ?? []).filter { digest in digest.imports.contains { $0.path[0] == module } }
      imports[index].askedBy =
        importing.lazy.compactMap { Self.members(of: $0, among: names).min() }.min()
        ?? importing.lazy.compactMap { Self.keys(of: $0, among: keys, wrappers: types).min() }.min()
    }
  }

  /// The types that files make conform to what a framework declares.
  private static func conforming(to types: Set<String>, in files: [Digest]) -> Set<String> {
    var found: Set<String> = []
    for declaration in files.lazy.flatMap(\.declarations)
    where declaration.inherits.contains(where: { $0.baseName.map(types.contains) ?? false }) {
      guard let name = declaration.isNominal ? declaration.name : declaration.type?.baseName else { continue }
      found.insert(name)
    }
    return found
  }

  /// Those of these types that a file hands to a framework's wrapper: `@Dependency(Tide.self)`.
  private static func keys(of digest: Digest, among names: Set<String>, wrappers: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for attribute in digest.declarations.lazy.flatMap(\.attributes) where attribute.name.baseName.map(wrappers.contains) ?? false
    {
      for argument in attribute.arguments ?? [] {
        switch argument.value.form {
        case .metatype(let type): found.formUnion([type.baseName].compactMap { $0 })
        case .member(let base?, "self", _, _): found.formUnion(base.typesMade ?? [])
        default: break
        }
      }
    }
    return found.intersection(names)
  }

  /// Those of these names by which a file speaks of a member of something: a plain name may be a variable's.
  private static func members(of digest: Digest, among names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    let mentioning = Mentioning { word, owner in
      guard word.use == .member, names.contains(word.name) else { return }
      if case .around = owner { return }
      found.insert(word.name)
    }
    for declaration in digest.declarations { mentioning.visit(declaration) }
    mentioning.visit(digest.statements)
    return found
  }

  /// The properties that files add to types so named and that other modules see.
  private static func offeredProperties(of types: Set<String>, in files: [Digest]) -> Set<String> {
    var found: Set<String> = []
    for digest in files {
      for declaration in digest.declarations where declaration.kind == .property {
        guard let outer = declaration.parent.map({ digest.declarations[$0] }), outer.kind == .extension,
          outer.type?.baseName.map(types.contains) ?? false,
          declaration.modifiers.contains("public") || outer.modifiers.contains("public")
        else { continue }
        found.insert(declaration.name)
      }
    }
    return found
  }
}
