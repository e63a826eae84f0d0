/// Patterns of which any may match.
struct PathPatterns {
  private var patterns: [PathPattern]

  init(_ texts: [String]) {
    patterns = texts.compactMap { PathPattern($0) }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether one matches the path or a folder above it.
  func cover(_ path: String, isFolder: Bool) -> Bool {
    if patterns.isEmpty { return false }
    let names = Path.names(in: path)
    return patterns.contains { pattern in
      names.indices.contains { end in
        pattern.matches(names[...end]) && (!pattern.isForFolders || isFolder || end < names.count - 1)
      }
    }
  }
}
