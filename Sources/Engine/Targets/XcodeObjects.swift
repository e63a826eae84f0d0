import Model

/// The objects of an Xcode project and where on disk they stand.
struct XcodeObjects {
  /// The project's own path, `App/App.xcodeproj/project.pbxproj`.
  let file: String
  private let objects: [String: PropertyList.Entry]
  private let idsByKind: [String: [String]]
  let project: PropertyList
  /// Folders whose files belong to targets without being listed, sorted.
  private(set) var synchronized: [String] = []
  /// The folder from which paths count.
  let sourceRoot: String
  /// By id of a file or group: its path relative to the root; nil where it lies in a place that is not known.
  private(set) var paths: [String: String] = [:]

  /// How paths are spelled on the disk.
  let spelled: SpelledPaths

  init?(reading bytes: [UInt8], file: String, spelled: SpelledPaths) {
    guard let list = PropertyList(reading: bytes), let root = list["rootObject"]?.text,
      let objects = list["objects"]?.entries, let project = objects[root]?.value
    else { return nil }
    self.file = file
    self.spelled = spelled
    self.objects = objects
    idsByKind = Dictionary(grouping: objects.keys.sorted()) { objects[$0]?.value["isa"]?.text ?? "" }
    self.project = project
    let beside = file.split(separator: "/").dropLast(2).joined(separator: "/")
    let folder = Path.resolved(project["projectDirPath"]?.text ?? "", in: beside)
    sourceRoot = Path.resolved(project["projectRoot"]?.text ?? "", in: folder)
    synchronized = ids(of: "PBXFileSystemSynchronizedRootGroup")
    locate(project["mainGroup"]?.text, in: sourceRoot, depth: 0)
  }

  subscript(id: String?) -> PropertyList? { id.flatMap { objects[$0]?.value } }

  /// The kind of an object: `PBXNativeTarget`.
  func kind(_ id: String?) -> String? { self[id]?["isa"]?.text }

  /// The objects that a property of an object lists.
  func list(_ owner: PropertyList?, _ property: String) -> [String] { owner?[property]?.texts ?? [] }

  func at(_ id: String) -> Location { Location(file: file, line: objects[id]?.line ?? 1, column: 1) }

  /// Ids of one kind, sorted.
  func ids(of kind: String) -> [String] { idsByKind[kind] ?? [] }

  private mutating func locate(_ id: String?, in folder: String?, depth: Int) {
    guard let id, let object = self[id], depth < 200, paths[id] == nil else { return }
    let written = object["path"]?.text
    let own: String?
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": own = place(written ?? "", in: folder)
    case "SOURCE_ROOT": own = spelled(Path.resolved(written ?? "", in: sourceRoot))
    default: own = nil
    }
    if let own { paths[id] = own }
    for child in list(object, "children") { locate(child, in: own, depth: depth + 1) }
  }

  /// Where a path of a group leads. Xcode puts in what build settings say: the project's own folder is known, the others are made by builds.
  private func place(_ written: String, in folder: String?) -> String? {
    guard written.hasPrefix("$") else { return folder.map { spelled(Path.resolved(written, in: $0)) } }
    let parts = written.split(separator: "/", maxSplits: 1)
    let setting = parts[0].drop { "$({".contains($0) }.prefix { !")}".contains($0) }
    guard ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"].contains(setting) else { return nil }
    return spelled(Path.resolved(parts.count > 1 ? String(parts[1]) : "", in: sourceRoot))
  }

  /// Whether a file lies where builds and tools put what they make, or where they are themselves.
  func isMade(_ id: String) -> Bool {
    let tree = self[id]?["sourceTree"]?.text ?? "<group>"
    return !["<group>", "SOURCE_ROOT", "<absolute>"].contains(tree)
      || paths[id] == nil && self[id]?["path"]?.text?.hasPrefix("$") ?? false
  }
}
