import Model

/// What one description of a build says: a `Package.swift`, an Xcode project, a `project.yml`. Paths are relative to the
/// project's root.
struct BuildFile: Hashable {
  /// The description's own path.
  var file: String
  /// The folder from which its paths count.
  var folder: String
  /// The names by which other descriptions may speak of it.
  var names: Set<String> = []
  var targets: [BuildTarget] = []
  var products: [BuildProduct] = []
  /// Folders of packages and projects that it refers to, or their descriptions.
  var references: Set<String> = []
  /// By name in lower case, the packages that it takes from an address.
  var addressed: Set<String> = []
  /// Folders of projects that it says are built together; `*` stands for part of a name, `**` for folders in between.
  var gathered: [String] = []
  /// It names every file that its targets compile, or the folders below which they all lie.
  var namesAllFiles = false
  /// The versions of packages that it allows, by their names in lower case.
  var versions: [String: VersionRange] = [:]
  /// What could not be read, with its reason.
  var unread: [Unread] = []
  /// What is not known of its targets, whose files are.
  var unclear: [Unread] = []

  struct Unread: Hashable {
    var reason: String
    var at: Location
  }

  /// Says once of which targets not every dependency could be read: nothing is said of what they import, and nobody would know.
  mutating func sayWhoseDependenciesAreUnclear() {
    let names = targets.filter { $0.knowledge == .unknown }.map { "`\($0.name)`" }
    guard let first = names.first else { return }
    let whose =
      names.count == 1 ? first : names.count == 2 ? "\(first) and \(names[1])" : "\(first) and \(names.count - 1) more targets"
    let verb = names.count == 1 ? "depends" : "depend"
    unclear.append(
      .init(
        reason:
          "not everything that \(whose) \(verb) on can be read, so \(names.count == 1 ? "its" : "their") imports are not judged",
        at: Location(file: file, line: 1, column: 1)))
  }
}

extension [BuildFile] {
  /// What they name of what lies in some folders, or is one of these: packages, and what targets compile. Sorted.
  func named(among folders: [String]) -> [String] {
    guard !folders.isEmpty else { return [] }
    let all = flatMap { build in build.references.union(build.targets.flatMap { $0.files.listed.union($0.files.folders) }) }
    return Set(all).filter { name in folders.contains { Path.isInside(name, $0) } }.sorted()
  }
}

/// What a package offers to others.
struct BuildProduct: Hashable {
  var name: String
  var targets: [String]
}

/// One target as one description says it.
struct BuildTarget: Hashable {
  var name: String
  /// The name by which source imports it.
  var module: String
  var kind: String
  /// The folder that stands for it.
  var path: String
  /// Which files belong to it.
  var files: BuildSources
  /// What of them only some builds compile.
  var leftOut: [LeftOutSources] = []
  var dependencies: [BuildDependency] = []
  /// The flags of `#if` with which each of its configurations is compiled; nil: not known.
  var flags: [Set<String>]?
  /// Flags that all of its configurations set, or none does.
  var settledFlags: [String: Bool] = [:]
  /// The systems for which it is built, called as `os(…)` calls them; nil: not known.
  var systems: Set<String>?
  var knowledge: Target.Knowledge = .direct
  /// What the compiler is told to take a name in source for: `-module-alias Written=Module`.
  var aliases: [String: String] = [:]
  /// Something beside its own imports may be why it has its dependencies: generated code, other languages, embedding.
  var mayNeedMore = false
  /// No project but this one, or those of one workspace with it, can depend on it.
  var isKept = false
  /// It is used without being imported: a plug-in, a macro.
  var isTool = false
  var at: Location
}

/// Which files belong to a target: those listed, and those below the folders.
struct BuildSources: Hashable {
  var listed: Set<String> = []
  var folders: [String] = []
  var excluded: [String] = []

  /// Whether a file is left out of a folder: what is said of the folders around does not touch one that is named by itself.
  func excludes(_ file: String, from folder: String) -> Bool {
    excluded.contains { Path.isInside(file, $0) && $0 != folder && Path.isInside($0, folder) }
  }

  /// How closely its folders claim a file: nil where they do not, more for a deeper one.
  func depth(of file: String) -> Int? {
    folders.filter { Path.isInside(file, $0) && !excludes(file, from: $0) }.map(\.utf8.count).max()
  }
}

/// What a target says it depends on.
struct BuildDependency: Hashable {
  enum Way: Hashable {
    /// A target of the same description.
    case target
    /// A product of the package or project with this name; nil: of any.
    case product(of: String?)
    /// Either.
    case name
  }

  var name: String
  var way: Way
  var at: Location
  /// Only some builds have it: it stands under an `#if`, or is added by code that is not run.
  var isPossible = false
  /// It holds on some platforms or configurations only.
  var isConditional = false
  /// A helper gives it to whatever target it makes, be that in need of it or not.
  var isOfPattern = false
  /// Another dependency brings it along: it need not be imported.
  var isBroughtAlong = false
  /// Where the other target says that it cannot be depended on from here.
  var hiddenAt: Location?
  /// What the target calls modules of it instead of their own names: the own name by the other.
  var aliases: [String: String] = [:]

  /// The package that a product is said to come from.
  var package: String? { if case .product(let package) = way { package } else { nil } }
}

/// The names that flags of the compiler give modules in the sources of a target.
func moduleAliases(in flags: [String]) -> [String: String] {
  var aliases: [String: String] = [:]
  for (flag, value) in zip(flags, flags.dropFirst()) where flag == "-module-alias" {
    let parts = value.split(separator: "=").map(String.init)
    if parts.count == 2 { aliases[parts[0]] = parts[1] }
  }
  return aliases
}
