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

  /// The path as it is spelled on the disk, where its folders have exactly one entry each that may be meant, or where of several such folders,
  /// which on a Mac are one, exactly one has it.
  func callAsFunction(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let parts = path.split(separator: "/")
    var found = ""
    var isThere = true
    for part in parts {
      let alike = alike(part, in: found)
      let name = alike.count == 1 ? alike.first! : String(part)
      isThere = isThere && alike.contains(name)
      found = joined(found, name)
    }
    if isThere { return found }
    let meant = parts.reduce([""]) { folders, part in
      folders.flatMap { folder in alike(part, in: folder).map { joined(folder, $0) } }
    }
    return meant.count == 1 ? meant[0] : found
  }

  /// The same of a pattern, `src/**`, as far as it names folders: what it says of what lies in them is compared to the letter.
  func callAsFunction(pattern: String) -> String {
    let names = pattern.split(separator: "/")
    let plain = names.prefix { !SourceGlob.isPattern($0) }
    guard plain.count < names.count else { return self(pattern) }
    return joined(self(plain.joined(separator: "/")), names.dropFirst(plain.count).joined(separator: "/"))
  }

  private func alike(_ name: Substring, in folder: String) -> Set<String> { names[folder]?[name.lowercased()] ?? [] }

  private func joined(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }
}
