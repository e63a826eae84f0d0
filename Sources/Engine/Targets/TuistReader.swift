import Model
import Scripts

/// What the `Project.swift` of Tuist says, as far as it and the helpers that it may use can be read without running them.
/// `root` is the folder that `.relativeToRoot` counts from.
/// `plugins` are those that it may use and that lie elsewhere, `files` the sources that there are, `spelled` how their paths are spelled on the disk.
func build(
  describedByTuist project: Digest, helpers: [Digest], interface: Digest, root: String, plugins: [String] = [],
  files: [String] = [], spelled: SpelledPaths
) -> BuildFile {
  let folder = Path.folder(of: project.file)
  var build = BuildFile(file: project.file, folder: folder, names: [Path.name(folder).lowercased(), place(folder)])
  let script = BuildScript(project, helpers: helpers, interface: interface, flags: ["TUIST"])
  guard let value = made("Project", by: script) else {
    build.addUnread("this project is made by code that is not run", script, plugins)
    return build
  }
  if let name = value["name"]?.text { build.names.insert(name.lowercased()) }
  let targets = value["targets"]
  var isWhole = targets?.isWholeList == true
  for target in targets?.elements ?? [] {
    guard let target = read(target.sure, build, root: root, files: files, spelled) else {
      isWhole = false
      continue
    }
    guard !build.targets.contains(where: { $0.name == target.name }) else { continue }
    build.targets.append(target)
    build.products.append(BuildProduct(name: target.name, targets: [target.name]))
  }
  let written = (targets?.elements ?? []).map(\.sure)
  build.namesAllFiles =
    isWhole && written.allSatisfy { areTold($0["sources"]) && areTold($0["buildableFolders"]) }
    && build.targets.contains { $0.kind == "app" }
  build.allow(packages: value["packages"])
  if !isWhole { build.addUnread("not every target of this project can be read", script, plugins) }
  build.sayWhoseDependenciesAreUnclear()
  return build
}

extension BuildFile {
  /// Says once for the project what of it cannot be read, why, and what to write instead.
  fileprivate mutating func addUnread(_ what: String, _ script: BuildScript, _ plugins: [String]) {
    let cure = "name its targets under `targets` in dilint.yml, each with its `path`"
    var reason = what
    if script.asksFiles {
      reason += ": it depends on what files there are; " + cure
    } else if script.isCutOff {
      reason += ": it is too long to be followed; " + cure
    } else if !plugins.isEmpty {
      let names = plugins.map { "`\($0)`" }.joined(separator: ", ")
      reason +=
        ": it may use the plug-in\(plugins.count == 1 ? "" : "s") \(names), which \(plugins.count == 1 ? "lies" : "lie") elsewhere; "
        + cure
    }
    unread.append(.init(reason: reason, at: Location(file: file, line: 1, column: 1)))
  }
}

/// The names of the plug-ins that the settings of a root, `Config.swift` or `Tuist.swift`, fetch from elsewhere.
func remotePlugins(in settings: Digest, interface: Digest) -> [String] {
  let script = BuildScript(settings, interface: interface, flags: ["TUIST"])
  let names = settings.declarations.filter { $0.kind == .property && $0.parent == nil }.map(\.name)
  var found: [String] = []
  var work = names.compactMap { script.finalValue(named: $0) }
  while let value = work.popLast() {
    switch value {
    case .call("git", _, _):
      guard let url = value["url"]?.text, let last = url.split(separator: "/").last else { continue }
      found.append(last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last))
    case .call(_, let parts, _): work += parts.map(\.value)
    case .list(let parts, _): work += parts.map(\.sure)
    default: break
    }
  }
  return found.sorted()
}

/// Which versions of packages a `Dependencies.swift` allows, for all projects of its root.
func versions(describedByTuist dependencies: Digest, helpers: [Digest], interface: Digest) -> [String: VersionRange] {
  let script = BuildScript(dependencies, helpers: helpers, interface: interface, flags: ["TUIST"])
  var build = BuildFile(file: dependencies.file, folder: "")
  let written = made("Dependencies", by: script)?["swiftPackageManager"]
  let isList = written?.elements != nil
  build.allow(packages: isList ? written : written?[nil] ?? written?["packages"])
  return build.versions
}

