import Foundation
import Model

/// The workspaces among the build files that were found: each file belongs to the nearest folder above it that is marked as a root.
/// Files that only look like build files lie in none.
func bazelWorkspaces(in found: Found, root: String) -> [BazelWorkspace] {
  var known: [String: Bool] = [:]
  var files: [String: [String]] = [:]
  for file in found.bazel {
    var around = Path.folder(of: file)
    while true {
      let isRoot =
        known[around]
        ?? BuiltIn.bazelRoots.contains { name in
          found.ground.files.kind(of: Path.joined(root, Path.joined(around, name))) == .file
        }
      known[around] = isRoot
      if isRoot {
        files[around, default: []].append(file)
        break
      }
      if around.isEmpty { break }
      around = Path.folder(of: around)
    }
  }
  return files.sorted { $0.key < $1.key }.map { root, all in
    // Of two files of one package the one with the longer name holds.
    let byFolder = Dictionary(grouping: all, by: { Path.folder(of: $0) })
    return BazelWorkspace(root: root, files: byFolder.values.compactMap { $0.max { $0.count < $1.count } }.sorted())
  }
}
