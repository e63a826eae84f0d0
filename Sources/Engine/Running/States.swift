import Frameworks
import Model

/// A project before and after a change.
public struct States: Sendable {
  public var before: Analysis
  public var after: Analysis
  /// How the user calls them: `main`, `the work tree`.
  public var names: (before: String, after: String)
}

/// Judges two states of a project: `A..B` two revisions, `A...B` the second and where it left the first, `A` that one and the work tree.
///
/// - Returns: nil where no file differs.
public func states(_ job: Job, between range: String, frameworks: [Framework] = Framework.all) throws(Obstacle) -> States? {
  Crash.handlerStack()
  let ids = frameworks.map(\.id)
  let project = try Project.located(by: job, frameworkIDs: ids)
  let dots = range.contains("...") ? "..." : ".."
  let ends = range.split(separator: dots, maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  let comparison: Comparison
  if ends.count == 2 {
    let names = ends.map { $0.isEmpty ? "HEAD" : $0 }
    comparison = try Comparison(names[0], names[1], isForked: dots == "...", root: project.root)
  } else {
    comparison = try Comparison(range, root: project.root)
  }
  if comparison.changed.isEmpty { return nil }
  func seen(_ project: Project) throws(Obstacle) -> Examination {
    try Examination(project, job, frameworks: frameworks, rules: nil)
  }
  func analysis(_ seen: Examination) -> Analysis {
    Analysis(root: seen.project.root, graph: seen.graph, report: seen.report(seen.findings, nil))
  }
  var later = project
  if let files = comparison.after as? RevisionFiles { later = try project.at(files, frameworkIDs: ids) }
  let after = try seen(later)
  let before = try seen(comparison.earlier(project, after.found, frameworkIDs: ids))
  return States(
    before: analysis(before), after: analysis(after),
    names: (ends[0], ends.count == 2 ? (ends[1].isEmpty ? "HEAD" : ends[1]) : "the work tree"))
}
