import Model
import Rules

/// The one place where what the rules state becomes what the run reports.
struct Judge {
  var settings: [String: RuleSetting]
  var isStrict: Bool

  /// Whether a rule runs at all.
  func runs(_ rule: Rule) -> Bool {
    guard let setting = settings[rule.id] else { return rule.severity != nil }
    // Off in some paths only: it still runs elsewhere.
    return setting.severity != nil || !setting.paths.isEmpty && rule.severity != nil
  }

  /// The findings with the severities of this run, in order; those whose rule is off where they stand are gone.
  func judged(_ findings: [Finding]) -> [Finding] {
    let offByDefault = Set(Rule.known.lazy.filter { $0.severity == nil }.map(\.id))
    return judged(findings, isOff: offByDefault.contains)
  }

  /// The same where other rules are off unless the manifest turns them on.
  func judged(_ findings: [Finding], isOff: (String) -> Bool) -> [Finding] {
    let scopes = settings.mapValues { PathPatterns($0.paths) }
    return findings.compactMap { finding in
      var finding = finding
      if let setting = settings[finding.rule],
        setting.paths.isEmpty || scopes[finding.rule]?.cover(finding.at.file, isFolder: false) == true
      {
        guard let severity = setting.severity else { return nil }
        finding.severity = severity
      } else if isOff(finding.rule) {
        return nil
      }
      if isStrict {
        if finding.rule == "unreadable-file" { finding.severity = .error }
      } else if finding.certainty == .possible {
        finding.severity = .note
      }
      return finding
    }
  }
}
