import Model

/// Which of many things claims a file, found by the file's own path and the folders around it.
struct ClaimIndex {
  struct Claim: Hashable {
    /// The number of what claims it.
    var owner: Int
    /// How long the path of the folder is by which it does; nil where it lists the file itself.
    var depth: Int?
  }

  private var listed: [String: [Int]] = [:]
  private var folders: [String: [(owner: Int, sources: Int)]] = [:]
  private var all: [BuildSources] = []

  mutating func add(_ sources: BuildSources, of owner: Int) {
    for file in sources.listed { listed[file, default: []].append(owner) }
    for folder in Set(sources.folders) { folders[folder, default: []].append((owner, all.count)) }
    all.append(sources)
  }

  /// Every claim, in the order of owners; of one owner its deepest folder.
  func claims(to file: String) -> [Claim] {
    var depths: [Int: Int] = [:]
    for folder in around(file) {
      for (owner, sources) in folders[folder] ?? [] where depths[owner] == nil {
        if !all[sources].excludes(file, from: folder) { depths[owner] = folder.utf8.count }
      }
    }
    let own = Set(listed[file] ?? [])
    return own.union(depths.keys).sorted().map { owner in
      Claim(owner: owner, depth: own.contains(owner) ? nil : depths[owner])
    }
  }

  /// How deep a folder is by which an owner claims a file, whether it lists the file or not.
  func depth(of file: String, for owner: Int) -> Int? {
    around(file).first { folder in
      (folders[folder] ?? []).contains { $0.owner == owner && !all[$0.sources].excludes(file, from: folder) }
    }?.utf8.count
  }

  /// The path itself and the folders around it, deepest first.
  private func around(_ file: String) -> [String] {
    var result = [file]
    var rest = file[...]
    while let slash = rest.utf8.lastIndex(of: Path.slash) {
      rest = rest[..<slash]
      result.append(String(rest))
    }
    return rest.isEmpty ? result : result + [""]
  }
}
