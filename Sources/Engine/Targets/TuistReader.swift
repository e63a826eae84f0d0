import Model

/// What the `Project.swift` of Tuist says, as far as it and the helpers that it may use can be read without running them.
/// `root` is the folder that `.relativeToRoot` counts from.
func build(describedByTuist project: Digest, helpers: [Digest], interface: Digest, root: String) -> BuildFile {
  let folder = Engine.folder(of: project.file)
  var build = BuildFile(file: project.file, folder: folder, names: [Path.name(folder).lowercased(), place(folder)])
  let script = BuildScript(project, helpers: helpers, interface: interface)
  guard let value = made("Project", by: script) else {
    build.unread.append(
      .init(reason: "this project is made by code that is not run", at: Location(file: project.file, line: 1, column: 1)))
    return build
  }
  if let name = value["name"]?.text { build.names.insert(name.lowercased()) }
  let targets = value["targets"]
  if targets?.isWholeList != true {
    build.unread.append(
      .init(
        reason: "not every target of this project can be read", at: Location(file: project.file, line: 1, column: 1)))
  }
  for target in targets?.elements ?? [] {
    guard let target = read(target, build, root: root) else {
      build.unread.append(
        .init(reason: "a target of this project cannot be read", at: Location(file: project.file, line: 1, column: 1)))
      continue
    }
    guard !build.targets.contains(where: { $0.name == target.name }) else { continue }
    build.targets.append(target)
    build.products.append(BuildProduct(name: target.name, targets: [target.name]))
  }
  return build
}

/// What a `Workspace.swift` says: which projects are built together.
func build(describedByTuistWorkspace space: Digest, helpers: [Digest], interface: Digest, root: String) -> BuildFile {
  let folder = Engine.folder(of: space.file)
  var build = BuildFile(file: space.file, folder: folder)
  let script = BuildScript(space, helpers: helpers, interface: interface)
  let folders = made("Workspace", by: script)?["projects"]
  guard let folders, folders.isWholeList, let elements = folders.elements,
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

private func read(_ written: Written, _ build: BuildFile, root: String) -> BuildTarget? {
  guard case .call(let function, _, let position) = written, ["target", "Target"].contains(function),
    let name = written["name"]?.text
  else { return nil }
  let at = location(position, build)
  var target = BuildTarget(
    name: name, module: Target.module(of: written["productName"]?.text ?? name), kind: "library", path: "", files: BuildSources(),
    knowledge: .reach, at: at)
  if case .call(let product, _, _)? = written["product"] { target.kind = kind(product) }
  for source in sources(written["sources"]) {
    guard let path = Path.written(source, in: build.folder, root: root) else { continue }
    // `Sources/**` and `Sources/**/*.swift` mean the folder; anything finer than that is not followed.
    let full = path.split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.contains("*") }.joined(separator: "/")
    if full.hasSuffix(".swift") { target.files.listed.insert(full) } else { target.files.folders.append(full) }
  }
  target.path = target.files.folders.first ?? Path.joined(build.folder, name)
  // Its folders may hold code in other languages, and its scripts may write more.
  target.mayNeedMore = true
  let dependencies = written["dependencies"] ?? .list([], isWhole: true)
  if !dependencies.isWholeList { target.knowledge = .unknown }
  for dependency in dependencies.elements ?? [] {
    guard let dependency = read(dependency, build, root) else {
      target.knowledge = .unknown
      continue
    }
    target.dependencies.append(dependency)
  }
  return target
}

private func read(_ written: Written, _ build: BuildFile, _ root: String) -> BuildDependency? {
  guard case .call(let way, _, let position) = written else { return nil }
  let at = location(position, build)
  switch way {
  case "target":
    return (written["name"] ?? written[nil]?["name"])?.text.map { BuildDependency(name: $0, way: .target, at: at) }
  case "project":
    let folder = written["path"].flatMap { Path.written($0, in: build.folder, root: root) }
    return written["target"]?.text.map { BuildDependency(name: $0, way: .product(of: folder.map(place)), at: at) }
  case "external", "package", "framework", "xcframework", "library", "sdk", "xctest", "macro":
    let path = written["path"].flatMap { Path.written($0, in: build.folder, root: root) }
    let name = (written["name"] ?? written["product"])?.text ?? path.map { Path.stem($0) } ?? (way == "xctest" ? "XCTest" : nil)
    return name.map { BuildDependency(name: $0, way: .product(of: nil), at: at) }
  default: return nil
  }
}

/// What a helper wrote is placed at the start of the description that made it do so.
private func location(_ at: Position, _ build: BuildFile) -> Location {
  at == .elsewhere ? Location(file: build.file, line: 1, column: 1) : Location(build.file, at)
}

private func sources(_ written: Written?) -> [Written] {
  switch written {
  case .text?: [written!]
  case .list(let elements, _)?: elements.flatMap { sources($0) }
  case .call("sourceFilesList", _, _)?, .call("SourceFilesList", _, _)?: sources(written!["globs"] ?? written![nil])
  case .call("paths", _, _)?, .call("glob", _, _)?: sources(written![nil])
  case .call?: [written!]
  default: []
  }
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
