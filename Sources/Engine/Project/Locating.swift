import Foundation
import Model

extension Project {
  /// Finds the project that a job means.
  ///
  /// A manifest is searched from the first path upward to the top of the git repository. It judges only what lies within its
  /// `sources`: for other paths the search goes on. Without a manifest the whole repository is the project. A path that is a part
  /// of a project narrows the findings, not what is read, because a part of a graph cannot be judged without the rest.
  static func located(by job: Job, frameworkIDs: [String]) throws(Obstacle) -> Project {
    if let facts = job.facts { return try joined(facts, for: job, frameworkIDs: frameworkIDs) }
    guard let here = Path.real(job.workingDirectory, in: "/") else {
      throw Obstacle("the working directory \(job.workingDirectory) cannot be read")
    }
    var paths = try named(job.paths, in: here)
    if paths.isEmpty { paths = [here] }
    let top = Path.gitRoot(of: paths[0])
    if let stranger = top.flatMap({ top in
      paths.indices.first { !Path.isInside(paths[$0], top) && !Path.isInside(top, paths[$0]) }
    }) {
      let (first, other) = (job.paths[0], job.paths[stranger])
      throw Obstacle("\(other) lies outside of the repository of \(first); check them one after the other")
    }
    let places = Path.upward(from: paths[0]).filter { top == nil || Path.isInside($0, top ?? "") }
    // A link that leads nowhere is a manifest, too, and a broken one.
    let manifests = places.map { Path.joined($0, manifestName) }.filter(Path.isNamed)
    if let config = job.config {
      guard let file = Path.real(config, in: here), !Path.isFolder(file) else { throw Obstacle("there is no manifest \(config)") }
      let root = manifests.first.map(Path.parent) ?? withoutManifest(paths, here, top).root
      let project = try Project(manifestAt: file, root: root, frameworkIDs: frameworkIDs)
      return project.narrowed(to: paths) ?? project.apart(paths)
    }
    var passed: String?
    for file in manifests {
      let project = try Project(manifestAt: file, root: Path.parent(file), frameworkIDs: frameworkIDs)
      if let narrowed = project.narrowed(to: paths) { return narrowed }
      passed = passed ?? file
    }
    guard let passed else { return withoutManifest(paths, here, top) }
    var project = Project(root: top ?? withoutManifest(paths, here, top).root, manifest: nil, sources: paths)
    project.remarks.append(
      "\(job.paths.first ?? "This folder") is none of the sources of \(file: Path.relative(passed, to: project.root)), so it was judged by itself."
    )
    return project
  }

  /// The folder that a job names as it is, whatever manifests lie there or around it.
  static func folder(of job: Job) throws(Obstacle) -> Project {
    guard let here = Path.real(job.workingDirectory, in: "/") else {
      throw Obstacle("the working directory \(job.workingDirectory) cannot be read")
    }
    let path = try named(job.paths, in: here).first ?? here
    guard Path.isFolder(path) else { throw Obstacle("\(job.paths.first ?? path) is no folder") }
    return Project(root: path, manifest: nil, sources: [path])
  }

  /// The paths of the user, absolute and without links.
  private static func named(_ paths: [String], in here: String) throws(Obstacle) -> [String] {
    var found: [String] = []
    for path in paths {
      guard !path.isEmpty, let real = Path.real(path, in: here) else { throw .noFile(path.isEmpty ? "\"\"" : path) }
      guard access(real, R_OK) == 0 else { throw Obstacle("\(path) cannot be read") }
      guard Path.isFolder(real) || real.hasSuffix(".swift") else {
        throw Obstacle("\(path) is neither a folder nor a Swift file")
      }
      found.append(real)
    }
    return found
  }

  /// The whole repository; where there is none, the nearest folder around the paths that can be meant as a whole.
  private static func withoutManifest(_ paths: [String], _ here: String, _ top: String?) -> Project {
    let root = top ?? folder(around: paths, here)
    // A folder around the root is asked for as it is.
    var project = Project(root: root, manifest: nil, sources: paths.contains { Path.isInside(root, $0) } ? paths : [root])
    if project.sources == [root] { project.focus = paths.filter { $0 != root }.map { Path.relative($0, to: root) }.sorted() }
    return project
  }

  /// The working directory, unless it is where everything of a user lies, or no path is in it, or it describes no build and a folder
  /// between it and all paths does. Then that folder, the outermost of several, or what was named.
  private static func folder(around paths: [String], _ here: String) -> String {
    let isWithin = paths.allSatisfy { Path.isInside($0, here) }
    let around = Path.upward(from: paths[0]).filter { folder in paths.allSatisfy { Path.isInside($0, folder) } }
    if isWithin, here != "/", here != Path.real(NSHomeDirectory(), in: "/") {
      return around.prefix { $0 != here }.last(where: describesBuild).flatMap { describesBuild(here) ? nil : $0 } ?? here
    }
    if let describing = around.first(where: describesBuild) { return describing }
    let folders = paths.map { Path.isFolder($0) ? $0 : Path.parent($0) }
    return folders.min { $0.count < $1.count }.flatMap { top in folders.allSatisfy { Path.isInside($0, top) } ? top : nil } ?? "/"
  }

  private static func describesBuild(_ folder: String) -> Bool {
    (Listing(folder)?.entries ?? []).contains { name, _ in
      BuiltIn.isPackage(file: name) || BuiltIn.isBuild(file: name) || BuiltIn.bazel.contains(name)
        || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "Podfile" || name == "Project.swift"
    }
  }

  /// The project as asked for by `paths`; nil where none of them is its business.
  private func narrowed(to paths: [String]) -> Project? {
    if paths.contains(where: { Path.isInside(root, $0) }) { return self }
    let excluded = PathPatterns(manifest?.settings.exclude ?? [])
    let own = paths.filter { path in
      sources.contains { Path.isInside(path, $0) || Path.isInside($0, path) }
        && !excluded.cover(Path.relative(path, to: root), isFolder: Path.isFolder(path))
    }
    guard !own.isEmpty else { return nil }
    var project = self
    project.focus = own.map { Path.relative($0, to: root) }.sorted()
    let strange = paths.filter { !own.contains($0) }.map { Path.relative($0, to: root) }
    if let first = strange.first {
      let subject: Sentence =
        strange.count == 1 ? "\(file: first) is" : "\(file: first) and \(strange.count - 1) more are"
      project.remarks.append(
        "\(subject) none of the sources of \(file: manifest?.file ?? Self.manifestName), so nothing is said of it.")
    }
    return project
  }

  /// The same manifest for paths that are none of its sources.
  private func apart(_ paths: [String]) -> Project {
    var project = self
    project.sources = paths
    return project
  }
}
