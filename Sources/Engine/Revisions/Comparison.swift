import Foundation
import Model

/// What lies between a state of the repository and an earlier one.
struct Comparison {
  /// The revision as the user names it.
  var revision: String
  /// The commit to which the state is compared: where the state's history left the revision's.
  var commit: String
  /// The files of that commit.
  var before: RevisionFiles
  /// The later state's files.
  var after: any FileSource
  /// Paths that differ, relative to the project's root; sorted.
  var changed: [String]
  var root: String

  /// Compares the work tree around a project with a revision.
  init(_ revision: String, root: String) throws(Obstacle) {
    let git = try Git.around(root)
    let commit = try git.commit(revision)
    self.commit = (try? git.commit("HEAD")).flatMap { git.base(of: commit, $0) } ?? commit
    self.revision = revision
    self.root = root
    let (before, after) = (try RevisionFiles(git, commit: self.commit), Disk())
    (self.before, self.after) = (before, after)
    // The index tells more than differs: files that were only touched. Their contents tell.
    let candidates = opened(Set(git.candidates(since: self.commit)), before) { $0.candidates(since: $1) }
    let all = candidates.filter { path in
      guard let old = before.content(path) else { return true }
      let place = Path.joined(git.top, path)
      guard case .success(let new) = after.bytes(of: place) else { return true }
      return old != new && Self.lines(old) != Self.lines(new)
    }
    changed = Self.seen(all, from: root, top: git.top)
  }

  /// Compares two revisions.
  init(_ one: String, _ other: String, isForked: Bool, root: String) throws(Obstacle) {
    let git = try Git.around(root)
    let (first, second) = (try git.commit(one), try git.commit(other))
    commit = isForked ? git.base(of: first, second) ?? first : first
    revision = one
    self.root = root
    before = try RevisionFiles(git, commit: commit)
    let later = try RevisionFiles(git, commit: second)
    after = later
    let all = opened(Set(git.changes(from: commit, to: second)), before) { inner, commit in
      later.submodules[Path.relative(inner.top, to: git.top)].map { inner.changes(from: commit, to: $0) } ?? []
    }
    changed = Self.seen(all, from: root, top: git.top)
  }

  private static func seen(_ paths: Set<String>, from root: String, top: String) -> [String] {
    paths.map { Path.relative(Path.joined(top, $0), to: root) }.sorted()
  }

  /// The lines of a text without what ends them, which a checkout may change.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0a, omittingEmptySubsequences: false).map { $0.last == 0x0d ? $0.dropLast() : $0 }
  }

  /// The numbers of the lines of a file that are new or different; nil: all of them.
  func touchedLines(of file: String) -> Set<Int>? {
    let place = Path.joined(root, file)
    guard case .success(let old) = before.bytes(of: place), case .success(let new) = after.bytes(of: place) else { return nil }
    let (first, second) = (Self.lines(old), Self.lines(new))
    // Finding the fewest differences takes the product of lines and differences.
    guard first.count + second.count < 40_000 else { return nil }
    var touched: Set<Int> = []
    for change in second.difference(from: first) { if case .insert(let offset, _, _) = change { touched.insert(offset + 1) } }
    return touched
  }
}

/// Paths that differ, and in place of a submodule among them what differs in it.
private func opened(_ paths: Set<String>, _ before: RevisionFiles, _ inside: (Git, String) -> [String]) -> Set<String> {
  var paths = paths
  // A submodule stands before those in it.
  for (folder, commit) in before.submodules.sorted(by: { $0.key < $1.key }) {
    guard paths.contains(folder), let inner = Git(top: Path.joined(before.top, folder)) else { continue }
    paths.remove(folder)
    paths.formUnion(inside(inner, commit).map { Path.joined(folder, $0) })
  }
  return paths
}

extension Git {
  /// The repository around a folder.
  static func around(_ folder: String) throws(Obstacle) -> Git {
    guard let top = Path.gitRoot(of: folder) else {
      throw Obstacle("\(folder) lies in no git repository, so it has no revisions")
    }
    guard let git = Git(top: top) else { throw Obstacle("revisions are read by git, and no git is installed") }
    return git
  }
}

extension Comparison {
  /// A project of the later state, in which something was found, as it was before. Lock files that git leaves alone have no
  /// revisions: what they say of versions holds for both, or each would be judged by another version of a framework.
  func earlier(_ project: Project, _ found: Found, frameworkIDs: [String]) throws(Obstacle) -> Project {
    var earlier = try project.at(before, frameworkIDs: frameworkIDs)
    let changed = Set(changed)
    earlier.locks = [Lock](found, root: root) { file in
      after.isDisk && !changed.contains(file) && !before.exists(Path.plain(Path.joined(root, file)))
    }
    return earlier
  }
}

extension Project {
  /// The project as it was at a revision: the same folder, with the manifest that stood there.
  func at(_ files: RevisionFiles, frameworkIDs: [String]) throws(Obstacle) -> Project {
    let file = Path.joined(root, manifest?.file ?? Self.manifestName)
    if files.exists(file) {
      return try Project(manifestAt: Path.plain(file), root: root, frameworkIDs: frameworkIDs, files: files)
    }
    guard files.isFolder(root) else { throw Obstacle("there was no folder \(root) then") }
    // A manifest from outside the repository holds for every revision of it.
    if let manifest, !Path.isInside(Path.plain(file), files.top) {
      let there = manifest.settings.sources.compactMap { files.real($0, in: root) }
      return Project(root: root, manifest: manifest, sources: there, files: files)
    }
    let named = manifest == nil ? sources.filter { files.exists($0) } : [root]
    return Project(root: root, manifest: nil, sources: named.isEmpty ? [root] : named, files: files)
  }
}
