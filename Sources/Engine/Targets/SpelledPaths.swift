import Model

/// Where the sources lie that a description names in other letters: macOS's file systems, for which projects are written, take `Model`
/// and `model` for one name, and git keeps the one that was there first.
struct SpelledPaths {
  /// By folder: the names in it by their small letters.
  private var names: [String: [String: Set<String>]] = [:]

  init(_ files: [String]) {
    var known: Set<String> = []
    for file in files {
      var path = file
      while known.insert(path).inserted, !path.isEmpty {
        let name = Path.name(path)
        let folder = path.utf8.count > name.utf8.count ? String(path.dropLast(name.count + 1)) : ""
        names[folder, default: [:]][name.lowercased(), default: []].insert(name)
        path = folder
      }
    }
  }

  /// The path as it is spelled on the disk, where its folders have exactly one entry each that may be meant.
  func callAsFunction(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var found = ""
    for part in path.split(separator: "/") {
      let alike = names[found]?[part.lowercased()] ?? []
      let name = alike.count == 1 ? alike.first! : String(part)
      found = found.isEmpty ? name : found + "/" + name
    }
    return found
  }
}
