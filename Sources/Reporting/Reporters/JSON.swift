import Model

extension Reporter {
  /// Version 1 of the contract: fields may be added, none is renamed or dropped.
  static let json = Reporter(
    id: "json", summary: "for programs: everything, by a published schema", endings: ["json"], isWhole: true
  ) {
    report, options in
    JSONValue.object([
      ("schema", .number(1)),
      ("base", options.folder.map(JSONValue.string) ?? .null),
      ("findings", .array(report.findings.map { value($0, in: report) })),
      ("summary", value(report)),
      ("baseline", report.debt.map(value) ?? .null),
      ("since", report.since.map(value) ?? .null),
      ("remarks", .array(report.remarks.map { .string($0.description) })),
    ]).text
  }

  private static func value(_ finding: Finding, in report: Report) -> JSONValue {
    .object([
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("certainty", .string(finding.certainty.rawValue)),
      ("message", .string(finding.message)),
      ("at", value(finding.at)),
      ("chain", .array(finding.chain.map(value))),
      ("related", .array(finding.related.map(value))),
      ("cure", finding.cure.map(JSONValue.string) ?? .null),
      ("roots", .array(finding.roots.map(JSONValue.string))),
      ("fingerprint", .string(finding.fingerprint)),
      ("cause", finding.cause.map(JSONValue.string) ?? .null),
      ("target", report.targets[finding.at.file].map(JSONValue.string) ?? .null),
    ])
  }

  private static func value(_ report: Report) -> JSONValue {
    let coverage = report.coverage
    return .object([
      ("errors", .number(report.count(.error))),
      ("warnings", .number(report.count(.warning))),
      ("notes", .number(report.count(.note))),
      ("suppressed", .number(report.summary.suppressed)),
      ("files", .number(report.summary.files)),
      ("unreadFiles", .number(report.summary.unreadFiles)),
      ("groups", .number(report.summary.groups)),
      ("roots", .number(report.summary.roots)),
      ("providers", .number(report.summary.providers)),
      ("needs", .number(report.summary.needs)),
      (
        "coverage",
        .object([
          ("registrations", value(coverage.registrations)), ("needs", value(coverage.needs)),
          ("includes", value(coverage.includes)),
        ])
      ),
    ])
  }

  private static func value(_ since: Report.Since) -> JSONValue {
    .object([
      ("revision", .string(since.revision)), ("commit", .string(since.commit)), ("others", .number(since.others)),
    ])
  }

  private static func value(_ debt: Debt) -> JSONValue {
    .object([
      ("file", .string(debt.file)), ("known", .number(debt.known)), ("listed", .number(debt.listed)),
      (
        "earlier",
        debt.earlier.map { .object([("revision", .string($0.revision)), ("listed", .number($0.listed))]) } ?? .null
      ),
    ])
  }

  private static func value(_ count: Coverage.Count) -> JSONValue {
    .object([("understood", .number(count.understood)), ("opaque", .number(count.opaque))])
  }

  private static func value(_ note: Finding.Note) -> JSONValue {
    .object([("message", .string(note.message)), ("at", value(note.at))])
  }

  static func value(_ at: Location) -> JSONValue {
    .object([("file", .string(at.file)), ("line", .number(at.line)), ("column", .number(at.column))])
  }
}
