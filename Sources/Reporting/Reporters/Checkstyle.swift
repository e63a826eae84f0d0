import Model

extension Reporter {
  /// What the widest variety of servers and bots reads.
  static let checkstyle = Reporter(
    id: "checkstyle", summary: "for servers and bots: Checkstyle's XML", endings: ["xml"]
  ) { report, options in
    let byFile = Dictionary(grouping: report.findings, by: \.at.file)
    let files = byFile.keys.sorted().map { file in
      XMLElement(
        name: "file", attributes: [("name", options.pathFromRepository(to: file))],
        children: (byFile[file] ?? []).map { finding in
          var attributes = [("line", String(finding.at.line))]
          if let column = report.column(of: finding.at) { attributes.append(("column", String(column))) }
          attributes += [
            ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
            ("message", ([finding.sentence] + finding.details(options)).joined(separator: "; ")),
            ("source", "dilint.\(finding.rule)"),
          ]
          return XMLElement(name: "error", attributes: attributes)
        })
    }
    // The version of the format, which readers look for, not of dilint.
    return XMLElement(name: "checkstyle", attributes: [("version", "4.3")], children: files).document
  }
}
