import Model

extension Baseline {
  /// The text of its file: sorted, an item a line, so that two branches that change different findings merge.
  public var text: String {
    var lines = [
      "# Findings that were known when `dilint baseline` was run. `dilint check` counts them and reports what is new; what is no longer",
      "# found, or past its day, fails. Add `owner`, `reason` and `expires: 2027-01-31` as you like: they stay when this is written anew.",
      "version: 1", entries.isEmpty ? "findings: []" : "findings:",
    ]
    for entry in entries {
      lines.append("  - rule: \(yaml(entry.rule))")
      lines.append("    about: [\(entry.about.map(yaml).joined(separator: ", "))]")
      // Quoted, since digits alone would be a number.
      lines.append("    fingerprint: \"\(entry.fingerprint)\"")
      if entry.count > 1 { lines.append("    count: \(entry.count)") }
      if !entry.programs.isEmpty { lines.append("    in: [\(entry.programs.map(yaml).joined(separator: ", "))]") }
      if let owner = entry.owner { lines.append("    owner: \(yaml(owner))") }
      if let reason = entry.reason { lines.append("    reason: \(yaml(reason))") }
      if let expires = entry.expires { lines.append("    expires: \(expires)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A piece of text in YAML: as it is where it means nothing else, otherwise in quotes.
func yaml(_ text: String) -> String {
  let isWord = text.utf8.allSatisfy { byte in
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f, 0x2d, 0x2e, 0x2f, 0x28, 0x29: true
    default: false
    }
  }
  let startsWell = text.utf8.first.map { 0x41...0x5a ~= $0 || 0x61...0x7a ~= $0 } ?? false
  let meansMore = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
  return isWord && startsWell && !meansMore ? text : text.yamlLiteral
}
