import Model

/// Sources of a target that only some builds compile: `EXCLUDED_SOURCE_FILE_NAMES` leaves them out of the others, or a filter names the
/// platforms that have them.
struct LeftOutSources: Hashable {
  /// Under which flags they are compiled.
  var condition: BuildCondition
  /// Paths and names, with wildcards, from the project's root or from any folder.
  var patterns: [String] = []
  /// Files, and folders with all that lies in them.
  var paths: Set<String> = []

  /// What one configuration of a target leaves out.
  struct Configuration {
    var isDebug: Bool
    var patterns: [String]
  }

  /// What configurations leave out that others do not, as far as `DEBUG` alone tells these from those.
  static func among(_ configurations: [Configuration]) -> [Self] {
    let all = Set(configurations.flatMap(\.patterns))
    func patterns(leftOutIf isDebug: Bool) -> [String] {
      all.filter { pattern in configurations.allSatisfy { ($0.isDebug == isDebug) == $0.patterns.contains(pattern) } }.sorted()
    }
    guard Set(configurations.map(\.isDebug)).count == 2 else { return [] }
    return [
      Self(condition: .test(BuildCondition.debugging), patterns: patterns(leftOutIf: false)),
      Self(condition: .not(.test(BuildCondition.debugging)), patterns: patterns(leftOutIf: true)),
    ].filter { !$0.patterns.isEmpty }
  }

  /// The patterns of a setting's value. A relative one is compared with as many names at the end of a path as it has itself; what refers to
  /// other settings than the project's folder is not followed.
  static func patterns(_ texts: [String], in root: String) -> [String] {
    texts.flatMap(words).compactMap { word in
      for folder in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"] where word.hasPrefix(folder) {
        return "/" + Path.joined(root, String(word.dropFirst(folder.count)))
      }
      return word.contains("$") || word.hasPrefix("/") ? nil : "**/" + word
    }
  }

  /// The words of a text, of which some stand in quotation marks.
  private static func words(_ text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(whereSeparator: \.isWhitespace).map(String.init) : [String(part)]
    }
  }

  /// The names of the setting, which may be bound to any architecture or system.
  static let keys = ["", "[arch=*]", "[sdk=*]"].map { "EXCLUDED_SOURCE_FILE_NAMES" + $0 }
}

extension [LeftOutSources] {
  /// Under which flags a file is compiled.
  func condition(of file: String) -> BuildCondition {
    if isEmpty { return .always }
    let names = file.split(separator: "/")[...]
    let byName = first { $0.patterns.contains { PathPattern($0)?.matches(names) ?? false } }
    // A filter on a folder says nothing of what has one of its own.
    var (place, byPath) = (file, Element?.none)
    while byPath == nil, !place.isEmpty {
      byPath = first { $0.paths.contains(place) }
      place = Path.folder(of: place)
    }
    return [byName, byPath].compactMap { $0?.condition }.reduce(.always) { $0.and($1) }
  }
}
