import Model

extension Reporter {
  static let text = Reporter(
    id: "text", summary: "for people: source excerpts, paths and cures", endings: ["txt"]
  ) { report, options in
    let ink = Ink(isColored: options.isColored)
    var blocks: [String] = []
    let lists = Set(report.findings.map(\.roots).filter { !$0.isEmpty })
    var heading: [String]? = lists.count > 1 ? [] : nil
    let folded = options.isUnfolded ? [] : alike(report.findings)
    for finding in heading == nil ? report.findings : byRoots(report.findings) where !folded.contains(finding) {
      if heading != nil && finding.roots != heading {
        heading = finding.roots
        blocks.append(ink(.bold, "In \(listed(finding.roots.map(neutral)))"))
      }
      blocks.append(block(finding, report, options, ink))
    }
    blocks += places(of: folded, report.findings, options, ink)
    if options.isQuiet { return obeyedByNobody(blocks.joined(separator: "\n\n")) + (blocks.isEmpty ? "" : "\n") }
    let remarks = report.remarks.map { $0.text(options.spoken) }.filter { !$0.isEmpty }.flatMap { remark in
      let lines = wrapped(neutral(remark), to: options.width - 6)
      return [ink(.cyan, "note") + ": " + lines[0]] + lines.dropFirst().map { "      " + $0 }
    }
    if !remarks.isEmpty { blocks.append(remarks.joined(separator: "\n")) }
    let worst = report.findings.map(\.severity).max()
    var end = [ink(worst?.shade ?? .green, Summary.verdict(report))]
    if let since = report.since { end.append(neutral(Summary.since(since, isClean: report.findings.isEmpty))) }
    if let debt = report.debt.flatMap({ Summary.debt($0, options) }) { end.append(neutral(debt)) }
    let table = Summary.table(report)
    end.append(Summary.coverage(report))
    if let worst = OpaqueList.worst(report, options) { end.append(worst) }
    let rules = Set(report.findings.map(\.rule)).sorted()
    if rules.count == 1 { end.append("`dilint explain \(neutral(rules[0]))` says more") }
    if rules.count > 1 {
      end.append("`dilint explain RULE` says more" + (table.isEmpty ? ": \(listed(rules.map(neutral), "or"))" : ""))
    }
    var lines = end.map { options.isColored ? [$0] : wrapped($0, to: options.width) }
    lines.insert(table, at: 1)
    blocks.append(lines.flatMap { $0 }.joined(separator: "\n"))
    return obeyedByNobody(blocks.joined(separator: "\n\n")) + "\n"
  }

  /// What is rather a style than a mistake: all but the first of a dozen warnings or notes of one rule.
  private static func alike(_ findings: [Finding]) -> Set<Finding> {
    let byRule = Dictionary(grouping: findings.filter { $0.severity != .error }, by: \.rule)
    return Set(byRule.values.filter { $0.count >= 12 }.flatMap { $0.dropFirst() })
  }

  /// A line a place.
  private static func places(of folded: Set<Finding>, _ findings: [Finding], _ options: Options, _ ink: Ink) -> [String] {
    let byRule = Dictionary(grouping: findings.filter(folded.contains), by: \.rule).sorted { $0.key < $1.key }
    return byRule.map { rule, findings in
      let title = ink(.bold, "\(findings.count) more are \(neutral(rule)):")
      let lines = findings.map { "  \(options.shown(lineOf: $0.at)): \(neutral($0.sentence))" }
      return ([title] + lines + ["  `dilint check --only \(neutral(rule))` shows each as a whole"]).joined(separator: "\n")
    }
  }

  /// Those of no root first, then root by root in the order in which the roots first occur; otherwise as they were.
  private static func byRoots(_ findings: [Finding]) -> [Finding] {
    var order: [[String]: Int] = [[]: 0]
    for finding in findings where order[finding.roots] == nil { order[finding.roots] = order.count }
    return findings.enumerated().sorted { (order[$0.element.roots]!, $0.offset) < (order[$1.element.roots]!, $1.offset) }
      .map(\.element)
  }

  private static func block(_ finding: Finding, _ report: Report, _ options: Options, _ ink: Ink) -> String {
    let gutter = String(finding.at.line).count
    let blank = String(repeating: " ", count: gutter)
    var title = ink(finding.severity.shade, "\(finding.severity.rawValue)[\(neutral(finding.rule))]")
    if !finding.message.isEmpty { title += ink(.bold, ": \(neutral(finding.message))") }
    if finding.certainty == .possible { title += ink(.dim, " (possible: not everything here could be read)") }
    var lines = [title, "\(blank)\(ink(.blue, "-->")) \(options.shown(finding.at))"]
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
      for (index, line) in places(notes, options, ink).enumerated() {
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
  private static func places(_ notes: [Finding.Note], _ options: Options, _ ink: Ink) -> [String] {
    let messages = notes.map { neutral($0.message) }
    let width = messages.map(columns).filter { $0 <= 56 }.max() ?? 0
    return zip(notes, messages).map { note, message in
      padded(message, to: width) + "  " + ink(.dim, options.shown(lineOf: note.at))
    }
  }
}
