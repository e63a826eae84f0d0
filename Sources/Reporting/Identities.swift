import Model

extension Report {
  /// What services know a finding by from run to run: its fingerprint, and which of those that share it, from 1.
  struct Identity {
    var fingerprint: String
    var ordinal: Int

    /// No two findings of a report have the same.
    var text: String { ordinal == 1 ? fingerprint : "\(fingerprint)-\(ordinal)" }
  }

  /// One a finding, in the order of the findings.
  var identities: [Identity] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let fingerprint = finding.fingerprint
      seen[fingerprint, default: 0] += 1
      return Identity(fingerprint: fingerprint, ordinal: seen[fingerprint]!)
    }
  }
}

extension Finding {
  /// What it says, never empty, and that it is only possible where it is.
  var sentence: String {
    (message.isEmpty ? rule : message) + (certainty == .possible ? " (possible: not everything here could be read)" : "")
  }

  /// Path, further places and help, a line each, paths from the top of the repository: `path: A loads B (App/A.swift:3)`.
  func details(_ options: Reporter.Options) -> [String] {
    let places = [("path", chain), ("also", related)].flatMap { word, notes in
      notes.map { "\(word): \($0.message) (\(options.pathFromRepository(to: $0.at.file)):\($0.at.line))" }
    }
    return places + (cure.map { ["help: \($0)"] } ?? [])
  }
}
