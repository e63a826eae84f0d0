/// A place that shows a pattern.
public struct HazardOccurrence: Hashable, Sendable, Codable {
  public var pattern: Hazard.Pattern
  public var framework: String
  /// Names to put into the hazard's message.
  public var words: [String: String]
  public var related: [Finding.Note]
  /// What is seen hangs on a place that could not be read, or on something outside the sources.
  public var isPossible: Bool
  public var at: Location

  public init(
    _ pattern: Hazard.Pattern, framework: String, words: [String: String] = [:], related: [Finding.Note] = [],
    isPossible: Bool = false, at: Location
  ) {
    self.pattern = pattern
    self.framework = framework
    self.words = words
    self.related = related
    self.isPossible = isPossible
    self.at = at
  }
}

extension HazardOccurrence: Comparable {
  /// By place, then pattern, then words.
  public static func < (a: HazardOccurrence, b: HazardOccurrence) -> Bool {
    if a.at != b.at { return a.at < b.at }
    if a.pattern != b.pattern { return a.pattern.rawValue < b.pattern.rawValue }
    return (a.framework, a.text, a.isPossible ? 1 : 0) < (b.framework, b.text, b.isPossible ? 1 : 0)
  }

  private var text: String { words.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: " ") }
}

extension [HazardOccurrence] {
  /// Sorted, each once.
  public func inOrder() -> [HazardOccurrence] {
    let order = indices.sorted { self[$0].at != self[$1].at ? self[$0].at < self[$1].at : self[$0] < self[$1] }
    var result: [HazardOccurrence] = []
    result.reserveCapacity(count)
    // Equal ones stand among those of one place.
    var here = 0
    for index in order {
      if let last = result.last, last.at != self[index].at { here = result.count }
      if !result[here...].contains(self[index]) { result.append(self[index]) }
    }
    return result
  }
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