/// What a `Workspace.swift` says: which projects are built together.
func build(describedByTuistWorkspace space: Digest, helpers: [Digest], interface: Digest, root: String) -> BuildFile {
  let folder = Path.folder(of: space.file)
  var build = BuildFile(file: space.file, folder: folder)
  let script = BuildScript(space, helpers: helpers, interface: interface, flags: ["TUIST"])
  let folders = made("Workspace", by: script)?["projects"]
  guard let folders, folders.isWholeList, let elements = folders.elements?.map(\.sure),
    case let paths = elements.compactMap({ Path.written($0, in: folder, root: root) }), paths.count == elements.count
  else {
    build.unread.append(
      .init(reason: "this workspace is made by code that is not run", at: Location(file: space.file, line: 1, column: 1)))
    return build
  }
  build.gathered = paths
  return build
}

/// The thing of a type that a description's first variable of that type is in the end.
private func made(_ type: String, by script: BuildScript) -> Written? {
  let names = script.digest.declarations.filter { $0.kind == .property && $0.parent == nil }.map(\.name)
  let values = names.lazy.compactMap { script.finalValue(named: $0) }
  return values.first { if case .call(type, _, _) = $0 { true } else { false } }
}

/// A folder as other descriptions may name it, told apart from a mere name.
private func place(_ folder: String) -> String { "/" + folder.lowercased() }

private func read(
  _ written: Written, _ build: BuildFile, root: String, files: [String], _ spelled: SpelledPaths
) -> BuildTarget? {
  guard case .call(let function, _, let position) = written, ["target", "Target"].contains(function),
    let name = written["name"]?.text
  else { return nil }
  let at = location(position, build)
  var target = BuildTarget(
    name: name, module: Target.module(of: written["productName"]?.text ?? name), kind: "library", path: "", files: BuildSources(),
    knowledge: .reach, at: at)
  // What is offered to others is so by a package, or a podspec.
  target.isKept = true
  // What cannot be read might be anything, an app or tests included.
  target.kind = "unknown"
  if case .call(let product, _, _)? = written["product"] {
    target.kind = kind(product)
    target.isTool = product == "macro"
  }
  target.systems = systems(written["destinations"] ?? written["platform"])
  // Scripts may write code, headers hand on what they import, and a build rule may make code of anything.
  target.mayNeedMore =
    ["scripts", "actions", "headers", "buildRules"].contains { written[$0].map { !$0.isEmpty } ?? false }
    || !areTold(written["sources"]) || !areTold(written["buildableFolders"])
  var filters = PlatformFilters()
  for source in sources(written["sources"]) + folders(written["buildableFolders"]).map({ ($0, nil, []) }) {
    guard let path = Path.written(source.glob, in: build.folder, root: root) else {
      target.mayNeedMore = true
      continue
    }
    let left = (source.excluding?.elements?.map(\.sure) ?? [source.excluding].compactMap { $0 })
      .compactMap { Path.written($0, in: build.folder, root: root).map { spelled(pattern: $0) } }
    let glob = SourceGlob(spelled(pattern: path), excluding: left)
    target.files.add(glob, among: files)
    if !source.platforms.isEmpty {
      var filtered = BuildSources()
      filtered.add(glob, among: files)
      for place in filtered.folders + filtered.listed { filters.add(place, for: source.platforms) }
    }
  }
  target.leftOut = filters.leftOut
  target.path = target.files.folders.first ?? Path.joined(build.folder, name)
  let dependencies = written["dependencies"] ?? .list([], isWhole: true)
  if !dependencies.isWholeList { target.knowledge = .unknown }
  for element in dependencies.elements ?? [] {
    guard var dependency = read(element.sure, build, root) else {
      target.knowledge = .unknown
      continue
    }
    dependency.isPossible = element.isMaybe
    if case .call(_, _, .elsewhere) = element.sure { dependency.isOfPattern = true }
    target.dependencies.append(dependency)
  }
  return target
}

/// The folders of `buildableFolders`, each a path or `.folder(path, …)`.
private func folders(_ written: Written?) -> [Written] {
  (written?.elements ?? []).map(\.sure).compactMap { folder in
    if case .call("folder", _, _) = folder { folder[nil] ?? folder["path"] } else { folder }
  }
}

