import Model

/// Which projects and packages an Xcode workspace holds: the places in its `FileRef`s.
func build(describedByWorkspace text: String, file: String) -> BuildFile {
  let outer = Path.folder(of: Path.folder(of: file))
  var build = BuildFile(file: file, folder: outer)
  // Groups may move what lies in them; those inside one another are told apart by their tags.
  var folders = [outer]
  for tag in text.split(separator: "<").dropFirst() {
    if tag.hasPrefix("/Group") {
      if folders.count > 1 { folders.removeLast() }
      continue
    }
    guard tag.hasPrefix("Group") || tag.hasPrefix("FileRef"), folders.count < 100 else { continue }
    let place = tag.firstRange(of: "location").flatMap { found -> Substring? in
      let rest = tag[found.upperBound...].drop { $0 != "\"" }.dropFirst()
      return rest.firstIndex(of: "\"").map { rest[..<$0] }
    }
    let parts = (place ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts.count == 2 ? parts[1] : ""
    let base = parts.first == "container" ? outer : folders[folders.count - 1]
    let full = Path.resolved(path, in: base)
    if tag.hasPrefix("Group") { folders.append(full) } else if parts.first != "self" { build.gathered.append(full) }
  }
  return build
}
