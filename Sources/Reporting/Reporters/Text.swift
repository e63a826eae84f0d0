import Model

extension Reporter {
  static let text = Reporter(
    id: "text", summary: "for people: source excerpts, paths and cures", endings: ["txt"]
  ) { report, options in
    let ink = Ink(isColored: options.isColored)
    var blocks: [String] = []
    let lists = Set(report.findings.map(\.roots).filter { !$0.isEmpty })
    var heading: [String]? = lists.count > 1 ? [] : nil
    for finding in heading == nil ? report.findings : byRoots(report.findings) {
      if heading != nil && finding.roots != heading {
        heading = finding.roots
        blocks.append(ink(.bold, "In \(listed(finding.roots.map(neutral)))"))
      }
      blocks.append(block(finding, report, options, ink))
    }
    if options.isQuiet { return blocks.joined(separator: "\n\n") + (blocks.isEmpty ? "" : "\n") }
    let remarks = report.remarks.filter { !$0.isEmpty }.flatMap { remark in
      let lines = wrapped(neutral(remark), to: options.width - 6)
      return [ink(.cyan, "note") + ": " + lines[0]] + lines.dropFirst().map { "      " + $0 }
    }
    if !remarks.isEmpty { blocks.append(remarks.joined(separator: "\n")) }
    let worst = report.findings.map(\.severity).max()
    var end = [ink(worst?.shade ?? .green, Summary.verdict(report))]
    if let debt = report.debt { end.append(neutral(Summary.debt(debt))) }
    end.append(Summary.coverage(report))
    let rules = Set(report.findings.map(\.rule)).sorted()
    if rules.count == 1 { end.append("`dilint explain \(neutral(rules[0]))` says more") }
    if rules.count > 1 { end.append("`dilint explain RULE` says more: \(listed(rules.map(neutral), "or"))") }
    blocks.append(end.flatMap { options.isColored ? [$0] : wrapped($0, to: options.width) }.joined(separator: "\n"))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Those of no root first, then root by root in the order in which the roots first occur; otherwise as they were.
  private static func byRoots(_ findings: [Finding]) -> [Finding] {
    var order: [[String]] = [[]]
    for finding in findings where !order.contains(finding.roots) { order.append(finding.roots) }
    return order.flatMap { roots in findings.filter { $0.roots == roots } }
  }

  private static func block(_ finding: Finding, _ report: Report, _ options: Options, _ ink: Ink) -> String {
    let gutter = String(finding.at.line).count
    let blank = String(repeating: " ", count: gutter)
    var title = ink(finding.severity.shade, "\(finding.severity.rawValue)[\(neutral(finding.rule))]")
    if !finding.message.isEmpty { title += ink(.bold, ": \(neutral(finding.message))") }
    if finding.certainty == .possible { title += ink(.dim, " (possible: not everything here could be read)") }
    var lines = [title, "\(blank)\(ink(.blue, "-->")) \(neutral(finding.at.description))"]
    let bar = ink(.blue, "|")
    if let line = report.excerpts[finding.at.file]?[finding.at.line] {
      let excerpt = Excerpt(line: line, column: finding.at.column, width: options.width - gutter - 3)
      lines.append("\(blank) \(bar)")
      lines.append("\(ink(.blue, String(finding.at.line))) \(bar)\(excerpt.text.isEmpty ? "" : " " + excerpt.text)")
      lines.append(
        "\(blank) \(bar) \(String(repeating: " ", count: excerpt.caret))\(ink(finding.severity.shade, "^"))")
    }
    let label = { (word: String) in "\(blank) \(ink(.blue, "=")) \(ink(.bold, word)): " }
    let indent = String(repeating: " ", count: gutter + 9)
    for (word, notes) in [("path", finding.chain), ("also", finding.related)] {
      for (index, line) in places(notes, ink).enumerated() {
        lines.append((index == 0 ? label(word) : indent) + line)
      }
    }
    if let cure = finding.cure {
      for (index, line) in wrapped(neutral(cure), to: max(40, options.width - gutter - 9)).enumerated() {
        lines.append((index == 0 ? label("help") : indent) + line)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// One line a note, the places below one another as far as the notes are of ordinary length.
  private static func places(_ notes: [Finding.Note], _ ink: Ink) -> [String] {
    let messages = notes.map { neutral($0.message) }
    let width = messages.map(columns).filter { $0 <= 56 }.max() ?? 0
    return zip(notes, messages).map { note, message in
      padded(message, to: width) + "  " + ink(.dim, "\(neutral(note.at.file)):\(note.at.line)")
    }
  }
}
