/// A place that shows a sign.
public struct Sighting: Hashable, Sendable {
  public var sign: Hazard.Sign
  public var framework: String
  /// Names to put into the hazard's message.
  public var words: [String: String]
  public var related: [Finding.Note]
  /// What is seen hangs on a place that could not be read, or on something outside the sources.
  public var isPossible: Bool
  public var at: Location

  public init(
    _ sign: Hazard.Sign, framework: String, words: [String: String] = [:], related: [Finding.Note] = [],
    isPossible: Bool = false, at: Location
  ) {
    self.sign = sign
    self.framework = framework
    self.words = words
    self.related = related
    self.isPossible = isPossible
    self.at = at
  }
}

extension Sighting: Comparable {
  /// By place, then sign, then words.
  public static func < (a: Sighting, b: Sighting) -> Bool {
    a.at != b.at ? a.at < b.at : (a.sign.rawValue, a.text) < (b.sign.rawValue, b.text)
  }

  private var text: String { words.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: " ") }
}

extension String {
  /// The text with each `{word}` replaced by what the word stands for.
  public func filled(with words: [String: String]) -> String {
    var text = self
    for (word, meaning) in words.sorted(by: { $0.key < $1.key }) {
      text = text.split(separator: "{\(word)}", omittingEmptySubsequences: false).joined(separator: meaning)
    }
    return text
  }
}
