import Foundation
import Model
import Reading

/// What every description of a build that was found says, sorted by path. None is run. Where there is none, the names of folders
/// may say what the targets are, unless somebody else does.
///
/// - Parameter described: What could be told before any source was read.
func builds(
  in found: Found, _ described: [BuildFile], digests: [Digest], root: String, mayGuess: Bool = true
) -> [BuildFile] {
  var result = described
  for pods in found.pods {
    if let (_, text) = content(pods, root, found.ground) { addPods(describedBy: text, file: pods, to: &result) }
  }
  if let stated = found.stated { result.append(stated.without(result)) }
  if mayGuess, result.allSatisfy(\.targets.isEmpty), let guess = build(guessedFrom: digests) { result.append(guess) }
  return withoutLeftovers(result.sorted { $0.file < $1.file }, files: digests.map(\.file))
}

/// What packages say for other toolchains than the one that is taken for the usual one.
func otherVersions(in found: Found, root: String) -> [BuildFile] {
  Dictionary(grouping: found.packages, by: { Path.folder(of: $0) }).values.filter { $0.count > 1 }.flatMap { files in
    PackageVersions(files) { content($0, root, found.ground)?.text }.others.compactMap { packageBuild($0, root, found.ground) }
  }.sorted { $0.file < $1.file }
}

private func packageBuild(_ file: String, _ root: String, _ ground: Ground) -> BuildFile? {
  content(file, root, ground).map { bytes, text in
    build(describedBy: digestAside(of: bytes, file: file), text: text) { ground.hasFolder($0, in: root) }
  }
}

/// What can be told before any source is read.
func descriptions(in found: Found, root: String) -> [BuildFile] {
  var result: [BuildFile] = []
  // What looks like a test may be a target's own.
  let sources = found.sources + found.tests
  for (_, files) in Dictionary(grouping: found.packages, by: { Path.folder(of: $0) }).sorted(by: { $0.key < $1.key }) {
    let chosen = files.count > 1 ? PackageVersions(files) { content($0, root, found.ground)?.text }.chosen : files[0]
    if let build = packageBuild(chosen, root, found.ground) { result.append(build) }
  }
  let spelled = SpelledPaths(found.builds.isEmpty ? [] : sources)
  for file in found.builds {
    guard let (bytes, text) = content(file, root, found.ground) else { continue }
    if file.hasSuffix(".pbxproj") {
      let unreadable = BuildFile.Unread(
        reason: "this Xcode project cannot be read", at: Location(file: file, line: 1, column: 1))
      result.append(
        build(describedByXcode: bytes, file: file, spelled: spelled) { content($0, root, found.ground)?.text }
          ?? BuildFile(file: file, folder: "", unread: [unreadable]))
    } else if file.hasSuffix(".xcworkspacedata") {
      result.append(build(describedByWorkspace: text, file: file))
    } else if file.hasSuffix(".podspec") {
      if let build = build(describedByPodspec: text, file: file, files: sources) { result.append(build) }
    } else if let build = build(
      describedByXcodeGen: text, file: file, files: sources, spelled: spelled, read: { content($0, root, found.ground)?.text })
    {
      result.append(build)
    }
  }
  let workspaces = bazelWorkspaces(in: found, root: root)
  for workspace in workspaces {
    let build = build(describedByBazel: workspace, sources: sources) { content($0, root, found.ground)?.text }
    if !build.targets.isEmpty || !build.unread.isEmpty { result.append(build) }
  }
  // A project that is made from the build files says nothing that they do not say.
  if !workspaces.isEmpty {
    result.removeAll { build in
      build.file.hasSuffix(".pbxproj") && (content(build.file, root, found.ground)?.text.contains("rules_xcodeproj") ?? false)
    }
  }
  result.leaveToPackages()
  result.leaveToSpecs()
  result = result.withoutAbsentTargets(sources: found.sources, root: root, found.ground)
  return withoutMade(result, by: tuistBuilds(in: found.sources, among: sources, root: root, found.ground))
}

