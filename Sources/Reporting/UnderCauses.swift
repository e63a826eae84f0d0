import Model

extension Report {
  /// The same report with what follows from another finding below that one, which is then as grave as the gravest of them.
  var underCauses: Report {
    let known = Set(findings.map(\.fingerprint))
    let following = Dictionary(grouping: findings.filter { $0.cause.map(known.contains) ?? false }) { $0.cause ?? "" }
    if following.isEmpty { return self }
    var report = self
    report.findings = findings.compactMap { finding in
      if let cause = finding.cause, known.contains(cause) { return nil }
      var finding = finding
      for cost in following[finding.fingerprint] ?? [] {
        finding.severity = max(finding.severity, cost.severity)
        finding.related.append(Finding.Note("so \(cost.message) [\(cost.rule)]", at: cost.at))
      }
      return finding
    }
    report.following += findings.count - report.findings.count
    return report
  }
}
