import Foundation
import Manifests
import Model
import Rules

/// What one run reads: where the paths begin, and what the manifest says of the rest.
struct Project {
  /// Absolute. Every path in the output is relative to it.
  var root: String
  var manifest: Manifest?
  /// Files and folders to read, absolute.
  var sources: [String]
  /// Paths relative to the root to which the findings are narrowed; empty: no narrowing.
  var focus: [String] = []
  /// Where its files come from.
  var files: any FileSource = Disk()
  /// Lock files that belong to it beside those that lie among its files.
  var locks: [Lock] = []
  /// What the user should know of how the project was found; sentences.
  var remarks: [Sentence] = []

  static let manifestName = "dilint.yml"

  init(root: String, manifest: Manifest?, sources: [String], files: any FileSource = Disk()) {
    self.root = root
    self.files = files
    self.manifest = manifest
    self.sources = sources
  }

  /// The project of a manifest, in whose terms its paths are relative to `root`.
  init(manifestAt file: String, root: String, frameworkIDs: [String], files: any FileSource = Disk()) throws(Obstacle) {
    self.root = root
    self.files = files
    let name = Path.relative(file, to: root)
    let text = try Self.text(of: file, files)
    let result = Manifests.manifest(
      reading: text, file: name, ruleIDs: Rule.known.map(\.id), frameworkIDs: frameworkIDs
    ) { path, from in Self.shared(path, from: from, root: root, files) }
    switch result {
    case .failure(let problems): throw Obstacle(problems.sentence, in: root)
    case .success(let manifest):
      self.manifest = manifest
      sources = []
      for source in manifest.settings.sources {
        guard let path = files.real(source, in: root) else {
          let place = Path.parent(file) == root ? "" : " in \(root)"
          throw Obstacle(
            "\(file: manifest.file): error: `sources` names \(source), but there is no such file or folder\(place)", in: root)
        }
        sources.append(path)
      }
    }
  }

  private static func text(of file: String, _ files: any FileSource) throws(Obstacle) -> String {
    guard case .success(let data) = files.bytes(of: file) else { throw Obstacle("\(file) cannot be read") }
    guard let text = String(validating: data, as: UTF8.self) else { throw Obstacle("\(file) is not UTF-8") }
    return text
  }

  /// What a manifest extends, named by a path beside it. Like everything that a project names it must lie in the project.
  private static func shared(
    _ path: String, from file: String, root: String, _ files: any FileSource
  ) -> Result<SharedManifest, SharedManifest.Refusal> {
    let folder = Path.parent(Path.joined(root, file))
    guard let real = files.real(path, in: files.real(folder, in: "/") ?? folder) else {
      return .failure(.init(reason: "there is no such file"))
    }
    let ground = Ground(root: root, tops: [], files: files)
    guard ground.holds(real) else { return .failure(.init(reason: "it lies outside of the project")) }
    switch files.bytes(of: real) {
    case .failure(let refusal): return .failure(.init(reason: refusal.reason))
    case .success(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { return .failure(.init(reason: "it is not UTF-8")) }
      return .success(SharedManifest(file: Path.relative(real, to: root), text: text))
    }
  }
}