/// Descriptions with those that Tuist's say, without the Xcode projects that Tuist made of these: one that lies beside a description
/// which names all of its targets. It links what a target's libraries need in turn, so what a target itself depends on is told by the
/// description alone.
private func withoutMade(_ described: [BuildFile], by tuist: [BuildFile]) -> [BuildFile] {
  let manifests = Dictionary(tuist.map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
  var makers: [String: String] = [:]
  for build in described where build.file.hasSuffix(".pbxproj") && !build.targets.isEmpty {
    guard let manifest = manifests[Path.folder(of: Path.folder(of: build.file))], manifest.unread.isEmpty,
      Set(build.targets.map(\.name)).isSubset(of: manifest.targets.map(\.name))
    else { continue }
    makers[Path.folder(of: build.file)] = manifest.file
  }
  var result = described.filter { makers[Path.folder(of: $0.file)] == nil } + tuist
  // Who refers to the project means what is described.
  for index in result.indices {
    let made = result[index].references.compactMap { makers[$0] ?? makers[Path.folder(of: $0)] }
    result[index].references.formUnion(made)
  }
  return result
}

/// What Tuist's descriptions say.
///
/// - Parameters:
///   - places: among which they are.
///   - files: all sources, those that look like tests among them.
private func tuistBuilds(in places: [String], among files: [String], root: String, _ ground: Ground) -> [BuildFile] {
  var read: [String: Digest] = [:]
  func script(_ file: String) -> Digest? {
    if let known = read[file] { return known }
    let new = content(file, root, ground).map { digestAside(of: $0.bytes, file: file) }
    read[file] = new
    return new
  }
  // Others have files called `Project.swift`, too, and so have helpers.
  func isOwn(_ file: String) -> Bool {
    !Path.names(in: file).contains("ProjectDescriptionHelpers")
      && script(file)?.imports.contains { $0.path.first == "ProjectDescription" } ?? false
  }
  let projects = places.filter { Path.name($0) == "Project.swift" && isOwn($0) }
  let spaces = places.filter { Path.name($0).lowercased() == "workspace.swift" && isOwn($0) }
  guard !projects.isEmpty || !spaces.isEmpty else { return [] }
  let all = TuistHelpers(files)
  let interface = digest(of: Array(tuistInterface.utf8), file: "ProjectDescription")
  let spelled = SpelledPaths(projects.isEmpty ? [] : files)
  var result: [BuildFile] = []
  var plugins: [String: [String]] = [:]
  var packages: [String: [String: VersionRange]] = [:]
  for file in projects + spaces {
    guard let description = script(file) else { continue }
    let helpers = all.files(for: file).compactMap(script)
    let base = all.root(of: file)
    if plugins[base] == nil {
      let settings = all.settings(of: base).compactMap(script)
      plugins[base] = settings.flatMap { remotePlugins(in: $0, interface: interface) }
    }
    result.append(
      Path.name(file) == "Project.swift"
        ? build(
          describedByTuist: description, helpers: helpers, interface: interface, root: base, plugins: plugins[base] ?? [],
          files: files, spelled: spelled)
        : build(describedByTuistWorkspace: description, helpers: helpers, interface: interface, root: base))
  }
  for number in result.indices {
    let base = all.root(of: result[number].file)
    if packages[base] == nil {
      packages[base] = all.dependencies(of: base).flatMap(script).map { description in
        let helpers = all.files(for: description.file).compactMap(script)
        return versions(describedByTuist: description, helpers: helpers, interface: interface)
      }
    }
    result[number].versions.merge(packages[base] ?? [:]) { own, _ in own }
  }
  // What one project of a root does not depend on lies in another all the same, and no package brings a module of that name to both.
  let bases = result.map { all.root(of: $0.file) }
  for number in result.indices where all.isRoot(bases[number]) {
    let others = result.indices.filter { $0 != number && bases[$0] == bases[number] }
    result[number].references.formUnion(others.map { result[$0].file })
  }
  let known = Set(result.flatMap { $0.targets.map(\.name) })
  for number in result.indices {
    for index in result[number].targets.indices {
      // What depends on a target of these projects that could not be read may find more through it.
      let isOpen = result[number].targets[index].dependencies.contains { dependency in
        (dependency.way == .target || dependency.package != nil) && !known.contains(dependency.name)
      }
      if isOpen { result[number].targets[index].knowledge = .unknown }
    }
  }
  return result
}

/// A file's bytes and text; nil where it may not be read, or is no text.
func content(_ file: String, _ root: String, _ ground: Ground) -> (bytes: [UInt8], text: String)? {
  guard case .success(let bytes) = ground.bytes(of: file, in: root) else { return nil }
  return String(validating: bytes, as: UTF8.self).map { (bytes, $0) }
}
