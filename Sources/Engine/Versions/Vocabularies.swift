import Foundation
import Frameworks
import Linking
import Model
import Reading

/// The vocabularies that a project's files speak: of each framework that some file imports, or whose annotations it has, the
/// generation in use, and behind them the libraries beside these that some file imports.
///
/// The version is what the manifest pins, else what the nearest lock file above a file says, else the newest that the descriptions of the build
/// allow, else the newest there is.
func vocabularies(
  for digests: [Digest], frameworks: [Framework], settings: [String: FrameworkSetting], locks: [Lock],
  demands: [VersionDemand] = []
) -> [Vocabulary] {
  let imported = Set(digests.flatMap { $0.imports.compactMap(\.path.first) })
  var vocabularies: [Vocabulary] = []
  let spoken = frameworks.filter { framework in
    settings[framework.id]?.isOn ?? true
      && (framework.modules.contains { $0 == "*" || imported.contains($0) } || framework.annotates(digests))
  }
  let brought = Set(spoken.flatMap(\.brings))
  for framework in spoken where !brought.contains(framework.id) {
    let setting = settings[framework.id]
    let isForked = locks.fork(framework)
    let modules = framework.modules + frameworks.filter { framework.brings.contains($0.id) }.flatMap(\.modules)
    let told = generations(of: framework, in: digests)
    let allowed = setting?.version == nil ? allowed(demands, framework, locks, digests) : nil
    var files: [Spoken: Set<String>] = [:]
    for digest in digests {
      let known = setting?.version ?? locks.version(of: framework, for: digest.file)
      let version = known ?? allowed.map(framework.newest) ?? framework.newest
      let own = setting?.version == nil ? told[digest.file] : nil
      guard let generation = own ?? framework.generation(in: version) else { continue }
      let item = Spoken(
        generation: generation, version: generation.newest(upTo: version, in: framework),
        isAssumed: known == nil && !(allowed.map(framework.isOne) ?? false))
      files[item, default: []].insert(digest.file)
    }
    for (item, own) in files.sorted(by: { ($0.key.generation.id, $0.key.version) < ($1.key.generation.id, $1.key.version) }) {
      let interface = Interfaces.digest(of: item.generation.interface, named: "<\(item.generation.id)>")
      var words = Vocabulary(
        framework: framework, generation: item.generation, version: item.version, isAssumed: item.isAssumed,
        interface: interface, modules: modules, files: files.count == 1 ? nil : own)
      words.policy.isForked = isForked
      vocabularies.append(words)
    }
  }
  guard let first = vocabularies.first else { return [] }
  return vocabularies
    + companions.filter { imported.contains($0.module) }.map {
      Vocabulary($0, beside: first, interface: Interfaces.digest(of: $0.interface, named: "<\($0.module)>"))
    }
}

/// What the descriptions allow for all files that speak the framework and that no lock file speaks of; nil where they do not agree how it
/// behaves, since what one file makes another is handed.
private func allowed(_ demands: [VersionDemand], _ framework: Framework, _ locks: [Lock], _ digests: [Digest]) -> VersionRange? {
  guard !demands.isEmpty else { return nil }
  let speaking = digests.filter { digest in
    digest.imports.contains { framework.modules.contains($0.path.first ?? "") } || framework.annotates([digest])
  }
  let found = Set(
    speaking.lazy.map(\.file).filter { locks.version(of: framework, for: $0) == nil }
      .map { demands.versions(of: framework, for: $0) })
  guard let first = found.first ?? nil else { return nil }
  let isOne = framework.isOne(first)
  return found.allSatisfy { other in
    other.map { framework.newest($0) == framework.newest(first) && framework.isOne($0) == isOne } ?? false
  } ? first : nil
}

/// The files with what macros of the frameworks that they import write in them.
func expanded(by vocabularies: [Vocabulary], _ digests: [Digest]) -> [Digest] {
  let macros = vocabularies.filter { $0.codeTool?.expand != nil }
  if macros.isEmpty { return digests }
  return digests.map { source in
    macros.filter { $0.isSpoken(in: source) }.reduce(source) { $1.codeTool?.expand?($0) ?? $0 }
  }
}

/// What the tools of the frameworks make of the files that import them.
func written(by vocabularies: [Vocabulary], for digests: [Digest]) -> [ToolText] {
  vocabularies.indices.flatMap { index -> [ToolText] in
    let words = vocabularies[index]
    guard let tool = words.codeTool else { return [] }
    return digests.compactMap { source in
      guard words.isSpoken(in: source) else { return nil }
      let output = tool.read(source)
      guard output != CodeTool.Output() else { return nil }
      var text = digest(of: output.text, file: source.file)
      text.imports = source.imports
      let complaints = output.complaints.map {
        ToolText.Complaint(
          occurrence: HazardOccurrence(
            $0.pattern, framework: words.framework, words: $0.words, at: Location(source.file, $0.at)), assigned: $0.assigned)
      }
      return ToolText(vocabulary: index, digest: text, kept: output.kept, complaints: complaints)
    }
  }
}

