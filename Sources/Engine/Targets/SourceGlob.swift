import Model

/// Sources that a pattern means: `Hall/**`, `Hall/*.swift`, `Hall/{Doors,Windows}/**`. Within a name `*` and `?` stand for letters, `**` for any
/// number of folders.
struct SourceGlob {
  /// Without braces.
  private let patterns: [String]
  private let excluded: [String]

  init(_ pattern: String, excluding: [String] = []) {
    patterns = Self.alternatives(pattern)
    excluded = excluding.flatMap(Self.alternatives)
  }

  /// What a pattern in braces may stand for: where that is more than any project writes, whatever stands in their place.
  static func alternatives(_ pattern: String) -> [String] {
    var found: [String] = []
    var open = [pattern]
    while let text = open.popLast() {
      guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else {
        found.append(text)
        continue
      }
      let parts = text[text.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false)
      guard found.count + open.count + parts.count <= 64 else {
        return [pattern.replacing(#/\{[^}]*\}/#, with: "*")]
      }
      open += parts.reversed().map { String(text[..<start]) + $0 + text[text.index(after: end)...] }
    }
    return found
  }

  /// The folder of which a pattern takes everything, or the path that it is; nil where it is finer than that.
  fileprivate static func place(_ pattern: String) -> String? {
    for end in ["/**/*.swift", "/**/*", "/**"] where pattern.hasSuffix(end) {
      let folder = String(pattern.dropLast(end.count))
      return isPlain(folder) ? folder : nil
    }
    if ["**/*.swift", "**/*", "**"].contains(pattern) { return "" }
    return isPlain(pattern) ? pattern : nil
  }

  private static func isPlain(_ path: String) -> Bool { !isPattern(path) }

  static func isPattern(_ text: some StringProtocol) -> Bool { text.contains { "*?[{".contains($0) } }

  /// The folders and files that it is made of; those that take a look at what is there are found among `files`.
  fileprivate func add(to sources: inout BuildSources, among files: [String]) {
    let excludes = excluded.compactMap(Self.place)
    let isPlain = excludes.count == excluded.count
    for pattern in patterns {
      // What ends otherwise holds no Swift.
      let name = Path.name(pattern)
      if let dot = name.lastIndex(of: "."), case let end = name[dot...], !end.contains("*"), end != ".swift", name.contains("*") {
        continue
      }
      if isPlain, let place = Self.place(pattern) {
        if place.hasSuffix(".swift") { sources.listed.insert(place) } else { sources.folders.append(place) }
        continue
      }
      let taken = files.filter { Self.takes(pattern, $0) }
      sources.listed.formUnion(taken.filter { file in !excluded.contains { Self.takes($0, file) } })
    }
    if isPlain { sources.excluded += excludes }
  }

  private static func takes(_ pattern: String, _ file: String) -> Bool {
    if let place = place(pattern) { return place.isEmpty || Path.isInside(file, place) }
    // Without a slash it would mean any depth.
    return PathPattern("/" + pattern)?.matches(Path.names(in: file)[...]) ?? false
  }
}

extension BuildSources {
  /// Takes in what a pattern means, as far as the sources of a project tell.
  mutating func add(_ glob: SourceGlob, among files: [String]) { glob.add(to: &self, among: files) }
}
