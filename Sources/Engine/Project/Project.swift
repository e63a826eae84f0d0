import Foundation
import Manifests
import Model
import Rules

/// What is read, from where paths count, and which manifest holds.
struct Project {
  /// Absolute. Every path in the output is relative to it.
  var root: String
  var manifest: Manifest?
  /// Files and folders to read, absolute.
  var sources: [String]
  /// Paths relative to the root to which the findings are narrowed; empty: no narrowing.
  var focus: [String] = []

  static let manifestName = "dilint.yml"

  /// Finds the project that a job means.
  ///
  /// A manifest is searched from the first path upward to the top of the git repository. It judges only what lies within its
  /// `sources`: for another path the search goes on. A path that is a part of the sources narrows the findings, not what is
  /// read, because a part of a graph cannot be judged without the rest.
  static func located(by job: Job, frameworkIDs: [String]) throws(Obstacle) -> Project {
    guard let here = Path.real(job.workingDirectory, in: "/") else {
      throw Obstacle("the working directory \(job.workingDirectory) cannot be read")
    }
    var paths: [String] = []
    for path in job.paths {
      guard !path.isEmpty, let real = Path.real(path, in: here) else { throw .noFile(path.isEmpty ? "\"\"" : path) }
      guard access(real, R_OK) == 0 else { throw Obstacle("\(path) cannot be read") }
      guard Path.isFolder(real) || real.hasSuffix(".swift") else {
        throw Obstacle("\(path) is neither a folder nor a Swift file")
      }
      paths.append(real)
    }
    if paths.isEmpty { paths = [here] }
    if let config = job.config {
      guard let file = Path.real(config, in: here), !Path.isFolder(file) else {
        throw Obstacle("there is no manifest \(config)")
      }
      let project = try Project(manifestAt: file, frameworkIDs: frameworkIDs)
      return project.narrowed(to: job.paths.isEmpty ? [project.root] : paths)
        ?? Project(
          root: project.root, manifest: project.manifest, sources: paths)
    }
    let top = Path.gitRoot(of: paths[0])
    for folder in Path.upward(from: paths[0]) where top == nil || Path.isInside(folder, top ?? "") {
      let file = Path.joined(folder, manifestName)
      // A link that leads nowhere is a manifest, too, and a broken one.
      guard Path.isNamed(file) else { continue }
      if let project = try Project(manifestAt: file, frameworkIDs: frameworkIDs).narrowed(to: paths) { return project }
    }
    let folder = Path.isFolder(paths[0]) ? paths[0] : Path.parent(paths[0])
    let root = top ?? (paths.allSatisfy { Path.isInside($0, here) } ? here : folder)
    return Project(root: root, manifest: nil, sources: paths)
  }

  private init(root: String, manifest: Manifest?, sources: [String]) {
    self.root = root
    self.manifest = manifest
    self.sources = sources
  }

  private init(manifestAt file: String, frameworkIDs: [String]) throws(Obstacle) {
    root = Path.parent(file)
    guard case .success(let data) = Door.bytes(of: file) else { throw Obstacle("\(file) cannot be read") }
    guard let text = String(validating: data, as: UTF8.self) else { throw Obstacle("\(file) is not UTF-8") }
    switch Manifests.manifest(reading: text, file: Path.name(file), ruleIDs: Rule.known.map(\.id), frameworkIDs: frameworkIDs) {
    case .failure(let problems): throw Obstacle(problems.description)
    case .success(let manifest):
      self.manifest = manifest
      sources = []
      for source in manifest.settings.sources {
        guard let path = Path.real(source, in: root) else {
          throw Obstacle("\(manifest.file): error: `sources` names \(source), but there is no such file or folder")
        }
        sources.append(path)
      }
    }
  }

  /// The project as asked for by `paths`; nil where one of them is none of its business.
  private func narrowed(to paths: [String]) -> Project? {
    if paths.contains(where: { Path.isInside(root, $0) }) { return self }
    let excluded = PathPatterns(manifest?.settings.exclude ?? [])
    let isMine = { (path: String) in
      sources.contains { Path.isInside(path, $0) || Path.isInside($0, path) }
        && !excluded.cover(Path.relative(path, to: root), isFolder: Path.isFolder(path))
    }
    guard paths.allSatisfy(isMine) else { return nil }
    var project = self
    project.focus = paths.map { Path.relative($0, to: root) }.sorted()
    return project
  }
}
