import Frameworks
import Model

/// Of the findings of a run those that a change touches or causes.
struct Recent {
  private(set) var findings: [Finding] = []
  /// How many there are beside.
  private(set) var others = 0

  /// - Parameter before: what was found before the change; nil where that cannot be told, so that everything counts as new.
  init(_ all: [Finding], before: [Finding]?, _ comparison: Comparison) {
    guard let before else {
      findings = all
      return
    }
    let changed = Set(comparison.changed)
    var lines: [String: Set<Int>?] = [:]
    func isTouched(_ at: Location) -> Bool {
      guard changed.contains(at.file) else { return false }
      if let known = lines[at.file] { return known?.contains(at.line) ?? true }
      let touched = comparison.touchedLines(of: at.file)
      lines.updateValue(touched, forKey: at.file)
      return touched?.contains(at.line) ?? true
    }
    let old = Dictionary(grouping: before, by: \.fingerprint)
    for (fingerprint, alike) in Dictionary(grouping: all, by: \.fingerprint) {
      let near = alike.filter { ($0.chain + $0.related).map(\.at).contains(where: isTouched) || isTouched($0.at) }
      let was = old[fingerprint, default: []].map(\.severity)
      let programs = Set(old[fingerprint, default: []].flatMap(\.programs))
      // A possible one that has become certain is news as well.
      let more = Finding.Severity.allCases.map { grave in
        alike.count { $0.severity >= grave } - was.count { $0 >= grave }
      }.max()!
      // Of several that are alike those that the change touches are the new ones.
      var shown = near.count >= more ? near : alike
      // What holds in one more executable is news there.
      if !programs.isEmpty { shown += alike.filter { !programs.isSuperset(of: $0.programs) && !shown.contains($0) } }
      findings += shown
      others += alike.count - shown.count
    }
    findings.sort()
  }
}

extension Examination {
  /// What is found and not known, and what the baseline did.
  func judgedByBaseline(_ job: Job) throws(Obstacle) -> (findings: [Finding], debt: Debt?) {
    // A baseline knows dilint's own rules.
    guard job.compat == nil, let baseline = try project.baseline(found.ground) else { return (findings, nil) }
    let known = KnownFindings(findings, baseline, judged: judged, today: job.today)
    return (known.fresh + judge.judged(known.complaints), known.debt)
  }
}
