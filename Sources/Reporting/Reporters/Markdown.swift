import Model

extension Reporter {
  /// For the summary of a CI step and for comments, of which GitHub takes 65,536 letters.
  static let markdown = Reporter(
    id: "markdown", summary: "for summaries and comments: tables, places and a picture", endings: ["md"]
  ) { report, options in
    var blocks = ["## dilint: \(Summary.verdict(report))"]
    if !report.findings.isEmpty { blocks.append(table(report)) }
    if let picture = options.picture { blocks.append("```mermaid\n\(picture)\n```") }
    var room = mostLetters - blocks.reduce(0) { $0 + $1.utf16.count + 2 }
    var shown = 0
    for finding in report.findings {
      let block = block(finding, report, options)
      room -= block.utf16.count + 2
      if room < 0 { break }
      blocks.append(block)
      shown += 1
    }
    if shown < report.findings.count {
      blocks.append("*And \(counted(report.findings.count - shown, "more finding")), for which there is no room here.*")
    }
    blocks += report.remarks.map(\.description).filter { !$0.isEmpty }.map { "*\(Reporting.markdown($0))*" }
    if !options.isQuiet { blocks.append(Reporting.markdown(Summary.coverage(report))) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static let mostLetters = 60_000

  private static func table(_ report: Report) -> String {
    let severities = Finding.Severity.allCases.reversed()
    let rows = Dictionary(grouping: report.findings, by: \.rule).sorted { $0.key < $1.key }.map { rule, findings in
      let counts = severities.map { severity in findings.count { $0.severity == severity } }
      return "| \(Reporting.markdown(rule)) | \(counts.map { $0 == 0 ? "" : grouped($0) }.joined(separator: " | ")) |"
    }
    return (["| rule | errors | warnings | notes |", "| --- | ---: | ---: | ---: |"] + rows).joined(separator: "\n")
  }

  private static func block(_ finding: Finding, _ report: Report, _ options: Options) -> String {
    var parts = ["### \(finding.severity.rawValue): \(Reporting.markdown(finding.sentence))"]
    parts.append("\(Reporting.markdown(finding.rule)) at \(place(finding.at, options))")
    if let line = report.excerpts[finding.at.file]?[finding.at.line] {
      let excerpt = Excerpt(line: line, column: finding.at.column, width: 120)
      if !excerpt.text.isEmpty { parts.append(fenced(excerpt.text, finding.at.file.hasSuffix(".swift") ? "swift" : "")) }
    }
    if !finding.chain.isEmpty {
      parts.append(
        finding.chain.enumerated().map { "\($0 + 1). \(note($1, options))" }.joined(separator: "\n"))
    }
    if !finding.related.isEmpty {
      parts.append(finding.related.map { "* also: \(note($0, options))" }.joined(separator: "\n"))
    }
    if let cure = finding.cure { parts.append("**Help:** \(Reporting.markdown(cure))") }
    return parts.joined(separator: "\n\n")
  }

  private static func note(_ note: Finding.Note, _ options: Options) -> String {
    "\(Reporting.markdown(note.message)), \(place(note.at, options))"
  }

  private static func place(_ at: Location, _ options: Options) -> String {
    let text = Reporting.markdown("\(options.pathFromRepository(to: at.file)):\(at.line)")
    return options.link(to: at).map { "[\(text)](\($0))" } ?? text
  }
}
