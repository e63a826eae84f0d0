import Model

extension Policy {
  /// What to do about a finding of `rule`: in the framework's own words where it has them, else `otherwise`. The words in braces
  /// are replaced.
  func cure(_ rule: String, _ words: [String: String], otherwise: String) -> String {
    (idiom.cures[rule] ?? otherwise).filled(with: words)
  }
}
