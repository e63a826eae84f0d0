import Model
import Reading

/// Of the descriptions of one package for several toolchains, `Package.swift` and `Package@swift-6.1.swift`, the one that a
/// toolchain of Swift 6.3 takes, as SwiftPM chooses: the one named for it; else the newest that is named for an older one and asks
/// for newer tools than `Package.swift` does.
struct PackageVersions {
  /// The one that holds.
  let chosen: String
  /// The others, sorted.
  let others: [String]

  private static let toolchain = [6, 3]

  /// `files` are those of one folder; `text` gives the text of each.
  init(_ files: [String], text: (String) -> String?) {
    let named = files.compactMap { file in Self.version(inNameOf: file).map { (file: file, version: $0) } }
    let plain = files.first { Path.name($0) == "Package.swift" }
    let own = plain.flatMap(text).map(Self.toolsVersion) ?? []
    let exact = named.filter { Self.toolchain.starts(with: $0.version) }.max { $0.version.count < $1.version.count }
    let older = named.filter { $0.version.lexicographicallyPrecedes(Self.toolchain) }
      .max { $0.version.lexicographicallyPrecedes($1.version) }
    var chosen = exact?.file ?? plain
    if exact == nil, let older, own.lexicographicallyPrecedes(text(older.file).map(Self.toolsVersion) ?? older.version) {
      chosen = older.file
    }
    self.chosen = chosen ?? files[0]
    others = files.filter { $0 != chosen ?? files[0] }.sorted()
  }

  private static func version(inNameOf file: String) -> [Int]? {
    let name = Path.name(file)
    guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
    let parts = name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(separator: ".").map { Int($0) }
    return parts.contains(nil) || parts.isEmpty ? nil : parts.compactMap { $0 }
  }

  /// `// swift-tools-version: 5.9`; 3.1 where nothing is written.
  private static func toolsVersion(_ text: String) -> [Int] {
    let line = text.split(whereSeparator: \.isNewline).first { $0.contains("swift-tools-version") }
    guard let line, let colon = line.firstIndex(of: ":") else { return [3, 1] }
    let number = line[line.index(after: colon)...].drop { $0.isWhitespace }.prefix { $0.isNumber || $0 == "." }
    return number.split(separator: ".").compactMap { Int($0) }
  }
}

/// Whether a text describes a package: it begins with the version of the tools that it is written for, or imports what descriptions
/// are made of. Any other file of that name is a source.
func isPackageDescription(_ bytes: [UInt8]) -> Bool {
  let words = String(decoding: bytes.prefix(200), as: UTF8.self).split(whereSeparator: \.isWhitespace)
  let start = words.prefix(2).joined(separator: " ").lowercased()
  return start.hasPrefix("//") && start.contains("swift-tools-version") || skim(bytes).modules.contains("PackageDescription")
}

extension ProjectTargets {
  /// Notes at each import where a description of the same package for another toolchain does not declare what the chosen one does.
  func compare(_ imports: inout [TargetImport], with others: [BuildFile]) {
    for other in others where !other.targets.isEmpty {
      let byName = Dictionary(other.targets.map { ($0.name, $0) }) { one, _ in one }
      for index in imports.indices where imports[index].missingIn == nil {
        let (from, to) = (targets[imports[index].from], targets[imports[index].to])
        guard let own = byName[from.name], own.path == from.path, let needed = byName[to.name], needed.path == to.path else {
          continue
        }
        guard own.knowledge == .direct, !own.dependencies.contains(where: { $0.name == to.name }) else { continue }
        // A product of the package itself may bring it, and a re-exported module is not told from one that is not declared.
        guard !own.dependencies.contains(where: { if case .product = $0.way { true } else { $0.isPossible } }) else { continue }
        imports[index].missingIn = other.file
      }
    }
  }
}
