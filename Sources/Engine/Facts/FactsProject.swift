import Model

extension Project {
  /// The project of which facts tell. Their paths count from the working directory, where its manifest lies unless the user names
  /// another.
  static func joined(_ input: FactsInput, for job: Job, frameworkIDs: [String]) throws(Obstacle) -> Project {
    guard let root = Path.real(job.workingDirectory, in: "/") else {
      throw Obstacle("the working directory \(job.workingDirectory) cannot be read")
    }
    let config = job.config.map { Path.plain(Path.whole($0, in: root)) }
    let files = try JoinedFacts(input, root: root, workingDirectory: root, config: config, threads: job.threads)
    let manifest = config ?? Path.joined(root, manifestName)
    let isThere = files.kind(of: manifest) == .file || Path.isNamed(manifest)
    if let name = job.config, !isThere { throw Obstacle("there is no manifest \(name)") }
    var project = Project(root: root, manifest: nil, sources: [root], files: files)
    if isThere { project = try Project(manifestAt: manifest, root: root, frameworkIDs: frameworkIDs, files: files) }
    // Facts may tell of a part of a project.
    project.sources.removeAll { files.kind(of: $0) == nil }
    for path in job.paths {
      let whole = Path.plain(Path.whole(path, in: root))
      guard files.kind(of: whole) != nil else { throw Obstacle("no facts tell of \(path)") }
      if whole != root { project.focus.append(Path.relative(whole, to: root)) }
    }
    project.focus.sort()
    return project
  }

  /// What facts say of targets that the manifest does not describe itself.
  var stated: BuildFile? {
    guard let facts = files as? JoinedFacts else { return nil }
    let declared = Set((manifest?.declared.targets ?? []).filter { $0.path != nil }.map(\.name.name))
    return BuildFile(stated: facts.targets) { declared.contains($0) }
  }
}
