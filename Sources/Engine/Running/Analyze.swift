import Frameworks
import Linking
import Model
import Rules

/// What a run found out.
public struct Analysis: Sendable {
  /// The absolute path of the folder to which every path in the rest is relative.
  public var root: String
  public var graph: Graph
  public var report: Report
}

/// Finds the project that the job means, reads it, makes its graph and judges it.
///
/// The same files give the same analysis, whatever the number of threads and the order in which the disk lists them.
public func analyze(_ job: Job, frameworks: [Framework] = Framework.all, rules: [Rule]? = nil) throws(Obstacle) -> Analysis {
  Crash.handlerStack()
  let project = try Project.located(by: job, frameworkIDs: frameworks.map(\.id))
  let settings = project.manifest?.settings ?? Settings()
  var found = Walk.files(
    under: project.sources, root: project.root, exclude: settings.exclude, includesTests: job.includesTests)
  found.takeInSources(descriptions(in: found, root: project.root))

  var digests: [Digest] = []
  var unread = found.closed.map { unreadable(Location(file: $0, line: 1, column: 1), "this folder cannot be listed") }
  var closed = Set(found.closed)
  unread += found.leftOut.map { unreadable(Location(file: $0.path, line: 1, column: 1), $0.reason) }
  closed.formUnion(found.leftOut.map(\.path))
  for content in contents(
    of: found.sources, root: project.root, plan: plan(job, project, frameworks), threads: job.threads)
  {
    switch content {
    case .digest(let digest):
      digests.append(digest)
      if let first = digest.unreadable.first {
        unread.append(unreadable(Location(digest.file, first), "what stands here is no Swift that dilint's parser knows"))
      }
    case .unread(let file, let reason):
      closed.insert(file)
      unread.append(unreadable(Location(file: file, line: 1, column: 1), "this file is left out: \(reason)"))
    }
  }

  var frameworks = frameworks
  if let custom = try CustomContainers(project, digests) {
    digests = custom.digests
    frameworks.append(custom.framework)
  }
  let declared = project.manifest?.declared.targets ?? []
  let builds = builds(in: found, digests: digests, root: project.root, mayGuess: declared.isEmpty)
  let leftovers = Set(
    unbuilt(
      digests.map(\.file), builds, declared: declared,
      named: project.sources.map { Path.relative($0, to: project.root) }, root: project.root))
  let graph = graph(of: digests, project, found, builds, frameworks)
  try checkNames(project, graph)
  let notes = directives(of: builds, found, manifest: project.manifest?.file, root: project.root)
  let judge = Judge(settings: settings.rules, isStrict: job.isStrict)
  let usual = try usualRules(job, frameworks)
  let running = (rules ?? usual).filter(judge.runs)
  let offByDefault = Set(Rule.known.filter { $0.severity == nil }.map(\.id))
  let stated = running.flatMap { $0.findings(graph) }.filter { !isIdle($0, leftovers, graph) } + unread
  let judged = weightiest(judge.judged(stated, isOff: offByDefault.contains))
  let suppressions = Suppressions(
    findings: judged, digests: digests, others: notes, ruleIDs: Rule.known.map(\.id), judged: Set(running.map(\.id)))
  let complaints = judge.judged(suppressions.complaints, isOff: offByDefault.contains)
  var findings = try inRoots(suppressions.kept, job.roots, graph) + complaints
  findings = inFocus(findings, project.focus).sorted()

  var summary = Report.Summary()
  summary.files = digests.count
  summary.unreadFiles = unread.count
  summary.groups = graph.groups.count
  summary.roots = graph.roots.count { !$0.isImplied }
  summary.providers = graph.providers.count
  summary.needs = graph.needs.count
  summary.suppressed = suppressions.suppressed
  let places = findings.flatMap { [$0.at] + $0.chain.map(\.at) + $0.related.map(\.at) } + graph.opaque.map(\.at)
  let report = Report(
    findings: findings, coverage: graph.coverage, opaque: graph.opaque, summary: summary,
    excerpts: excerpts(for: places.filter { !closed.contains($0.file) }, root: project.root),
    remarks: remarks(on: graph, digests, project, frameworks, isAnyClosed: !closed.isEmpty)
      + remarks(on: leftovers) + remarks(on: builds.flatMap(\.unread)))
  return Analysis(root: project.root, graph: graph, report: report)
}

/// How much of the files the run needs.
private func plan(_ job: Job, _ project: Project, _ frameworks: [Framework]) -> ReadingPlan {
  let generations = frameworks.flatMap(\.generations)
  var plan = ReadingPlan()
  plan.modules = Set(frameworks.flatMap(\.modules))
  plan.beginnings = generations.compactMap { $0.annotations?.word }
  plan.words = Set(generations.flatMap(\.commentWords)).sorted()
  // What the manifest says of containers is compared with the sources, and who is strict wants to know what cannot be read.
  let declared = project.manifest?.declared ?? Declared()
  plan.isWhole =
    job.isStrict || declared.customContainers != nil || !declared.assemblies.isEmpty || !declared.modules.isEmpty
    || !declared.external.isEmpty || !declared.roots.isEmpty
  return plan
}

