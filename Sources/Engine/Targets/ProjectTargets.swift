import Foundation
import Model
import Reading

/// The build modules of a project and the files that belong to each.
struct ProjectTargets {
  /// Sorted by path, then name.
  var targets: [Target]
  /// By file: an index into `targets`.
  var ofFile: [String: Int]

  /// What the manifest declares goes before what packages declare; a file belongs to the target with the deepest folder.
  init(declared: [DeclaredTarget], packages: [String], files: [String], root: String) {
    var byName: [String: Target] = [:]
    for package in packages {
      guard let data = FileManager.default.contents(atPath: Path.joined(root, package)) else { continue }
      let isThere = { (path: String) in Path.isFolder(Path.joined(root, path)) }
      for target in Engine.targets(declaredBy: digest(of: [UInt8](data), file: package), exists: isThere)
      where byName[target.name] == nil {
        byName[target.name] = target
      }
    }
    for target in declared {
      let known = byName[target.name.name]
      byName[target.name.name] = Target(
        name: target.name.name, path: plain(target.path), kind: target.kind ?? known?.kind ?? "library", layer: target.layer)
    }
    targets = byName.values.sorted { ($0.path, $0.name) < ($1.path, $1.name) }
    ofFile = [:]
    for file in files {
      let around = targets.indices.filter { targets[$0].path.isEmpty || Path.isInside(file, targets[$0].path) }
      ofFile[file] = around.max { targets[$0].path.utf8.count < targets[$1].path.utf8.count }
    }
  }
}

/// A path without `./` in front and `/` behind.
private func plain(_ path: String) -> String {
  var path = Substring(path)
  while path.hasPrefix("./") { path.removeFirst(2) }
  while path.hasSuffix("/") { path.removeLast() }
  return path == "." ? "" : String(path)
}
