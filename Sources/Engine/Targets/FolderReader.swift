import Model

/// Where nothing describes the build: the folders that source imports by name, and those that lie beside them, are taken for its
/// targets. What they may depend on is not known.
func build(guessedFrom digests: [Digest]) -> BuildFile? {
  let imported = Set(digests.flatMap { $0.imports.compactMap(\.path.first) }).subtracting(systemModules)
  let folders = Set(digests.flatMap { surroundings(of: $0.file) })
  var parents: Set<String> = []
  for (name, places) in Dictionary(grouping: folders, by: { Target.module(of: Path.name($0)) }) where imported.contains(name) {
    let shallowest = places.map(level).min() ?? 0
    let nearest = places.filter { level($0) == shallowest }
    // Two folders of one name on one level: which is meant is not known.
    if nearest.count == 1 { parents.insert(parent(of: nearest[0])) }
  }
  let found = folders.filter { parents.contains(parent(of: $0)) }.sorted()
  // Folders inside another one belong to it.
  let outer = found.filter { folder in !found.contains { $0 != folder && Path.isInside(folder, $0) } }
  guard outer.count > 1 else { return nil }
  var build = BuildFile(file: "", folder: "")
  build.targets = outer.map { folder in
    let name = Path.name(folder)
    return BuildTarget(
      name: name, module: Target.module(of: name), kind: "library", path: folder, files: BuildSources(folders: [folder]),
      knowledge: .unknown, mayNeedMore: true, at: Location(file: folder, line: 1, column: 1))
  }
  return build
}

private func level(_ folder: String) -> Int { folder.split(separator: "/").count }
private func parent(of folder: String) -> String { Path.folder(of: folder) }

private func surroundings(of file: String) -> [String] {
  let parts = file.split(separator: "/").dropLast()
  return parts.indices.map { parts[...$0].joined(separator: "/") }
}
