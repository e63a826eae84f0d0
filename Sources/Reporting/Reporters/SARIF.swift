import Model

extension Reporter {
  /// SARIF 2.1.0 as GitHub reads it: the first location counts, `primaryLocationLineHash` tells findings apart, and a file above
  /// one of its limits is refused as a whole.
  static let sarif = Reporter(
    id: "sarif", summary: "for code scanning on GitHub and elsewhere", endings: ["sarif", "json"]
  ) { report, options in
    JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([SARIFRun(report, options).value])),
    ]).text
  }
}

/// One run of dilint in SARIF's words.
private struct SARIFRun {
  private static let mostResults = 25_000
  private static let mostLetters = 1_024

  private let report: Report
  private let options: Reporter.Options
  /// Those described, and those that only findings name; sorted by id.
  private let rules: [(id: String, rule: Rule?)]
  private let numbers: [String: Int]

  init(_ report: Report, _ options: Reporter.Options) {
    self.report = report
    self.options = options
    let known = Dictionary(options.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(known.keys).union(report.findings.map(\.rule)).sorted()
    rules = ids.map { ($0, known[$0]) }
    numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
  }

  var value: JSONValue {
    let results = zip(report.findings, report.identities).map { $0 }
    // Where not all have room the gravest have it; otherwise the order stays.
    let shown =
      results.count <= Self.mostResults
      ? results : Array(results.sorted { $0.0.severity > $1.0.severity }.prefix(Self.mostResults))
    var remarks = report.remarks
    if shown.count < results.count {
      remarks.append("\(results.count - shown.count) more findings are left out, since services take \(Self.mostResults).")
    }
    return .object([
      (
        "tool",
        .object([
          (
            "driver",
            .object([
              ("name", .string("dilint")), ("semanticVersion", .string(options.version)),
              ("rules", .array(rules.map(descriptor))),
            ])
          )
        ])
      ),
      // Two parts of one repository are two categories, so that neither closes the other's alerts.
      ("automationDetails", .object([("id", .string("dilint/\(options.pathInRepository.map { $0 + "/" } ?? "")"))])),
      (
        "invocations",
        .array([
          .object([
            ("executionSuccessful", .bool(true)),
            ("toolExecutionNotifications", .array(remarks.map(\.description).filter { !$0.isEmpty }.map(notification))),
          ])
        ])
      ),
      ("originalUriBaseIds", .object([("%SRCROOT%", .object([("description", text("the top of the repository"))]))])),
      ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(shown.map { result($0.0, $0.1) })),
    ])
  }

  private func notification(_ remark: String) -> JSONValue {
    .object([("level", .string("note")), ("message", text(remark))])
  }

  private func descriptor(_ id: String, _ rule: Rule?) -> JSONValue {
    var members: [(String, JSONValue)] = [("id", .string(id))]
    if let rule {
      members += [
        ("shortDescription", text(rule.summary)), ("fullDescription", text(rule.explanation)),
        ("help", .object([("text", .string(filled(rule.explanation))), ("markdown", .string(Catalogue.page(of: rule)))])),
        (
          "defaultConfiguration",
          .object([("enabled", .bool(rule.severity != nil)), ("level", level(rule.severity ?? .warning))])
        ),
      ]
    } else {
      members += [("shortDescription", text(id)), ("fullDescription", text(id)), ("help", text(id))]
    }
    let problem = ["recommendation", "warning", "error"][Finding.Severity.allCases.firstIndex(of: rule?.severity ?? .note) ?? 0]
    members.append(
      (
        "properties",
        .object([
          ("tags", .array([.string("dependency-injection")])), ("precision", .string("high")),
          ("problem.severity", .string(problem)),
        ])
      ))
    return .object(members)
  }

  private func result(_ finding: Finding, _ identity: Report.Identity) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(finding.rule)), ("ruleIndex", .number(numbers[finding.rule] ?? 0)), ("level", level(finding.severity)),
      ("message", message([finding.sentence] + (finding.cure.map { ["Help: \($0)"] } ?? []))),
      ("locations", .array([.object([("physicalLocation", place(finding.at))])])),
      (
        "partialFingerprints",
        .object([
          ("primaryLocationLineHash", .string("\(identity.fingerprint):\(identity.ordinal)")),
          ("dilint/v1", .string(identity.text)),
        ])
      ),
    ]
    if !finding.related.isEmpty {
      let notes = finding.related.enumerated()
      members.append(("relatedLocations", .array(notes.map { location($1, number: $0) })))
    }
    if !finding.chain.isEmpty {
      let steps = finding.chain.map { JSONValue.object([("location", location($0))]) }
      members.append(("codeFlows", .array([.object([("threadFlows", .array([.object([("locations", .array(steps))])]))])])))
    }
    if finding.certainty == .possible || !finding.roots.isEmpty {
      members.append(
        (
          "properties",
          .object([
            ("certainty", .string(finding.certainty.rawValue)), ("roots", .array(finding.roots.map(JSONValue.string))),
          ])
        ))
    }
    return .object(members)
  }

  private func location(_ note: Finding.Note, number: Int? = nil) -> JSONValue {
    .object(
      (number.map { [("id", .number($0 + 1))] } ?? [])
        + [("physicalLocation", place(note.at)), ("message", message([note.message]))])
  }

  /// One line wide: an alert is shown in a pull request only if all its lines are part of it.
  private func place(_ at: Location) -> JSONValue {
    var region: [(String, JSONValue)] = [("startLine", .number(at.line))]
    if let column = report.column(of: at) { region.append(("startColumn", .number(column))) }
    return .object([
      (
        "artifactLocation",
        .object([
          ("uri", .string(percentEncoded(options.pathFromRepository(to: at.file)))), ("uriBaseId", .string("%SRCROOT%")),
        ])
      ),
      ("region", .object(region)),
    ])
  }

  /// Text of a result. `[T](x)` would be read as a link.
  private func message(_ lines: [String]) -> JSONValue {
    let text = lines.joined(separator: "\n")
    return .object([
      ("text", .string(filled(text.split(separator: "](", omittingEmptySubsequences: false).joined(separator: "] ("))))
    ])
  }

  /// Text that is described in at most 1,024 letters.
  private func text(_ text: String) -> JSONValue {
    let whole = filled(text)
    return .object([
      ("text", .string(whole.utf16.count <= Self.mostLetters ? whole : String(whole.prefix(Self.mostLetters / 2)) + "…"))
    ])
  }

  /// No reader takes an empty text.
  private func filled(_ text: String) -> String { text.isEmpty ? "no more is known" : text }

  private func level(_ severity: Finding.Severity) -> JSONValue { .string(severity.rawValue) }
}
