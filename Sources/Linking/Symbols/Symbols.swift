import Model

/// A declaration of the program: which file, and which of its declarations.
///
/// Both lie in one number: nothing is looked up by anything more often.
struct DeclarationID: RawRepresentable, Hashable, Comparable {
  let rawValue: Int

  var file: Int { (rawValue + 1) >> 32 }
  /// -1 for what stands at file scope.
  var index: Int { rawValue - file << 32 }
  var isFileScope: Bool { index < 0 }

  init(rawValue: Int) { self.rawValue = rawValue }

  init(file: Int, index: Int) { rawValue = file << 32 + index }

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A type of the program or of a framework, with everything that its extensions add. Only `indexDeclarations` fills it.
final class TypeSymbol {
  /// The full path from file scope, with a `TypeOwner` in front only where one name means several types.
  let path: [String]
  /// The joined path.
  let key: String
  /// Its declarations and extensions, in the order of the files.
  var declarations: [DeclarationID] = []
  var generics: [GenericParameter] = []
  /// Members by base name; those of extensions included.
  var members: [String: [DeclarationID]] = [:]
  var isProtocol = false
  /// An index into the program's vocabularies where a framework declares it.
  var vocabulary: Int?
  /// What it names after its colons, in all its declarations; filled by `inherit`.
  var ancestors: [TypeName] = []
  /// Nothing but extensions of it are known.
  let isExternal: Bool
  /// The type with its own type parameters as arguments.
  private(set) lazy var nominal = TypeName.nominal(
    path.dropLast().map { TypePart($0) } + [TypePart(path[path.count - 1], generics.map { .open($0.name) })])
  /// The vocabulary of the container that it is, as far as that was asked.
  var containerVocabulary: Int??
  /// The shapes of groups that it has, each with its vocabulary, as far as that was asked.
  var shapes: [(vocabulary: Int, shape: GroupShape)]?
  /// Its members in the order of the files.
  private(set) lazy var sortedMembers = members.values.joined().sorted()

  init(path: [String], key: String, isExternal: Bool = false) {
    self.path = path
    self.key = key
    self.isExternal = isExternal
  }
}

/// Every name of the program, found once before anything is evaluated.
final class Symbols {
  /// The app's digests, sorted by file, then the interfaces of the vocabularies, then what their tools write.
  let digests: [Digest]
  let vocabularies: [Vocabulary]
  let targetOfFile: [Int?]
  let targets: [Target]
  /// Those that no program but those of the project can link.
  let inaccessible: Set<Int>
  /// By target, and by module name that several targets have: which of these it means, where that is known.
  let meantTargets: [Int: [String: Set<Int>]]
  let valueOrigins = ValueOrigins()
  /// By the joined path.
  var types: [String: TypeSymbol] = [:]
  /// The path of the type that a nominal declaration or extension belongs to.
  var typeOf: [DeclarationID: String] = [:]
  /// Declarations at file scope, by base name.
  var global: [String: [DeclarationID]] = [:]
  /// What stands directly inside a declaration.
  var children: [DeclarationID: [DeclarationID]] = [:]
  /// By path of a protocol or class: the types that name it after their colon.
  var subtypes: [String: [String]] = [:]
  /// The names of everything that types declare.
  var memberNames: Set<String> = []
  /// The names of all constants that the program stores, in objects and elsewhere.
  var storedConstants: Set<String> = []
  /// Whether some name at file scope means several types, so that owners stand in paths.
  var tellsOwners = false
  /// By file: the modules that it imports, re-exports followed.
  var imports: [Set<String>] = []
  /// The modules that some file imports.
  private(set) var importedAnywhere: Set<String> = []
  let appFiles: Int
  /// Of the app's files by path, the first that stands for it.
  let fileNumbers: [String: Int]
  /// By file: whether it is built as Swift 2, which then holds for all files of its target.
  let isOldSwift: [Bool]
  /// By file from the last vocabulary's on: the vocabulary whose tool wrote it.
  private let writers: [Int]
  /// The modules that the program's targets make, and with those of frameworks and of Swift all that is known without an import.
  let targetModules: Set<String>
  let modules: Set<String>
  /// The names of all types, typealiases and associated types that stand in a type: no other name is looked for there.
  var nestedTypeNames: Set<String> = []
  /// What was looked up before in the index as it now is.
  var memory = LookupMemory()
  /// By file that only some builds compile: under which flags.
  let conditionOfFile: [Int: BuildCondition]
  /// Files that several targets compile and that stand here only once, with these targets, and with their modules; and those that stand here
  /// once for each target.
  let sharingTargets: [Int: Set<Int>]
  let sharedFiles: [Int: Set<String>]
  let copiedFiles: CopiedFiles
  /// Files that no build compiles: what these say of others, nobody does.
  let leftovers: Set<Int>

