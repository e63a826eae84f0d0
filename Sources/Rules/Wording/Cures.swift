import Model

extension Policy {
  /// What to do about a finding of `rule`: in the framework's own words where it has them, else `otherwise`. The words in braces
  /// are replaced.
  func cure(_ rule: String, _ words: [String: String], otherwise: String) -> String {
    var text = idiom.cures[rule] ?? otherwise
    for (word, meaning) in words.sorted(by: { $0.key < $1.key }) {
      text = text.split(separator: "{\(word)}", omittingEmptySubsequences: false).joined(separator: meaning)
    }
    return text
  }
}
