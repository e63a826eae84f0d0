/// What one script may cost, so that none makes a run endless or takes all memory. What lies beyond is unknown, and `isSpent` says
/// that it was cut off.
final class ScriptLimits {
  /// Expressions and statements followed.
  private var steps = 200_000
  /// Parts of values made, however often.
  private var parts = 20_000_000
  /// Expressions and statements inside one another that are followed at this moment.
  private var depth = 0
  private(set) var isSpent = false
  /// It asks what files there are, or what a file holds.
  var asksFiles = false

  /// A call deeper than this is not followed.
  static let calls = 40
  private static let nesting = 250
  private static let largest = 50_000

  func take() -> Bool {
    steps -= 1
    if steps <= 0 { isSpent = true }
    return steps > 0
  }

  /// Goes one level down; the caller goes up again with `leave`, whatever the answer.
  func enter() -> Bool {
    depth += 1
    if depth >= Self.nesting { isSpent = true }
    return depth < Self.nesting && take()
  }

  func leave() { depth -= 1 }

  /// Whether a value that was made is of a size that can be kept.
  func holds(_ value: Written) -> Bool {
    guard parts > 0, let size = value.size(upTo: Self.largest) else {
      isSpent = true
      return false
    }
    parts -= size
    return true
  }
}
