import Model

/// Which files help the Tuist descriptions of a project, and which folder their paths may count from.
struct TuistHelpers {
  /// The folders around which Tuist puts everything: those with its settings or its `Tuist` folder in them.
  private let roots: Set<String>
  private let files: [(path: String, owner: String)]
  private let all: Set<String>

  /// `paths` are all files of the project.
  init(_ paths: [String]) {
    var roots: Set<String> = []
    var files: [(path: String, owner: String)] = []
    for path in paths.sorted() {
      let parts = path.split(separator: "/").map(String.init)
      if parts.last == "Tuist.swift" { roots.insert(Path.folder(of: path)) }
      guard let own = parts.lastIndex(of: "ProjectDescriptionHelpers") ?? parts.lastIndex(of: "Tuist") else { continue }
      let outer = parts[own] == "Tuist" || own == 0 || parts[own - 1] != "Tuist" ? own : own - 1
      let owner = parts[..<outer].joined(separator: "/")
      if parts[outer] == "Tuist" { roots.insert(owner) }
      if parts[own] == "ProjectDescriptionHelpers" { files.append((path, owner)) }
    }
    self.roots = roots
    all = Set(paths)
    self.files = files
  }

  /// The folder that a description's `.relativeToRoot` counts from.
  func root(of description: String) -> String {
    let around = roots.filter { Path.isInside(description, $0) }
    return around.max { $0.utf8.count < $1.utf8.count } ?? ""
  }

  /// Whether Tuist itself knows the folder by its settings: all projects below it belong to one graph.
  func isRoot(_ folder: String) -> Bool { roots.contains(folder) }

  /// The files with the settings of a root.
  func settings(of root: String) -> [String] {
    ["Tuist/Config.swift", "Tuist.swift"].map { Path.joined(root, $0) }.filter(all.contains)
  }

  /// The file in which a root says which packages its projects may use, where it does so by a file of its own.
  func dependencies(of root: String) -> String? {
    let file = Path.joined(root, "Tuist/Dependencies.swift")
    return all.contains(file) ? file : nil
  }

  /// The helpers that a description may use: those of its root, and those of plug-ins, wherever they lie below no other root.
  func files(for description: String) -> [String] {
    let root = root(of: description)
    return files.filter { $0.owner == root || !roots.contains($0.owner) && self.root(of: $0.path) == root }.map(\.path)
  }
}
