import Frameworks
import Linking
import Model
import Rules

/// A project as it was read, linked and judged, before anything of what was found is left out.
struct Examination {
  var project: Project
  var found: Found
  var digests: [Digest]
  var builds: [BuildFile]
  var frameworks: [Framework]
  var graph: Graph
  /// By file, the names of the targets that compile it.
  var targetsOfFile: [String: [String]]
  /// By file that is a framework's own source: the id of the framework.
  var frameworkOfFile: [String: String]
  /// Modules of the program that only bear the name of a framework's.
  var namesakes: Set<String>
  /// Files that no target compiles.
  var leftovers: Set<String>
  /// Files and folders that could not be opened.
  var closed: Set<String>
  /// How many files could not be read, or not wholly.
  var unread: Int
  /// With the severities of the run, without what comments in the sources suppress.
  var findings: [Finding]
  var suppressed: Int
  var judge: Judge
  /// The ids of the rules that ran, those of the run itself included.
  var judged: Set<String>

  /// Finds the project that the job means, reads it, makes its graph and judges it.
  init(_ job: Job, frameworks: [Framework], rules: [Rule]?) throws(Obstacle) {
    try self.init(Project.located(by: job, frameworkIDs: frameworks.map(\.id)), job, frameworks: frameworks, rules: rules)
  }

  /// Reads a project, makes its graph and judges it.
  init(_ project: Project, _ job: Job, frameworks: [Framework], rules: [Rule]?) throws(Obstacle) {
    self.project = project
    let settings = project.manifest?.settings ?? Settings()
    // What cannot be done is said before anything is read.
    judge = Judge(settings: try job.chosen(settings.rules), isStrict: job.isStrict)
    let speaker = try speaker(for: job, frameworks)
    job.progress?.enter(.finding)
    func walked(_ named: [String]) -> Found {
      var found = Walk.files(
        under: project.sources, root: project.root, exclude: settings.exclude, includesTests: job.includesTests, named: named,
        in: project.files)
      found.stated = project.stated
      return found
    }
    found = walked([])
    var described = descriptions(in: found, root: project.root)
    var spoken: [String] = []
    // What lies in a folder that git would ignore may name another one, and each is named once.
    while case let more = described.named(among: found.passedBy).filter({ !spoken.contains($0) }), !more.isEmpty {
      spoken += more
      found = walked(spoken)
      described = descriptions(in: found, root: project.root)
    }
    let sources = found.sources
    found.takeInSources(described + (found.stated.map { [$0.without(described)] } ?? []))
    // Some say which of the sources they mean by patterns.
    if found.sources != sources { described = descriptions(in: found, root: project.root) }

    job.progress?.enter(.reading, files: found.sources.count)
    let read = ReadSources(found, project, plan(job, project, frameworks), job)
    digests = read.digests
    closed = read.closed
    unread = read.complaints.count

    job.progress?.enter(.linking)
    self.frameworks = frameworks
    if let custom = try CustomContainers(project, digests) {
      digests = custom.digests
      self.frameworks.append(custom.framework)
    }
    let declared = project.manifest?.declared.targets ?? []
    builds = Engine.builds(in: found, described, digests: digests, root: project.root, mayGuess: declared.isEmpty)
    let named = project.sources.map { Path.relative($0, to: project.root) }
    let sourceFiles = digests.lazy.filter { !$0.describesBuilds }.map(\.file)
    leftovers = Set(
      unbuilt(Array(sourceFiles), builds, declared: declared, named: named, root: project.root, in: project.files))
    // What cannot be read and no build compiles hides nothing that a program lacks.
    let idle = leftovers.union(
      unbuilt(
        read.unread.map(\.at.file), builds, declared: declared, named: named, root: project.root, in: project.files,
        besideTargets: true))
    let missing = MissingSources(
      builds, digests: digests, speaking: Set(self.frameworks.flatMap(\.modules)), root: project.root, found.ground)
    let later = LaterSources(skimmed: read.skimmed, root: project.root, files: project.files, threads: job.threads)
    let linked = linked(
      digests, later, read.unread.filter { !idle.contains($0.at.file) } + missing.unread, lacksSources: missing.lacksSome,
      project, found, builds, self.frameworks, leftovers: idle, includesTests: job.includesTests,
      project.files.isDisk ? GraphCache(job.cache, root: project.root) : nil)
    (graph, targetsOfFile, frameworkOfFile) = (linked.graph, linked.targetsOfFile, linked.frameworkOfFile)
    namesakes = linked.namesakes
    graph.idle(whatStandsIn: idle)
    if graph.roots.contains(where: \.mayHoldMore) { missing.tell(in: &builds) }
    try checkNames(project, graph, digests)

    job.progress?.enter(.judging)
    let notes = directives(of: builds, found, manifest: project.manifest?.file, root: project.root)
    let usual = speaker.map(Rule.compatible) ?? Rule.all + Rule.hazards(of: self.frameworks)
    let running = (rules ?? usual).filter(judge.runs)
    judged = Set(running.map(\.id))
    let whole = graph
    let stated =
      running.flatMap { rule in WorkInHand.about("judging by \(rule.id)") { rule.findings(whole) } }.filter {
        !$0.isIdle(idle, whole)
      } + read.complaints
    let suppressions = Suppressions(
      findings: weightiest(judge.judged(stated)), digests: digests, others: notes, ruleIDs: Rule.known.map(\.id), judged: judged)
    findings = (suppressions.kept + judge.judged(suppressions.complaints)).sorted()
    suppressed = suppressions.suppressed
    judged.formUnion(Rule.ofTheRun.filter(judge.runs).map(\.id))
  }
}

