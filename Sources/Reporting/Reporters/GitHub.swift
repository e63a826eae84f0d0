import Model

extension Reporter {
  /// The report for people, and after it GitHub's workflow commands, which put findings beside the lines of a pull request.
  ///
  /// GitHub drops all but the first ten annotations of a kind without a word, so the last one says how many more there are.
  static let github = Reporter(
    id: "github", summary: "for GitHub Actions: the text, then annotations of the lines", endings: ["txt"]
  ) { report, options in
    var text = Reporter.text.text(report, options)
    if !text.isEmpty {
      // What stands in the sources must not be taken for a command, so the runner ignores commands until it sees the token.
      let token = "dilint-\(digits(text))"
      text = "::stop-commands::\(token)\n\(text)::\(token)::\n"
    }
    for severity in Finding.Severity.allCases.reversed() {
      let findings = report.findings.filter { $0.severity == severity }
      let shown = findings.count > mostAnnotations ? mostAnnotations - 1 : findings.count
      for finding in findings.prefix(shown) { text += annotation(finding, options) }
      if shown < findings.count {
        let rest = counted(findings.count - shown, "more \(severity.rawValue)")
        text += "::\(severity.command) title=dilint::and \(rest); the log of this step lists all of them\n"
      }
    }
    return text
  }

  /// So many annotations of one kind GitHub shows of a step.
  private static let mostAnnotations = 10

  private static func annotation(_ finding: Finding, _ options: Options) -> String {
    let lines = [finding.sentence] + finding.details(options)
    let properties = [
      ("file", options.pathFromRepository(to: finding.at.file)), ("line", String(finding.at.line)),
      ("col", String(finding.at.column)), ("title", "dilint: \(finding.rule)"),
    ]
    return "::\(finding.severity.command) " + properties.map { "\($0)=\(escaped(neutral($1), ":,"))" }.joined(separator: ",")
      + "::" + lines.map { escaped(neutral($0), "") }.joined(separator: "%0A") + "\n"
  }

  /// Percent signs and what else would end a value, in the only form that GitHub reads.
  private static func escaped(_ text: String, _ separators: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      if character == "%" || separators.unicodeScalars.contains(character) {
        escaped += "%" + String(character.value, radix: 16, uppercase: true)
      } else {
        escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }

  /// A number that the text, which would have to hold it, cannot foresee.
  private static func digits(_ text: String) -> String {
    Finding(rule: text, severity: .note, message: "", at: Location(file: "", line: 1, column: 1), subject: []).fingerprint
  }
}

extension Finding.Severity {
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}
