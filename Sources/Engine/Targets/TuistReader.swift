import Model

/// What the `Project.swift` of Tuist says, as far as it and the helpers beside it can be read without running them.
func build(describedByTuist project: Digest, text: String, helpers: [Digest]) -> BuildFile {
  let folder = project.file.split(separator: "/").dropLast().joined(separator: "/")
  var build = BuildFile(file: project.file, folder: folder, names: [Path.name(folder).lowercased()])
  let script = BuildScript(project, text: text, with: helpers)
  let names = project.declarations.filter { $0.kind == .property && $0.parent == nil }.map(\.name)
  guard let value = names.compactMap({ script.value(named: $0) }).first(where: { $0["targets"] != nil }) else {
    build.unread.append(
      .init(reason: "this project is made by code that is not run", at: Location(file: project.file, line: 1, column: 1)))
    return build
  }
  if let name = value["name"]?.text { build.names.insert(name.lowercased()) }
  let targets = value["targets"]
  if targets?.isWholeList != true {
    let at = value.at ?? Position(line: 1, column: 1)
    build.unread.append(.init(reason: "not every target of this project can be read", at: Location(project.file, at)))
  }
  for target in targets?.elements ?? [] {
    guard let target = read(target, build) else { continue }
    build.targets.append(target)
    build.products.append(BuildProduct(name: target.name, targets: [target.name]))
  }
  return build
}

/// What a `Workspace.swift` says: which projects are built together.
func build(describedByTuistWorkspace space: Digest, text: String, helpers: [Digest]) -> BuildFile {
  let folder = space.file.split(separator: "/").dropLast().joined(separator: "/")
  var build = BuildFile(file: space.file, folder: folder)
  let script = BuildScript(space, text: text, with: helpers)
  let names = space.declarations.filter { $0.kind == .property && $0.parent == nil }.map(\.name)
  guard let value = names.compactMap({ script.value(named: $0) }).first(where: { $0["projects"] != nil }),
    let projects = value["projects"], projects.isWholeList, let texts = projects.texts
  else {
    build.unread.append(
      .init(reason: "this workspace is made by code that is not run", at: Location(file: space.file, line: 1, column: 1)))
    return build
  }
  build.gathered = texts.map { Path.resolved($0, in: folder) }
  return build
}

private func read(_ written: Written, _ build: BuildFile) -> BuildTarget? {
  guard case .call(let function, _, let at) = written, ["target", "Target"].contains(function), let name = written["name"]?.text
  else { return nil }
  var target = BuildTarget(
    name: name, module: Target.module(of: written["productName"]?.text ?? name), kind: "library", path: "", files: BuildSources(),
    knowledge: .reach, at: Location(build.file, at))
  if case .call(let product, _, _)? = written["product"] { target.kind = kind(product) }
  for source in written["sources"]?.texts ?? [] {
    // `Sources/**` and `Sources/**/*.swift` mean the folder; anything finer than that is not followed.
    let parts = source.split(separator: "/").prefix { !$0.contains("*") }
    let full = Path.resolved(parts.joined(separator: "/"), in: build.folder)
    if full.hasSuffix(".swift") { target.files.listed.insert(full) } else { target.files.folders.append(full) }
  }
  target.path = target.files.folders.first ?? Path.joined(build.folder, name)
  // Its folders may hold code in other languages, and its scripts may write more.
  target.mayNeedMore = true
  let dependencies = written["dependencies"] ?? .list([], isWhole: true)
  if !dependencies.isWholeList { target.knowledge = .unknown }
  for dependency in dependencies.elements ?? [] {
    guard case .call(let way, _, let place) = dependency else {
      target.knowledge = .unknown
      continue
    }
    let at = Location(build.file, place)
    switch way {
    case "target":
      if let name = dependency["name"]?.text { target.dependencies.append(.init(name: name, way: .target, at: at)) }
    case "project":
      let folder = dependency["path"]?.text.map { Path.name($0) }
      if let name = dependency["target"]?.text {
        target.dependencies.append(.init(name: name, way: .product(of: folder), at: at))
      }
    case "external", "package", "framework", "xcframework", "library", "sdk", "xctest", "macro":
      if let name = (dependency["name"] ?? dependency["product"])?.text {
        target.dependencies.append(.init(name: name, way: .product(of: nil), at: at))
      }
    default: target.knowledge = .unknown
    }
  }
  return target
}

private func kind(_ product: String) -> String {
  switch product {
  case "app", "appClip", "commandLineTool", "xpc", "watch2App": "app"
  case "unitTests", "uiTests": "test"
  default: product.hasSuffix("xtension") ? "extension" : "library"
  }
}