/// The sources of a project, and what could not be read of them.
private struct ReadSources {
  var digests: [Digest] = []
  /// Those of which no more is known than a skim tells.
  var skimmed: Set<String> = []
  var complaints: [Finding]
  var closed: Set<String>
  var unread: [UnreadSource] = []

  init(_ found: Found, _ project: Project, _ plan: ReadingPlan, _ job: Job) {
    complaints = found.closed.map { unreadable(Location(file: $0, line: 1, column: 1), "this folder cannot be listed") }
    complaints += found.leftOut.map { unreadable(Location(file: $0.path, line: 1, column: 1), $0.reason) }
    closed = Set(found.closed + found.leftOut.map(\.path))
    // What is kept is known by when a file was changed, and the files of a revision have no such time.
    let cache = project.files.isDisk ? Cache(job.cache, root: project.root, question: plan.question) : nil
    for content in contents(
      of: found.sources, root: project.root, in: project.files, plan: plan, threads: job.threads, cache: cache, job.progress)
    {
      switch content {
      case .skimmed(let digest):
        digests.append(digest)
        skimmed.insert(digest.file)
      case .digest(let digest):
        digests.append(digest)
        if let first = digest.unreadable.first {
          let at = Location(digest.file, first)
          complaints.append(unreadable(at, "what stands here is no Swift that dilint's parser knows"))
          unread.append(UnreadSource(at: at, modules: Set(digest.imports.compactMap(\.path.first))))
        }
      case .unread(let file, let reason, let modules):
        let at = Location(file: file, line: 1, column: 1)
        closed.insert(file)
        complaints.append(unreadable(at, "this file is left out: \(reason)"))
        unread.append(UnreadSource(at: at, modules: modules))
      }
    }
  }
}

/// How much of the files the run needs.
private func plan(_ job: Job, _ project: Project, _ frameworks: [Framework]) -> ReadingPlan {
  var plan = ReadingPlan(asking: frameworks)
  // What the manifest says of containers is compared with the sources, and who is strict wants to know what cannot be read.
  let declared = project.manifest?.declared ?? Declared()
  // Whoever names a file wants to know whether it can be read.
  plan.named = Set(project.focus + project.sources.map { Path.relative($0, to: project.root) }).filter { $0.hasSuffix(".swift") }
  plan.isWhole = job.isStrict || !declared.isOfTargetsOnly
  return plan
}

/// The framework for whose tool the run speaks, if it does not speak for itself.
private func speaker(for job: Job, _ frameworks: [Framework]) throws(Obstacle) -> Framework? {
  guard let id = job.compat else { return nil }
  let known = frameworks.filter { $0.voice != nil }
  if let framework = known.first(where: { $0.id == id }) { return framework }
  let ids = known.map(\.id)
  throw Obstacle(
    "dilint cannot speak for a tool of \(id)\(suggestion(for: id, among: ids)) (it can for \(ids.joined(separator: ", ")))")
}

private func unreadable(_ at: Location, _ message: String) -> Finding {
  Finding(rule: "unreadable-file", severity: .note, message: message, at: at, subject: [Path.name(at.file)])
}
