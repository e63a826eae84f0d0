import Frameworks
import Manifests
import Model

/// What `dilint init` sees of a project, and what it would write.
public struct Initiation: Sendable {
  /// Absolute, without links.
  public var folder: String
  public var survey: Survey
  /// The manifest's text.
  public var text: String
  /// What the first run finds.
  public var report: Report
}

/// Looks at a project as if nobody had written a manifest for it.
///
/// - Parameter job: its only path, or else the working directory, is the folder of the manifest.
public func initiation(_ job: Job, frameworks: [Framework] = Framework.all) throws(Obstacle) -> Initiation {
  Crash.handlerStack()
  let seen = try Examination(Project.folder(of: job), job, frameworks: frameworks, rules: nil)
  var survey = Survey()
  survey.files = seen.digests.count
  survey.frameworks = seen.spokenFrameworks
  survey.targets = seen.graph.targets
  survey.descriptions = seen.builds.map(\.file).filter { !$0.isEmpty }.uniquedInOrder
  let groups = seen.graph.groups.filter { $0.kind != "function" }
  survey.assemblies = groups.filter { $0.level == .assembly }.map { Survey.Named($0.name, at: $0.at) }
  survey.modules = groups.filter { $0.level == .module }.map { Survey.Named($0.name, at: $0.at) }
  survey.roots = seen.graph.roots.filter { !$0.isImplied }.map { Survey.Named($0.name, at: $0.at) }
  survey.coverage = seen.graph.coverage
  survey.opaque = seen.graph.opaque
  let report = seen.report(withCauses(seen.findings, seen.graph), nil)
  survey.remarks = report.remarks
  return Initiation(folder: seen.project.root, survey: survey, text: starter(survey), report: report)
}

extension Examination {
  /// The frameworks that the sources speak, by id.
  fileprivate var spokenFrameworks: [Survey.Framework] {
    let locks = [Lock](found, root: project.root)
    let demands = [VersionDemand](builds, found, root: project.root)
    return frameworks.compactMap { framework in
      let files = digests.filter { digest in
        digest.imports.contains { framework.modules.contains($0.path.first ?? "") } || framework.annotates([digest])
      }
      guard let first = files.first else { return nil }
      let allowed = demands.versions(of: framework, for: first.file).flatMap { framework.isOne($0) ? $0 : nil }
      let version =
        locks.version(of: framework, for: first.file)?.description
        ?? allowed.map { ($0.isExact ? "" : "from ") + $0.from.description }
      return Survey.Framework(id: framework.id, name: framework.name, version: version, files: files.count)
    }.sorted { $0.id < $1.id }
  }
}

extension [String] {
  fileprivate var uniquedInOrder: [String] { Set(self).sorted() }
}