  init(_ program: Program) {
    let copied = CopiedFiles(program)
    let app = copied.placed(program)
    copiedFiles = copied
    let written = program.written.sorted { ($0.digest.file, $0.vocabulary) < ($1.digest.file, $1.vocabulary) }
    digests = app.map(\.digest) + program.vocabularies.map(\.interface) + written.map(\.digest)
    writers = written.map(\.vocabulary)
    vocabularies = program.vocabularies
    targets = program.targets
    inaccessible = program.inaccessible
    meantTargets = program.meantTargets
    appFiles = app.count
    fileNumbers = Dictionary(app.indices.map { (app[$0].digest.file, $0) }, uniquingKeysWith: min)
    conditionOfFile = Dictionary(
      uniqueKeysWithValues: app.indices.compactMap { index in program.conditions[app[index].digest.file].map { (index, $0) } })
    targetModules = Set(targets.map(\.module))
    modules = targetModules.union(vocabularies.flatMap(\.modules)).union(["Swift"])
    let targetOfFile = app.map(\.target) + digests.dropFirst(app.count).map { program.targetOfFile[$0.file] }
    self.targetOfFile = targetOfFile
    let old = Set(zip(digests, targetOfFile).filter(\.0.isOldSwift).map(\.1))
    isOldSwift = targetOfFile.enumerated().map { $0.offset < app.count && old.contains($0.element) }
    sharingTargets = Dictionary(
      uniqueKeysWithValues: app.indices.compactMap { index in
        let file = app[index].digest.file
        guard let targets = program.targetsOfFile[file], targets.count > 1, copied.targets[file] == nil else { return nil }
        return (index, Set(targets))
      })
    sharedFiles = sharingTargets.mapValues { Set($0.map { program.targets[$0].module }) }
    leftovers = Set(app.indices.filter { program.leftovers.contains(app[$0].digest.file) })
    imports = importedModules()
    importedAnywhere = imports.reduce(into: []) { $0.formUnion($1) }
    indexDeclarations()
  }

  /// Whether calls of a function may leave out the label of its first argument although it has one.
  func mayOmitFirstLabel(_ id: DeclarationID) -> Bool {
    guard isOldSwift[id.file] else { return false }
    let declaration = declaration(id)
    return declaration.kind == .function && declaration.parameters.first.map { $0.label == $0.name } ?? false
  }

  func declaration(_ id: DeclarationID) -> Declaration { digests[id.file].declarations[id.index] }

  func parent(of id: DeclarationID) -> DeclarationID? {
    declaration(id).parent.map { DeclarationID(file: id.file, index: $0) }
  }

  func location(of id: DeclarationID) -> Location { Location(digests[id.file].file, declaration(id).at) }

  /// The vocabulary whose interface the file is, or whose tool wrote it; nil for a file of the app.
  func vocabulary(ofFile file: Int) -> Int? {
    if file < appFiles { return nil }
    let interface = file - appFiles
    return interface < vocabularies.count ? interface : writers[interface - vocabularies.count]
  }

  /// Whether a tool wrote the file, so that it stands in a target and sees its names.
  func isWritten(_ file: Int) -> Bool { file >= appFiles + vocabularies.count }

  /// The innermost type around a declaration, or the type that it is itself.
  func enclosingType(_ id: DeclarationID?) -> String? {
    var current = id
    while let id = current {
      if let type = typeOf[id] { return type }
      current = parent(of: id)
    }
    return nil
  }
}

extension Symbols {
  /// What each file imports. A re-export in one file of a target counts for the whole target and for those that import it.
  private func importedModules() -> [Set<String>] {
    var exported: [String: Set<String>] = [:]
    for (file, digest) in digests.enumerated() {
      guard let target = targetOfFile[file].map({ targets[$0].module }) ?? (file < appFiles ? "" : nil) else { continue }
      for item in digest.imports where item.modifiers.contains("@_exported") {
        exported[target, default: []].insert(item.path[0])
      }
    }
    return digests.enumerated().map { file, digest in
      var modules = Set(digest.imports.map { $0.path[0] })
      modules.formUnion(exported[targetOfFile[file].map { targets[$0].module } ?? ""] ?? [])
      var open = Array(modules)
      while let module = open.popLast() {
        for other in exported[module] ?? [] where modules.insert(other).inserted { open.append(other) }
      }
      return modules
    }
  }

  /// Whether a file of the app may name the types of a vocabulary.
  func file(_ file: Int, knows vocabulary: Int) -> Bool {
    if file >= appFiles { return self.vocabulary(ofFile: file) == vocabulary }
    let words = vocabularies[vocabulary]
    return words.files?.contains(digests[file].file) ?? true && words.modules.contains { $0 == "*" || imports[file].contains($0) }
  }
}
