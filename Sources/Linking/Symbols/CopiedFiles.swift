import Model

/// Files that several targets compile, and that speak of something of which each of these targets has its own: they stand in each of them
/// by themselves, so that every name means what it means there.
struct CopiedFiles {
  /// By file: the targets in which it is told apart.
  private(set) var targets: [String: [Int]] = [:]

  /// Only what has to do with a framework is worth a copy: names that files declare which import one, and what speaks of those.
  init(_ program: Program) {
    let shared = program.digests.filter { program.targetsOfFile[$0.file, default: []].count > 1 }
    guard !shared.isEmpty else { return }
    var declarers: [String: [(file: String, targets: Set<Int>)]] = [:]
    for digest in program.digests {
      let place = (file: digest.file, targets: Set(program.targetsOfFile[digest.file] ?? []))
      for name in Set(Self.names(digest)) where !place.targets.isEmpty { declarers[name, default: []].append(place) }
    }
    let modules = Set(program.vocabularies.flatMap(\.modules))
    let speaking = program.digests.filter { digest in digest.imports.contains { modules.contains($0.path[0]) } }
    var open = Set(speaking.flatMap(Self.names)).filter { declarers[$0, default: []].count > 1 }.sorted()
    guard !open.isEmpty else { return }
    var speakers: [String: [Digest]] = [:]
    for digest in shared { for word in Self.words(digest) { speakers[word, default: []].append(digest) } }
    while let name = open.popLast() {
      for digest in speakers[name] ?? [] where targets[digest.file] == nil {
        let members = program.targetsOfFile[digest.file]!
        let meanings = members.map { target in
          declarers[name]!.filter { $0.targets.contains(target) }.map {
            targets[$0.file] == nil ? $0.file : "\($0.file) \(target)"
          }
        }.filter { !$0.isEmpty }
        guard Set(meanings).count > 1 else { continue }
        targets[digest.file] = members
        for name in Self.names(digest) { open.append(name) }
      }
    }
    // What would more than double the program is left as it is.
    if targets.values.reduce(0, { $0 + $1.count - 1 }) > program.digests.count { targets = [:] }
  }

  /// Every file of the program with the target that it is counted to.
  func placed(_ program: Program) -> [(digest: Digest, target: Int?)] {
    program.digests.sorted { $0.file < $1.file }.flatMap { digest -> [(digest: Digest, target: Int?)] in
      targets[digest.file].map { $0.map { (digest, $0) } } ?? [(digest, program.targetOfFile[digest.file])]
    }
  }

  /// What others may name that a file declares.
  private static func names(_ digest: Digest) -> [String] {
    digest.declarations.filter { declaration in
      declaration.parent == nil && declaration.kind != .extension
        && declaration.modifiers.isDisjoint(with: ["private", "fileprivate"])
    }.map(\.name)
  }

  private static func words(_ digest: Digest) -> Set<String> {
    let extended = digest.declarations.compactMap { $0.kind == .extension ? $0.type?.baseName : nil }
    return Set(Linking.words(of: digest).map { String($0.drop { $0 == "." }.prefix { $0 != "(" }) }).union(extended)
  }
}
