import Linking
import Model

/// Sources that Xcode projects compile and that are not there: secrets that their authors keep to themselves, or what was never added. What
/// they do, nobody can tell.
struct MissingSources {
  /// By their paths.
  private(set) var unread: [UnreadSource] = []
  /// Some are not there: they may have any function that nothing here declares.
  private(set) var lacksSome = false
  /// By description, as they stand in `builds`: what there is to say of it.
  private var sentences: [Int: BuildFile.Unread] = [:]

  /// - Parameter modules: those of frameworks. A target of which no source that is there imports one fills no container.
  init(_ builds: [BuildFile], digests: [Digest], speaking modules: Set<String>, root: String, _ ground: Ground) {
    let known = Set(digests.map(\.file))
    let speaking = Set(digests.lazy.filter { $0.imports.contains { modules.contains($0.path[0]) } }.map(\.file))
    var missing: [Int: [(target: BuildTarget, files: [String])]] = [:]
    for (number, build) in builds.enumerated() where build.file.hasSuffix(".pbxproj") {
      for target in build.targets where target.kind != "test" && !target.files.listed.isDisjoint(with: speaking) {
        let files = target.files.listed.subtracting(known).filter { path in
          guard path.hasSuffix(".swift"), !path.hasPrefix("../"), !path.hasPrefix("/"),
            !(ground.files.real(path, in: root).map(ground.files.exists) ?? false)
          else { return false }
          lacksSome = true
          return !Self.isMade(path)
        }
        if !files.isEmpty { missing[number, default: []].append((target, files.sorted())) }
      }
    }
    guard !missing.isEmpty else { return }
    let wanted = digests.wanted(of: Set(missing.values.flatMap { $0.flatMap { $0.files.map(Self.type) } }))
    let types = Set(digests.lazy.flatMap(\.declarations).filter { Self.kinds.contains($0.kind) }.map(\.name))
    let isSetUpElsewhere = digests.callWhatSetsUp()
    var told: Set<String> = []
    for (number, targets) in missing.sorted(by: { $0.key < $1.key }) {
      let absent = Set(targets.flatMap(\.files)).filter { !wanted.constants.contains(Self.type(in: $0)) }.sorted()
      guard let first = absent.first, let owner = targets.first(where: { $0.files.contains(first) })?.target else { continue }
      let beginning = targets.filter { missing in
        missing.target.kind == "app" && !digests.contains { $0.beginsProgram && missing.target.files.listed.contains($0.file) }
      }
      for path in absent where told.insert(path).inserted {
        let extended = Self.extendedType(in: path)
        let type = extended ?? Self.type(in: path)
        let isCalled =
          isSetUpElsewhere || wanted.used.contains(type) && extended == nil || types.contains(type)
          || beginning.contains { $0.files.contains(path) }
        var source = UnreadSource(at: Location(file: path, line: 1, column: 1), modules: nil)
        source.absence = .init(isCalled: isCalled, extended: extended)
        unread.append(source)
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

  /// The type that a file extends, by custom: `Container` of `Container+Rooms.swift`.
  private static func extendedType(in path: String) -> String? {
    let name = type(in: path)
    return name.firstIndex(of: "+").map { String(name[..<$0]) }
  }

  /// Whether a file is one of those that tools fetch, or make of images, texts, schemas and models before each build, by its name: such a file declares
  /// what the program uses, and calls nothing.
  private static func isMade(_ path: String) -> Bool {
    let name = Path.name(path).lowercased()
    let folders = path.split(separator: "/").dropLast()
    if folders.contains(where: Self.fetched.contains) || path.contains("Carthage/Checkouts/") { return true }
    if path.lowercased().split(separator: "/").contains(where: { $0.contains("generated") }) { return true }
    return ends.contains(where: name.hasSuffix) || resources.contains(String(name.dropLast(".swift".count)))
  }

  private static let kinds: Set<Declaration.Kind> = [.class, .struct, .enum, .actor, .protocol, .typealias]
  private static let fetched: Set<Substring> = [".build", "Pods", "DerivedData", "build"]
  private static let ends = [".pb.swift", ".grpc.swift", ".graphql.swift", "+coredataclass.swift", "+coredataproperties.swift"]
  private static let resources: Set = [
    "assets", "colors", "fonts", "images", "l10n", "localizable", "r", "storyboards", "storyboardscenes", "storyboardsegues",
    "strings", "xcassets",
  ]
}