private func read(_ written: Written, _ build: BuildFile, _ root: String) -> BuildDependency? {
  guard case .call(let way, _, let position) = written else { return nil }
  let at = location(position, build)
  let isConditional = written["condition"].map { $0 != .nothing } ?? false
  switch way {
  case "target":
    return (written["name"] ?? written[nil]?["name"])?.text.map {
      BuildDependency(name: $0, way: .target, at: at, isConditional: isConditional)
    }
  case "project":
    let folder = written["path"].flatMap { Path.written($0, in: build.folder, root: root) }
    return written["target"]?.text.map {
      BuildDependency(name: $0, way: .product(of: folder.map(place)), at: at, isConditional: isConditional)
    }
  case "external", "package", "framework", "xcframework", "library", "sdk", "xctest", "macro":
    let path = written["path"].flatMap { Path.written($0, in: build.folder, root: root) }
    let name = (written["name"] ?? written["product"])?.text ?? path.map { Path.stem($0) } ?? (way == "xctest" ? "XCTest" : nil)
    return name.map { BuildDependency(name: $0, way: .product(of: nil), at: at, isConditional: isConditional) }
  // It brings pods alone, whatever they are called.
  case "cocoapods": return BuildDependency(name: "CocoaPods", way: .product(of: nil), at: at)
  default: return nil
  }
}

/// What a helper wrote is placed at the start of the description that made it do so.
private func location(_ at: Position, _ build: BuildFile) -> Location {
  at == .elsewhere ? Location(file: build.file, line: 1, column: 1) : Location(build.file, at)
}

private func sources(_ written: Written?) -> [(glob: Written, excluding: Written?, platforms: [String])] {
  switch written {
  case .text?: [(written!, nil, [])]
  case .list(let elements, _)?: elements.flatMap { sources($0.sure) }
  case .call("sourceFilesList", _, _)?, .call("SourceFilesList", _, _)?: sources(written!["globs"] ?? written![nil])
  case .call("glob", _, _)?:
    sources(written![nil]).map { ($0.glob, written!["excluding"], platforms(written!["compilationCondition"])) }
  case .call("paths", _, _)?: sources(written![nil])
  case .call?: [(written!, nil, [])]
  default: []
  }
}

/// The platforms of `.when([.ios, .macos])`.
private func platforms(_ written: Written?) -> [String] {
  guard case .call("when", _, _)? = written, let names = written?[nil], names.isWholeList else { return [] }
  return (names.elements ?? []).map(\.sure).map { if case .call(let name, _, _) = $0 { name } else { "" } }
}

/// The systems of `destinations: [.iPhone, .iPad]` or `.iOS`, and of `platform: .iOS`.
private func systems(_ written: Written?) -> Set<String>? {
  switch written {
  case .list(let elements, isWhole: true)?:
    let names = elements.map { element in if case .call(let name, _, _) = element.sure { name } else { "" } }
    return elements.contains(where: \.isMaybe) ? nil : TargetSystems.named(names)
  case .call(let name, _, _)?: return TargetSystems.named([name])
  default: return nil
  }
}

/// Whether all places of sources that a list names are known, but for how they are written.
private func areTold(_ written: Written?) -> Bool {
  switch written {
  case nil, .nothing?, .text?: true
  case .list(let elements, let isWhole)?: isWhole && elements.allSatisfy { areTold($0.sure) }
  case .call("generated", _, _)?: false
  case .call("sourceFilesList", _, _)?, .call("SourceFilesList", _, _)?: areTold(written!["globs"] ?? written![nil])
  case .call("paths", _, _)?: areTold(written![nil])
  case .call?: true
  default: false
  }
}

extension Written {
  /// Nothing, or a list of nothing.
  fileprivate var isEmpty: Bool { self == .nothing || self == .list([], isWhole: true) }
}

extension Path {
  /// A path as a description writes it, relative to the project's root; nil where it cannot be told.
  fileprivate static func written(_ path: Written, in folder: String, root: String) -> String? {
    if let text = path.text {
      return text.hasPrefix("//") ? resolved(String(text.dropFirst(2)), in: root) : resolved(text, in: folder)
    }
    guard case .call(let way, _, _) = path, let text = path[nil]?.text else { return nil }
    switch way {
    case "relativeToRoot": return resolved(text, in: root)
    case "relativeToManifest", "path": return resolved(text, in: folder)
    default: return nil
    }
  }

  fileprivate static func stem(_ path: String) -> String {
    String(name(path).split(separator: ".").first ?? "")
  }
}

private func kind(_ product: String) -> String {
  switch product {
  case "app", "appClip", "commandLineTool", "xpc", "watch2App": "app"
  case "unitTests", "uiTests": "test"
  default: product.hasSuffix("xtension") ? "extension" : "library"
  }
}
