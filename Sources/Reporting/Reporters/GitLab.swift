import Model

extension Reporter {
  /// GitLab keeps one of several findings with the same fingerprint, and takes only paths from the top of the repository.
  static let gitlab = Reporter(
    id: "gitlab", summary: "for GitLab: a Code Quality report", endings: ["json"]
  ) { report, options in
    JSONValue.array(
      zip(report.findings, report.identities).map { finding, identity in
        .object([
          ("type", .string("issue")),
          ("check_name", .string(finding.rule)),
          ("description", .string(([finding.sentence] + finding.details(options)).joined(separator: "\n"))),
          ("severity", .string(finding.severity.word)),
          ("categories", .array([.string("Bug Risk")])),
          ("fingerprint", .string(identity.text)),
          (
            "location",
            .object([
              ("path", .string(options.pathFromRepository(to: finding.at.file))),
              ("lines", .object([("begin", .number(finding.at.line))])),
            ])
          ),
        ])
      }
    ).text
  }
}

extension Finding.Severity {
  /// What fails at run time is grave there; the words between say how grave a smell is.
  fileprivate var word: String {
    switch self {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
