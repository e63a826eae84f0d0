import Frameworks
import Model
import Rules

extension Rule {
  /// Every rule whose id may be named: those over the graph, those of frameworks, and those of the run itself.
  public static let known = (all + hazards(of: Framework.all) + ofTheRun).sorted { $0.id < $1.id }

  /// Rules whose findings arise outside the graph, where files are read, and suppressions and the baseline are applied.
  static let ofTheRun = [unreadableFile, unusedSuppression, staleBaseline, expiredBaseline].filter { own in
    !all.contains { $0.id == own.id }
  }

  private static let unreadableFile = Rule(
    id: "unreadable-file", summary: "a file, or a part of it, could not be read as Swift",
    explanation: """
      What stands in the file is unknown to dilint, so the graph may lack registrations and needs. The coverage line at the \
      end counts such files. With `--strict` each of them is an error.

      Make the file readable and valid Swift of the version that dilint's parser knows, or leave it out with `exclude` in \
      `dilint.yml`.
      """,
    severity: .note
  ) { _ in [] }

  private static let unusedSuppression = Rule(
    id: "unused-suppression", summary: "a `dilint:` comment suppresses nothing",
    explanation: """
      The comment names a rule that finds nothing there, or no rule at all, or gives no reason. It misleads the next reader, \
      and it would hide a defect that comes later.

      Remove the comment, or write it as `// dilint:ignore rule-id - reason` on the line of the finding or on the line above; \
      `// dilint:ignore-file rule-id - reason` on top of a file holds for the whole file.
      """,
    severity: .error
  ) { _ in [] }

  private static let staleBaseline = Rule(
    id: "stale-baseline", summary: "the baseline lists a finding that is no longer there",
    explanation: """
      The baseline lists what was wrong when it was written. This finding is gone, or there are fewer of its kind than the \
      baseline says. As long as it is listed the same mistake can come back, and nobody is told.

      Run `dilint baseline --prune`: it takes out what is gone and keeps the owners, reasons and dates of the rest.
      """,
    severity: .error
  ) { _ in [] }

  private static let expiredBaseline = Rule(
    id: "expired-baseline", summary: "a finding that was accepted until some day is still there",
    explanation: """
      The baseline accepts the finding until the day that `expires` names, that day included, and it has passed.

      Put right what was found and run `dilint baseline --prune`, or agree on another day and write that.
      """,
    severity: .error
  ) { _ in [] }
}
