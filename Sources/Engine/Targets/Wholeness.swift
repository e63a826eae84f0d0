import Foundation
import Model

extension ProjectTargets {
  /// The targets of which every file on disk was read, and whose own imports are all that can be why they depend on others.
  /// Only those are looked at for which it matters: that depend on something they do not import. One that imports nothing at all, or has
  /// nothing but imports and types that are begun, is only begun itself, or there to gather others.
  func wholes(imports: [TargetImport], digests: [Digest], files: Set<String>, root: String, ground: Ground) -> Set<Int> {
    func members(_ isMeant: (Digest) -> Bool) -> Set<Int> {
      digests.lazy.filter(isMeant).reduce(into: []) { $0.formUnion(self.members[$1.file] ?? []) }
    }
    let begun = members { !$0.imports.isEmpty }.intersection(members { !$0.isPlaceholder })
    let imported = Set(imports.map { [$0.from, $0.to] })
    let doubtful = Set(dependencies.filter { !$0.needsNoImport && !imported.contains([$0.from, $0.to]) }.map(\.from))
    return doubtful.filter { index in
      let fact = facts[index]
      guard targets[index].knowledge != .unknown, !fact.mayNeedMore, !fact.isTool else { return false }
      guard begun.contains(index) else { return false }
      return fact.sources.allSatisfy { sources in
        sources.listed.isSubset(of: files)
          && sources.folders.allSatisfy { ground.hasFolder($0, in: root) && isRead($0, sources, files, root, ground.files) }
      }
    }
  }

  private func isRead(_ folder: String, _ sources: BuildSources, _ files: Set<String>, _ root: String, _ source: any FileSource)
    -> Bool
  {
    let languages: Set<String> = ["swift", "m", "mm", "c", "cpp", "proto", "graphql", "stencil"]
    // What lies outside the project is not looked at, and that much is unknown.
    guard !folder.hasPrefix(".."), !folder.hasPrefix("/") else { return false }
    guard let names = source.everything(in: Path.joined(root, folder)) else { return false }
    for name in names {
      let path = Path.joined(folder, name)
      guard let end = name.split(separator: ".").last, languages.contains(String(end)), name.contains(".") else { continue }
      if !files.contains(path), sources.depth(of: path) != nil { return false }
    }
    return true
  }
}

extension FileSource {
  /// The paths of all that lies below a folder, links not followed; nil where it cannot be listed.
  fileprivate func everything(in folder: String) -> [String]? {
    guard listing(of: folder) != nil else { return nil }
    var found: [String] = []
    var open = [""]
    while let path = open.popLast() {
      for (name, kind) in listing(of: Path.joined(folder, path))?.entries ?? [] {
        found.append(Path.joined(path, name))
        if kind == .folder { open.append(Path.joined(path, name)) }
      }
    }
    return found
  }
}
