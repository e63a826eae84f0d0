import Engine
import Foundation

/// The service that runs this job, as far as its variables tell.
struct Service {
  enum Kind { case gitHub, gitLab }

  var kind: Kind?
  /// What stands before a path in a link to the file as it was judged.
  var linkBase: String?
  /// The file that takes the Markdown which the service shows of a step.
  var summary: String?

  /// The name under which GitLab's own examples keep a Code Quality report.
  static let codeQuality = "gl-code-quality-report.json"

  static var current: Service {
    let variables = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
    let base = { (parts: [String?]) in parts.contains(nil) ? nil : parts.compactMap { $0 }.joined(separator: "/") + "/" }
    if variables["GITHUB_ACTIONS"] == "true" {
      return Service(
        kind: .gitHub,
        linkBase: base([variables["GITHUB_SERVER_URL"], variables["GITHUB_REPOSITORY"], "blob", variables["GITHUB_SHA"]]),
        summary: variables["GITHUB_STEP_SUMMARY"])
    }
    if variables["GITLAB_CI"] == "true" {
      return Service(kind: .gitLab, linkBase: base([variables["CI_PROJECT_URL"], "-/blob", variables["CI_COMMIT_SHA"]]))
    }
    return Service()
  }
}

/// Adds to a file that others write to as well. A summary that cannot be written is told, and no reason to fail.
func append(_ bytes: [UInt8], to path: String) {
  let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
  guard file >= 0 else { return complain("the summary cannot be written: \(systemReason())") }
  defer { close(file) }
  if !put(bytes, into: file) { complain("the summary cannot be written: \(systemReason())") }
}
