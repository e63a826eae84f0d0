import Frameworks
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
  return try analysis(of: project, job, frameworks: frameworks, rules: rules)
}

/// The report of what `analyze` would find out, and the absolute path of the folder to which its paths are relative. What an earlier
/// run said is said again, where the job has a cache and nothing that the run looked at has changed since.
public func report(_ job: Job) throws(Obstacle) -> (root: String, report: Report) {
  Crash.handlerStack()
  var project = try Project.located(by: job, frameworkIDs: Framework.all.map(\.id))
  let cache = ReportCache(job, project)
  if let kept = cache?.report { return (project.root, kept) }
  let disk = cache?.disk
  if let disk { project.files = disk }
  let found = try analysis(of: project, job, frameworks: Framework.all, rules: nil)
  if let disk { cache?.keep(found.report, disk) }
  return (found.root, found.report)
}

/// Reads a project, makes its graph and judges it.
private func analysis(
  of project: Project, _ job: Job, frameworks: [Framework], rules: [Rule]?
) throws(Obstacle) -> Analysis {
  let seen = try Examination(project, job, frameworks: frameworks, rules: rules)
  var (findings, debt) = try seen.judgedByBaseline(job)
  var since: Report.Since?
  var remarks: [Sentence] = []
  if let revision = job.since {
    let comparison = try Comparison(revision, root: seen.project.root)
    var before: [Finding]?
    do {
      let old = try Examination(
        comparison.earlier(seen.project, seen.found, frameworkIDs: frameworks.map(\.id)), job, frameworks: frameworks,
        rules: rules)
      let known = try old.judgedByBaseline(job)
      before = known.findings
      if let listed = known.debt?.listed { debt?.earlier = Debt.Earlier(revision: revision, listed: listed) }
    } catch {
      remarks.append("\(revision) cannot be judged, so all that is found now is shown: \(error.description)")
    }
    let recent = Recent(findings, before: before, comparison)
    findings = recent.findings
    since = Report.Since(revision: revision, commit: comparison.commit, others: recent.others)
  }
  findings = inFocus(try inRoots(findings, job.roots, seen.graph), seen.project.focus).sorted()
  findings = withCauses(findings, seen.graph)
  job.progress?.enter(.reporting)
  var report = seen.report(findings, debt)
  report.since = since
  report.remarks += remarks
  return Analysis(root: seen.project.root, graph: seen.graph, report: report)
}

extension Examination {
  /// What the run has to say if this is what is left of the findings.
  func report(_ findings: [Finding], _ debt: Debt?) -> Report {
    var summary = Report.Summary()
    summary.files = digests.count
    summary.unreadFiles = unread
    summary.groups = graph.groups.count
    summary.roots = graph.roots.count { !$0.isImplied }
    summary.providers = graph.providers.count
    summary.needs = graph.needs.count
    summary.suppressed = suppressed
    let places = findings.flatMap { [$0.at] + $0.chain.map(\.at) + $0.related.map(\.at) } + graph.opaque.map(\.at)
    var report = Report(
      findings: findings, coverage: graph.coverage, opaque: graph.opaque, summary: summary,
      excerpts: excerpts(for: places.filter { !closed.contains($0.file) }, root: project.root, in: project.files),
      remarks: remarks(
        on: graph, digests, project, frameworks, namesakes: namesakes, sources: Set(frameworkOfFile.keys),
        isAnyClosed: !closed.isEmpty)
        + remarks(on: leftovers) + remarks(onSources: frameworkOfFile, frameworks)
        + remarks(on: builds.flatMap { $0.unread + $0.unclear }))
    report.debt = debt
    report.targets = targets(of: Set(findings.map(\.at.file)), compiledBy: targetsOfFile, graph)
    return report
  }
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
