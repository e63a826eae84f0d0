import Model

/// The files of which facts tell, as if they lay in the project's folder. What was made of sources is taken from there. Of the disk
/// nothing is read but what the user or the manifest names, and lines of sources to be shown, where these lie there, too.
final class JoinedFacts: FileSource {
  /// Absolute.
  let root: String
  /// What facts say of their targets.
  let targets: [(target: StatedTarget, files: [String])]
  /// A manifest that the user named, absolute.
  private let config: String?
  private let facts: [FactsFile]
  /// By path, relative to the root.
  private let places: [String: Place]
  private let folders: [String: Listing]

  private struct Place {
    var facts: Int
    var file: Int
  }

  init(_ input: FactsInput, root: String, workingDirectory: String, config: String?, threads: Int) throws(Obstacle) {
    self.root = root
    self.config = config
    let names = try listed(input.paths, in: workingDirectory)
    facts = try factsFiles(names, in: workingDirectory, version: input.version, threads: threads)
    var places: [String: Place] = [:]
    for (number, one) in facts.enumerated() {
      for (index, file) in one.facts.files.enumerated() {
        guard let known = places[file.path] else {
          places[file.path] = Place(facts: number, file: index)
          continue
        }
        guard one.tellsTheSame(of: index, as: facts[known.facts], of: known.file) else {
          throw Obstacle("\(names[known.facts]) and \(names[number]) tell of two states of \(file.path); extract both anew")
        }
      }
    }
    self.places = places
    folders = Listing.folders(of: places.keys.sorted().map { ($0, .file) })
    targets = facts.compactMap { one in one.facts.target.map { ($0, one.facts.files.map(\.path)) } }
  }

  private func place(of path: String) -> Place? { places[Path.relative(path, to: root)] }

  func told(of path: String, as part: FileFacts.Part) -> Told? {
    guard let place = place(of: path), path.hasSuffix(".swift") else { return nil }
    if let unread = facts[place.facts].facts.files[place.file].unread { return .unread(unread) }
    return facts[place.facts].withPart(part, of: place.file) { .made([UInt8]($0)) }
  }

  func real(_ path: String, in folder: String) -> String? { Path.plain(Path.whole(path, in: folder)) }

  func kind(of path: String) -> Listing.Kind? {
    if place(of: path) != nil { return .file }
    return folders[Path.relative(path, to: root)] == nil ? nil : .folder
  }

  func isNamed(_ path: String) -> Bool { kind(of: path) != nil }

  func bytes(of path: String, atMost limit: Int, followsLink: Bool) -> Result<[UInt8], Door.Refusal> {
    if let place = place(of: path), let bytes = facts[place.facts].withPart(.bytes, of: place.file, { [UInt8]($0) }) {
      return bytes.count > limit ? .failure(.larger(limit)) : .success(bytes)
    }
    let isNear = path == config || Disk().real(path, in: "/").map { Path.isInside($0, root) } ?? true
    return isNear ? Disk().bytes(of: path, atMost: limit, followsLink: followsLink) : .failure(.outside)
  }

  func listing(of folder: String) -> Listing? { folders[Path.relative(folder, to: root)] }
  func gitRoot(of path: String) -> String? { nil }
  func index(of top: String) -> GitIndex? { nil }
}

/// Facts files that stand for the sources of a project.
public struct FactsInput: Sendable {
  /// As the user named them; of a name that begins with `@`, the files that the file behind it names, one a line.
  public var paths: [String]
  /// Of the program that reads them.
  public var version: String

  public init(paths: [String], version: String) {
    self.paths = paths
    self.version = version
  }
}
