import Model

extension Policy {
  /// What to do about a finding of `rule`: in the framework's own words where it has them, else `otherwise`. The words in braces
  /// are replaced.
  func cure(_ rule: String, _ words: [String: String], otherwise: String) -> String {
    (idiom.cures[rule] ?? otherwise).filled(with: words)
  }

  /// How to load a group: a function is called, whatever else is done with groups.
  func cure(unloaded group: Group, _ words: [String: String], otherwise: String) -> String {
    guard group.kind == "function" else { return cure("unloaded-module", words, otherwise: otherwise) }
    return cure("unloaded-function", words, otherwise: "call `{group}` where the container is filled")
  }
}
