import Model

/// The sentences with which a report ends.
enum Summary {
  /// `2 errors and 1 warning in 48 files; 1 finding is suppressed`.
  static func verdict(_ report: Report) -> String {
    let counts = Finding.Severity.allCases.reversed()
      .map { (report.count($0), $0.rawValue) }
      .filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    var text = counts.isEmpty ? "no findings" : listed(counts)
    if report.summary.files > 0 { text += " in \(counted(report.summary.files, "Swift file"))" }
    if report.summary.suppressed > 0 {
      text += "; \(counted(report.summary.suppressed, "finding")) \(report.summary.suppressed == 1 ? "is" : "are") suppressed"
    }
    if report.following > 0 {
      text +=
        "; \(counted(report.following, "more finding")) \(report.following == 1 ? "follows" : "follow") from \(report.findings.count == 1 ? "it" : "these")"
    }
    return text
  }

  /// A line a rule, where there is enough to count: how many of it there are, and in which targets, the most first.
  static func table(_ report: Report) -> [String] {
    guard report.findings.count > 3 else { return [] }
    let rows = Dictionary(grouping: report.findings, by: \.rule).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let width = rows.map { columns(neutral($0.key)) }.max() ?? 0
    return rows.map { rule, findings in
      let counts = Finding.Severity.allCases.reversed().map { severity in (findings.count { $0.severity == severity }, severity) }
        .filter { $0.0 > 0 }.map { counted($0.0, $0.1.rawValue) }
      return "  \(padded(neutral(rule), to: width))  \(listed(counts))" + targets(findings, report)
    }
  }

  private static func targets(_ findings: [Finding], _ report: Report) -> String {
    let counts = Dictionary(grouping: findings.compactMap { report.targets[$0.at.file] }, by: { $0 }).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if counts.isEmpty { return "" }
    let shown = counts.prefix(3).map { "\(neutral($0.key))\($0.value > 1 ? " (\(grouped($0.value)))" : "")" }
    return " in " + (counts.count > 3 ? shown.joined(separator: ", ") + " and \(counts.count - 3) more" : listed(shown))
  }

  /// `3 more findings are not of the changes since main`.
  static func since(_ since: Report.Since, isClean: Bool) -> String {
    if since.others == 0, isClean { return "there are none of the changes since \(since.revision), and no others" }
    if since.others == 0 { return "there are no other findings than of the changes since \(since.revision)" }
    let subject = counted(since.others, "other finding") + (since.others == 1 ? " is" : " are")
    return "\(subject) none of the changes since \(since.revision)"
  }

  /// `12 known findings are in dilint-baseline.yml, 2 fewer than at main`; nil where there are none and were none.
  static func debt(_ debt: Debt, _ options: Reporter.Options) -> String? {
    if debt.listed == 0, debt.earlier?.listed ?? 0 == 0 { return nil }
    if debt.earlier == nil, debt.known < debt.listed {
      let found = debt.known == 0 ? "none was" : "\(grouped(debt.known)) \(debt.known == 1 ? "was" : "were")"
      return "\(options.shown(debt.file)) lists \(counted(debt.listed, "known finding")), of which \(found) found"
    }
    var text = "\(counted(debt.known, "known finding")) \(debt.known == 1 ? "is" : "are") in \(options.shown(debt.file))"
    if let earlier = debt.earlier {
      let change = debt.listed - earlier.listed
      text += change == 0 ? ", as many as" : ", \(grouped(abs(change))) \(change < 0 ? "fewer" : "more") than"
      text += " at \(earlier.revision)"
    }
    return text
  }

  /// `understood: 117 registrations (2 not), 305 needs, 40 includes; …`.
  static func coverage(_ report: Report, pointsToList: Bool = true) -> String {
    let coverage = report.coverage
    let parts = [
      (coverage.registrations, "registration"), (coverage.needs, "need"), (coverage.includes, "include"),
    ].map { count, noun in
      counted(count.understood, noun) + (count.opaque > 0 ? " (\(grouped(count.opaque)) not)" : "")
    }
    var text = "understood: " + parts.joined(separator: ", ")
    if report.summary.unreadFiles > 0 {
      text += "; \(counted(report.summary.unreadFiles, "file")) could not be read"
    }
    if pointsToList && !report.opaque.isEmpty { text += "; `dilint opaque` lists what was not" }
    return text
  }
}