extension Vocabulary {
  fileprivate func isSpoken(in source: Digest) -> Bool {
    (files?.contains(source.file) ?? true) && source.imports.contains { modules.contains($0.path.first ?? "") }
  }
}

/// A generation in a version of it. Versions that behave alike are one: an app and a package in it may each have a lock file, and what the
/// one makes the other is handed.
private struct Spoken: Hashable {
  var generation: Generation
  var version: Version
  /// Nothing says which version is in use.
  var isAssumed: Bool
  private let policy: Policy

  init(generation: Generation, version: Version, isAssumed: Bool) {
    self.generation = generation
    self.version = version
    self.isAssumed = isAssumed
    policy = isAssumed ? generation.policy(assuming: version) : generation.policy(in: version)
  }

  static func == (a: Spoken, b: Spoken) -> Bool { a.generation.id == b.generation.id && a.policy == b.policy }

  func hash(into hasher: inout Hasher) {
    hasher.combine(generation.id)
    hasher.combine(policy)
  }
}

/// The generation that each file speaks, by its own words; a file without such words speaks as most others do, and so does one whose words
/// are those of several generations, as far as it may. Empty where no file has any.
private func generations(of framework: Framework, in digests: [Digest]) -> [String: Generation] {
  guard framework.generations.count > 1 else { return [:] }
  var found: [String: [Int]] = [:]
  var votes = [Int](repeating: 0, count: framework.generations.count)
  for digest in digests where digest.imports.contains(where: { framework.modules.contains($0.path.first ?? "") }) {
    let words = words(of: digest)
    let scores = framework.generations.map { generation in generation.evidence.count { words.contains($0) } }
    guard let best = scores.max(), best > 0 else { continue }
    let likely = scores.indices.filter { scores[$0] == best }
    found[digest.file] = likely
    if likely.count == 1 { votes[likely[0]] += 1 }
  }
  // Of those that have as many votes the newest.
  func usual(_ some: [Int]) -> Int? { some.max { (votes[$0], $0) < (votes[$1], $1) } }
  guard let most = usual(found.values.flatMap { $0 }) else { return [:] }
  var result: [String: Generation] = [:]
  for digest in digests { result[digest.file] = framework.generations[found[digest.file].flatMap { usual($0) } ?? most] }
  return result
}

extension Generation {
  /// `version` if the generation covers it, else the newest version that it does cover.
  fileprivate func newest(upTo version: Version, in framework: Framework) -> Version {
    let later = framework.generations.first { $0.since > since }?.since
    if version >= since, later.map({ version < $0 }) ?? true { return version }
    return policies.last?.since ?? since
  }
}

/// A lock file: the folder that it holds for, and the versions in it.
struct Lock {
  var folder: String
  var versions: [String: Version]
  /// Who publishes packages, by package name in lower case.
  var owners: [String: Set<String>] = [:]
}

extension [Lock] {
  init(_ found: Found, root: String, where isMeant: (_ file: String) -> Bool = { _ in true }) {
    self = found.locks.compactMap { entry in
      guard isMeant(entry.file) else { return nil }
      guard case .success(let data) = found.ground.bytes(of: entry.file, in: root) else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      return Lock(
        folder: entry.folder, versions: Locks.versions(in: text, fileName: Path.name(entry.file)),
        owners: Locks.owners(in: text))
    }
  }

  /// Whether somebody else's copy of a framework is in use somewhere.
  func fork(_ framework: Framework) -> Bool {
    guard !framework.homes.isEmpty else { return false }
    return contains { lock in
      framework.packages.contains { name in
        lock.owners[name.lowercased()].map { framework.homes.isDisjoint(with: $0) } ?? false
      }
    }
  }

  /// From the lock file in the deepest folder around `file` that knows the framework; where none is around it, from the only
  /// version that the project's other lock files name.
  func version(of framework: Framework, for file: String) -> Version? {
    let names = framework.packages.map { $0.lowercased() }
    var nearest: (depth: Int, version: Version)?
    var all: Set<Version> = []
    for lock in self {
      guard let version = names.compactMap({ lock.versions[$0] }).first else { continue }
      all.insert(version)
      let isAround = lock.folder.hasPrefix("..") || Path.isInside(file, lock.folder)
      let depth = lock.folder.hasPrefix("..") ? -lock.folder.utf8.count : lock.folder.utf8.count
      if isAround, depth > nearest?.depth ?? Int.min { nearest = (depth, version) }
    }
    return nearest?.version ?? (all.count == 1 ? all.first : nil)
  }
}

extension Framework {
  /// Whether a comment or attribute of some file is one of its annotations. Such a file need not import anything.
  func annotates(_ digests: [Digest]) -> Bool {
    generations.compactMap(\.annotations).contains { grammar in
      digests.contains { digest in
        digest.remarks.contains { $0.word == grammar.word }
          || digest.declarations.contains { declaration in
            declaration.attributes.contains { grammar.attribute($0, declaration) != nil }
          }
      }
    }
  }

  /// Newer than every version that the framework's own data names.
  var newest: Version { Version("9999") }

  /// The generation that covers `version`; the oldest for what came before it.
  func generation(in version: Version) -> Generation? {
    generations.last { $0.since <= version } ?? generations.first
  }
}
