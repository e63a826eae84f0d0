import Model

/// Reads a baseline.
///
/// - Parameters:
///   - file: its path relative to the project's root; it is part of every place.
///   - ruleIDs: what `rule` may name.
/// - Returns: the baseline, or all that is wrong with it.
public func baseline(reading text: String, file: String, ruleIDs: [String]) -> Result<Baseline, UnreadableManifest> {
  var problems = Problems()
  var entries: [Baseline.Entry] = []
  if let tree = composed(text, file: file, problems: &problems) {
    var checker = Checker(problems: problems)
    let item = checker.root(tree, as: baselineKeys)
    problems = checker.problems
    for finding in item?["findings"]?.items ?? [] {
      if let entry = entry(finding, ruleIDs, &problems) { entries.append(entry) }
    }
  }
  var first: [String: Location] = [:]
  for entry in entries {
    if let other = first[entry.fingerprint] {
      problems.add("this finding is listed twice, first in line \(other.line); write its number as `count`", at: entry.at)
    } else {
      first[entry.fingerprint] = entry.at
    }
  }
  let found = problems.sorted
  return found.isEmpty ? .success(Baseline(file: file, entries: entries)) : .failure(UnreadableManifest(problems: found))
}

private let baselineKeys = Record(
  id: "baseline", noun: Noun("a baseline", "baselines"), doc: "The findings that are known.",
  keys: [
    Entry("version", .number(1...1), .value(.number(1)), "The version of this format."),
    Entry("findings", .list(.record(entryKeys)), .words("none"), "Each finding that is known."),
  ])

private let entryKeys = Record(
  id: "entry", noun: Noun("a known finding", "known findings"), doc: "A finding that is known.",
  keys: [
    Entry("rule", .text(Noun("the id of a rule", "ids of rules")), .required, "The rule that finds it."),
    Entry("about", .list(.text(Noun("a name", "names"))), .words("no names"), "The names and keys that it is about."),
    Entry("fingerprint", .text(Noun("a fingerprint", "fingerprints")), .words("as rule and names say"), "What stands for both."),
    Entry("count", .number(1...Int.max), .value(.number(1)), "How many findings are alike."),
    Entry("in", .list(.text(Noun("an executable", "executables"))), .words("any"), "The executables in which it is known."),
    Entry("owner", .text(Noun("an owner", "owners")), .words("none"), "Who is to put it right."),
    Entry("reason", .reason, .words("none"), "Why it is still there."),
    Entry("expires", .text(Noun("a day such as `2027-01-31`", "days")), .words("never"), "The last day on which it is accepted."),
  ])

private func entry(_ item: Item, _ ruleIDs: [String], _ problems: inout Problems) -> Baseline.Entry? {
  guard let rule = item["rule"], let id = rule.text else { return nil }
  guard ruleIDs.contains(id) else {
    let advice = nearest(id, among: ruleIDs).map { "; did you mean `\($0)`?" } ?? "; `dilint rules` lists them"
    problems.add("there is no rule `\(shortened(id))`\(advice)", at: rule.at)
    return nil
  }
  var entry = Baseline.Entry(
    rule: id, about: item["about"]?.texts ?? [], count: item["count"]?.number ?? 1, programs: item["in"]?.texts ?? [],
    owner: item["owner"]?.text, reason: item["reason"]?.text, at: item.at)
  if let expires = item["expires"], let text = expires.text {
    entry.expires = Day(text)
    if entry.expires == nil { problems.add("`\(shortened(text))` is no day such as `2027-01-31`", at: expires.at) }
  }
  if let fingerprint = item["fingerprint"], let text = fingerprint.text, text != entry.fingerprint {
    problems.add(
      "rule and names give the fingerprint `\(entry.fingerprint)`; put it right, or leave it out", at: fingerprint.at)
  }
  return entry
}
