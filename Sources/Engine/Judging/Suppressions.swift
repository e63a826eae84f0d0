import Model

/// What the `// dilint:` comments hide, and which of them hide nothing.
struct Suppressions {
  private(set) var kept: [Finding] = []
  private(set) var suppressed = 0
  /// A finding per comment that is wrong or hides nothing.
  private(set) var complaints: [Finding] = []

  /// - Parameters:
  ///   - ruleIDs: every id there is.
  ///   - judged: the rules that ran; a comment about another one is not called unused.
  ///   - others: what stands in files that are no sources, by path.
  init(
    findings: [Finding], digests: [Digest], others: [String: [Directive]] = [:], ruleIDs: [String], judged: Set<String>
  ) {
    var comments: [String: [Comment]] = [:]
    let known = Set(digests.map(\.file))
    for (file, directives) in others where !known.contains(file) {
      for directive in directives where directive.kind != .provided {
        comments[file, default: []].append(Comment(directive: directive, at: Location(file, directive.at)))
      }
    }
    for digest in digests {
      for directive in digest.directives where directive.kind != .provided {
        comments[digest.file, default: []].append(Comment(directive: directive, at: Location(digest.file, directive.at)))
      }
    }
    for finding in findings {
      var isHidden = false
      for index in comments[finding.at.file, default: []].indices {
        if comments[finding.at.file]?[index].hide(finding) == true { isHidden = true }
      }
      if isHidden { suppressed += 1 } else { kept.append(finding) }
    }
    for file in comments.keys.sorted() {
      for comment in comments[file, default: []] { complaints += comment.complaints(ruleIDs: ruleIDs, judged: judged) }
    }
  }
}

private struct Comment {
  var directive: Directive
  var at: Location
  /// The words that hid something.
  var used: Set<String> = []

  mutating func hide(_ finding: Finding) -> Bool {
    guard directive.reason != nil, directive.words.contains(finding.rule) else { return false }
    switch directive.kind {
    case .ignore where finding.at.line == directive.line: break
    case .ignoreFile: break
    default: return false
    }
    used.insert(finding.rule)
    return true
  }

  func complaints(ruleIDs: [String], judged: Set<String>) -> [Finding] {
    guard let kind = directive.kind else {
      let word = directive.words.first ?? ""
      let known = ["ignore", "ignore-file", "provided"]
      return [complaint("dilint knows no comment `dilint:\(word)`\(suggestion(for: word, among: known))", [word])]
    }
    let form = "// dilint:\(kind.rawValue) rule-id - reason"
    if directive.words.isEmpty { return [complaint("this suppression names no rule; write `\(form)`", [])] }
    var complaints: [Finding] = []
    for word in directive.words where !ruleIDs.contains(word) {
      complaints.append(complaint("there is no rule `\(word)`\(suggestion(for: word, among: ruleIDs))", [word]))
    }
    let known = directive.words.filter(ruleIDs.contains)
    if directive.reason == nil && !known.isEmpty {
      return complaints + [complaint("this suppression gives no reason, so it suppresses nothing; write `\(form)`", known)]
    }
    for word in known where judged.contains(word) && !used.contains(word) {
      let place = kind == .ignoreFile ? "in this file" : "here"
      complaints.append(complaint("nothing \(place) is a `\(word)`, so this suppresses nothing", [word]))
    }
    return complaints
  }

  private func complaint(_ message: String, _ words: [String]) -> Finding {
    Finding(
      rule: "unused-suppression", severity: .error, message: message, at: at, cure: "Remove the comment, or put it right.",
      subject: words)
  }
}