/// The rules of the run: dilint's own, or those that say what a framework's tool would.
private func usualRules(_ job: Job, _ frameworks: [Framework]) throws(Obstacle) -> [Rule] {
  guard let id = job.compat else { return Rule.all + Rule.hazards(of: frameworks) }
  let known = frameworks.filter { $0.voice != nil }.map(\.id)
  guard let framework = frameworks.first(where: { $0.id == id && $0.voice != nil }) else {
    throw Obstacle(
      "dilint cannot speak for a tool of \(id)\(suggestion(for: id, among: known)) (it can for \(known.joined(separator: ", ")))")
  }
  return Rule.compatible(with: framework)
}

private func unreadable(_ at: Location, _ message: String) -> Finding {
  Finding(rule: "unreadable-file", severity: .note, message: message, at: at, subject: [at.file])
}

/// Findings that hold in one of the roots named, and those in which roots play no part.
private func inRoots(_ findings: [Finding], _ roots: [String], _ graph: Graph) throws(Obstacle) -> [Finding] {
  if roots.isEmpty { return findings }
  let known = Set(graph.roots.map(\.name)).sorted()
  for root in roots where !known.contains(root) {
    let all = known.isEmpty ? "no root was found" : "the roots are \(known.joined(separator: ", "))"
    throw Obstacle("there is no root \(root)\(suggestion(for: root, among: known)) (\(all))")
  }
  return findings.compactMap { finding in
    if finding.roots.isEmpty { return finding }
    var narrowed = finding
    narrowed.roots = finding.roots.filter(roots.contains)
    return narrowed.roots.isEmpty ? nil : narrowed
  }
}

/// Findings with an end in one of the paths.
private func inFocus(_ findings: [Finding], _ paths: [String]) -> [Finding] {
  if paths.isEmpty { return findings }
  return findings.filter { finding in
    ([finding.at] + finding.chain.map(\.at) + finding.related.map(\.at)).contains { at in
      paths.contains { Path.isInside(at.file, $0) }
    }
  }
}

/// What a reader must know of the run as a whole to judge its findings, or their absence.
private func remarks(
  on graph: Graph, _ digests: [Digest], _ project: Project, _ frameworks: [Framework], isAnyClosed: Bool
) -> [String] {
  var remarks: [String] = []
  let declares = !(project.manifest?.declared.assemblies.isEmpty ?? true) || !(project.manifest?.declared.modules.isEmpty ?? true)
  if digests.isEmpty && !declares {
    let none = isAnyClosed ? "No Swift file here could be read" : "There is no Swift file here"
    remarks.append("\(none), so there is nothing to check.")
  } else if !declares && !imports(digests, frameworks) && project.manifest?.declared.customContainers == nil {
    let names = frameworks.map(\.name).joined(separator: ", ")
    remarks += unreadFrameworks(digests) + ownContainers(digests)
    let rest = graph.targets.count > 1 ? "only its \(graph.targets.count) targets were checked" : "there is nothing to check"
    remarks.append("No dependency-injection framework that dilint knows is imported here (\(names)), so \(rest).")
  }
  if graph.roots.contains(where: \.isImplied) {
    remarks.append(
      "No place was found where a container comes to life, so everything is judged as if one container held it all; "
        + "`roots:` in the manifest can name the places.")
  }
  if !project.focus.isEmpty {
    remarks.append("The whole project was judged; only findings that touch \(project.focus.joined(separator: ", ")) are shown.")
  }
  return remarks
}

/// Whether a finding stands in code that no build compiles, or holds for containers of such code alone.
private func isIdle(_ finding: Finding, _ leftovers: Set<String>, _ graph: Graph) -> Bool {
  if leftovers.isEmpty { return false }
  if leftovers.contains(finding.at.file) { return true }
  let live = graph.roots.filter { !leftovers.contains($0.at.file) }.map(\.name)
  return !finding.roots.isEmpty && finding.roots.allSatisfy { !live.contains($0) }
}

private func remarks(on leftovers: Set<String>) -> [String] {
  guard let first = leftovers.min() else { return [] }
  return [
    leftovers.count == 1
      ? "\(first) belongs to no target of its Xcode project, so what is wrong in it is not shown."
      : "\(leftovers.count) Swift files belong to no target of their Xcode project, so what is wrong in them is not shown; "
        + "the first is \(first)."
  ]
}

/// What descriptions of the build do not tell, the first few places.
private func remarks(on unread: [BuildFile.Unread]) -> [String] {
  let shown = unread.sorted { $0.at < $1.at }.prefix(3).map { "\($0.at.file):\($0.at.line): \($0.reason)." }
  return shown + (unread.count > 3 ? ["\(unread.count - 3) more places of build descriptions cannot be read."] : [])
}

private func imports(_ digests: [Digest], _ frameworks: [Framework]) -> Bool {
  let modules = Set(frameworks.flatMap(\.modules))
  return digests.contains { $0.imports.contains { $0.path.first.map(modules.contains) ?? false } }
    || frameworks.contains { $0.annotates(digests) }
}
