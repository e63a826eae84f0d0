import Linking
import Model

/// Sources that Xcode projects compile and that are not there: secrets that their authors keep to themselves, or what was never added. What
/// they do, nobody can tell.
struct MissingSources {
  /// By their paths.
  private(set) var unread: [UnreadSource] = []
  /// Some of those that tools make are not there: they call nothing, and what they declare may do anything with what it is handed.
  private(set) var lacksMade = false
  /// By description, as they stand in `builds`: what there is to say of it.
  private var sentences: [Int: BuildFile.Unread] = [:]

  /// - Parameter modules: those of frameworks. A target of which no source that is there imports one fills no container.
  init(_ builds: [BuildFile], digests: [Digest], speaking modules: Set<String>, root: String, _ ground: Ground) {
    let known = Set(digests.map(\.file))
    let speaking = Set(digests.lazy.filter { $0.imports.contains { modules.contains($0.path[0]) } }.map(\.file))
    var told: Set<String> = []
    for (number, build) in builds.enumerated() where build.file.hasSuffix(".pbxproj") {
      let targets = build.targets.filter { $0.kind != "test" && !$0.files.listed.isDisjoint(with: speaking) }
      let missing = Set(targets.flatMap { $0.files.listed }).subtracting(known).filter { path in
        guard path.hasSuffix(".swift"), !path.hasPrefix("../"), !path.hasPrefix("/"),
          !(ground.files.real(path, in: root).map(ground.files.exists) ?? false)
        else { return false }
        if Self.isMade(path) { lacksMade = true }
        return !Self.isMade(path)
      }
      let harmless = digests.typesAskedOnlyForConstants(among: Set(missing.map(Self.type)))
      let absent = missing.filter { !harmless.contains(Self.type(in: $0)) }.sorted()
      guard let first = absent.first, let owner = targets.first(where: { $0.files.listed.contains(first) }) else { continue }
      for path in absent where told.insert(path).inserted {
        unread.append(UnreadSource(at: Location(file: path, line: 1, column: 1), modules: nil))
      }
      let others = absent.count > 1 ? " and \(absent.count - 1) more" : ""
      let reason =
        "`\(first)`\(others) that `\(owner.name)` compiles \(absent.count == 1 ? "is" : "are") not there, so that what is missing may be registered in it"
      sentences[number] = .init(reason: reason, at: owner.at)
    }
  }

  /// Says which files are not there.
  func tell(in builds: inout [BuildFile]) {
    for number in builds.indices { if let sentence = sentences[number] { builds[number].unclear.append(sentence) } }
  }

  /// The type that a file is called after by custom.
  private static func type(in path: String) -> String { String(Path.name(path).dropLast(".swift".count)) }

  /// Whether a file is one of those that tools make of images, texts, schemas and models before each build, by its name: such a file declares
  /// what the program uses, and calls nothing.
  private static func isMade(_ path: String) -> Bool {
    let name = Path.name(path).lowercased()
    if path.lowercased().split(separator: "/").contains(where: { $0.contains("generated") }) { return true }
    return ends.contains(where: name.hasSuffix) || resources.contains(String(name.dropLast(".swift".count)))
  }

  private static let ends = [".pb.swift", ".grpc.swift", ".graphql.swift", "+coredataclass.swift", "+coredataproperties.swift"]
  private static let resources: Set = [
    "assets", "colors", "fonts", "images", "l10n", "localizable", "r", "storyboards", "storyboardscenes", "storyboardsegues",
    "strings", "xcassets",
  ]
}
