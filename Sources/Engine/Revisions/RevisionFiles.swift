import Foundation

/// The files of a commit as if they lay where the repository's work tree lies, submodules included as far as they are checked out.
/// Nothing is unpacked: contents are read from git's objects when they are asked for.
final class RevisionFiles: FileSource {
  /// The top of the repository, absolute.
  let top: String
  let commit: String
  /// By path of a submodule that is checked out: the commit of it that belongs to this one.
  let submodules: [String: String]
  private let nodes: [String: Node]
  private let folders: [String: Listing]

  private struct Node: Sendable {
    var kind: Listing.Kind
    var id: String
    var objects: GitObjects
  }

  /// - Throws: where the commit's tree cannot be read.
  init(_ git: Git, commit: String) throws(Obstacle) {
    top = git.top
    self.commit = commit
    var nodes: [String: Node] = [:]
    var submodules: [String: String] = [:]
    guard Self.add(git, commit, below: "", depth: 0, to: &nodes, &submodules) else {
      throw Obstacle("the tree of \(commit.prefix(12)) cannot be read from \(git.top)")
    }
    self.nodes = nodes
    self.submodules = submodules
    folders = Listing.folders(of: nodes.keys.sorted().map { ($0, nodes[$0]!.kind) })
  }

  private static func add(
    _ git: Git, _ commit: String, below folder: String, depth: Int, to nodes: inout [String: Node],
    _ submodules: inout [String: String]
  ) -> Bool {
    guard depth < 8, let bytes = git.output(of: ["ls-tree", "-r", "-z", "--full-tree", commit]) else { return false }
    let objects = GitObjects(git)
    for line in bytes.split(separator: 0) {
      // "MODE TYPE ID<tab>PATH"
      guard let tab = line.firstIndex(of: 0x09), let path = String(validating: line[(tab + 1)...], as: UTF8.self) else {
        continue
      }
      let parts = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 3 else { continue }
      let place = Path.joined(folder, path)
      switch parts[0] {
      case "160000":
        let checkout = Path.joined(git.top, path)
        if Path.exists(checkout + "/.git"), let inner = Git(top: checkout) {
          submodules[place] = parts[2]
          _ = add(inner, parts[2], below: place, depth: depth + 1, to: &nodes, &submodules)
        }
      case "120000": nodes[place] = Node(kind: .link, id: parts[2], objects: objects)
      default: nodes[place] = Node(kind: .file, id: parts[2], objects: objects)
      }
    }
    return true
  }

  /// Paths of all files, relative to the top; sorted.
  var paths: [String] { nodes.keys.sorted() }

  /// The bytes of a file by its path from the top; a link's are its aim.
  func content(_ path: String) -> [UInt8]? { nodes[path].flatMap { $0.objects.bytes(of: $0.id) } }

  func real(_ path: String, in folder: String) -> String? { resolved(path, in: folder, depth: 0) }

  private func resolved(_ path: String, in folder: String, depth: Int) -> String? {
    let whole = Path.plain(path.hasPrefix("/") ? path : folder + "/" + path)
    guard depth < 40, Path.isInside(whole, top) else { return nil }
    let names = Path.relative(whole, to: top).split(separator: "/").map(String.init)
    var at = ""
    for (index, name) in names.enumerated() {
      at = Path.joined(at, name)
      guard let node = nodes[at] else { continue }
      let rest = names[(index + 1)...].joined(separator: "/")
      if node.kind == .link {
        guard let aim = content(at).map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
        let next = rest.isEmpty ? aim : aim + "/" + rest
        return resolved(next, in: Path.parent(Path.joined(top, at)), depth: depth + 1)
      }
      if !rest.isEmpty { return nil }
    }
    return nodes[at] != nil || folders[at] != nil ? (at.isEmpty ? top : Path.joined(top, at)) : nil
  }

  func kind(of path: String) -> Listing.Kind? {
    guard let real = real(path, in: "/") else { return nil }
    return nodes[Path.relative(real, to: top)] == nil ? .folder : .file
  }

  func isNamed(_ path: String) -> Bool {
    guard let parent = real(Path.parent(path), in: "/") else { return false }
    let place = Path.relative(Path.joined(parent, Path.name(path)), to: top)
    return nodes[place] != nil || folders[place] != nil
  }

  func bytes(of path: String, atMost limit: Int, followsLink: Bool) -> Result<[UInt8], Door.Refusal> {
    guard let real = real(path, in: "/") else { return .failure(.absent) }
    let place = Path.relative(real, to: top)
    guard let node = nodes[place], followsLink || real == Path.plain(path) else { return .failure(.noFile) }
    guard let bytes = node.objects.bytes(of: node.id) else { return .failure(.closed) }
    return bytes.count > limit ? .failure(.larger(limit)) : .success(bytes)
  }

  func listing(of folder: String) -> Listing? {
    real(folder, in: "/").flatMap { folders[Path.relative($0, to: top)] }
  }

  func gitRoot(of path: String) -> String? { Path.isInside(path, top) ? top : nil }

  /// All that is here is tracked.
  func index(of top: String) -> GitIndex? { nil }
}
