import Model

extension Reporter {
  /// The form in which compilers speak to Xcode and to most editors. Xcode jumps only to absolute paths.
  static let xcode = Reporter(id: "xcode", summary: "for Xcode and editors: one line a place", endings: ["txt"]) {
    report, options in
    var lines: [String] = []
    let line = { (at: Location, severity: String, message: String) in
      let path = (options.folder.map { $0 + "/" } ?? "") + at.file
      lines.append("\(neutral(path)):\(at.line):\(at.column): \(severity): \(neutral(message))")
    }
    for finding in report.findings {
      let possible = finding.certainty == .possible ? " (possible)" : ""
      line(finding.at, finding.severity.rawValue, "\(finding.message)\(possible) [\(finding.rule)]")
      for note in finding.chain + finding.related { line(note.at, "note", note.message) }
      if let cure = finding.cure { line(finding.at, "note", "help: \(cure)") }
    }
    return obeyedByNobody(lines.map { $0 + "\n" }.joined())
  }
}
