import Foundation
import Model

/// What a baseline leaves of the findings, and what is wrong with its own entries.
struct KnownFindings {
  /// What it does not list.
  private(set) var fresh: [Finding] = []
  private(set) var debt: Debt
  /// A finding per entry that lists what is no longer found, or that is past its day.
  private(set) var complaints: [Finding] = []

  /// - Parameters:
  ///   - judged: the rules that ran; an entry of another one is neither counted nor called stale.
  ///   - today: the day that entries must not have passed.
  init(_ findings: [Finding], _ baseline: Baseline, judged: Set<String>, today: Day) {
    let listed = baseline.entries.filter { judged.contains($0.rule) }.reduce(0) { $0 + $1.count }
    debt = Debt(file: baseline.file, known: 0, listed: listed)
    let entries = Dictionary(baseline.entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    let found = Dictionary(grouping: findings, by: \.fingerprint)
    for finding in findings {
      guard let entry = entries[finding.fingerprint], let alike = found[finding.fingerprint] else {
        fresh.append(finding)
        continue
      }
      guard alike.count > entry.count else {
        if entry.covers(finding) {
          debt.known += 1
        } else {
          var told = finding
          told.related.append(Finding.Note("it is known in \(Self.listed(entry.programs)) alone", at: entry.at))
          fresh.append(told)
        }
        continue
      }
      // Which of them is the new one nobody can tell.
      var told = finding
      let words = entry.count == 1 ? "one like it is known" : "\(entry.count) like it are known"
      told.related.append(Finding.Note("\(words), and \(alike.count) are found", at: entry.at))
      fresh.append(told)
    }
    for entry in baseline.entries where judged.contains(entry.rule) {
      let alike = found[entry.fingerprint] ?? []
      if alike.count < entry.count {
        complaints.append(Self.stale(entry, found: alike.count))
      } else if case let left = entry.programsWithout(alike), !left.isEmpty {
        complaints.append(Self.stale(entry, "there is no `\(entry.rule)`\(Self.about(entry)) in \(Self.listed(left)) any more"))
      } else if let expires = entry.expires, expires < today, alike.count == entry.count {
        complaints.append(Self.expired(entry, expires, alike))
      }
    }
  }

  private static func stale(_ entry: Baseline.Entry, found: Int) -> Finding {
    let what = found == 0 ? "nothing is" : "only \(found) of \(entry.count) are"
    return stale(entry, "\(what) a `\(entry.rule)`\(about(entry)) any more")
  }

  private static func stale(_ entry: Baseline.Entry, _ message: String) -> Finding {
    Finding(
      rule: "stale-baseline", severity: .error, message: message, at: entry.at,
      cure: "run `dilint baseline --prune`, so that it cannot come back unseen", subject: [entry.rule] + entry.about)
  }

  private static func expired(_ entry: Baseline.Entry, _ day: Day, _ findings: [Finding]) -> Finding {
    let owner = entry.owner.map { " (\($0))" } ?? ""
    let reason = entry.reason.map { ": \($0)" } ?? ""
    return Finding(
      rule: "expired-baseline", severity: .error,
      message: "a `\(entry.rule)`\(about(entry)) was accepted until \(day)\(owner)\(reason)", at: entry.at,
      related: findings.map { Finding.Note($0.message, at: $0.at) }, cure: "put it right, or agree on another day",
      subject: [entry.rule] + entry.about)
  }

  private static func listed(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

  private static func about(_ entry: Baseline.Entry) -> String {
    entry.about.isEmpty ? "" : " about \(listed(entry.about))"
  }
}

extension Day {
  /// The day it is, in universal time.
  static var today: Day {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    let text = String(format: "%04d-%02d-%02d", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday)
    return Day(text)!
  }
}
