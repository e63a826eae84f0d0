import Model

/// Numbers by which keys of calls speak of registrations and of what is asked for. What comes about in the same way has the same
/// number in every pass, so that what is known of a call holds in the next.
struct RecordNumbers {
  /// How a record comes about; calls that lead to it in the same way are counted.
  private struct Origin: Hashable {
    var sites: CallPath
    var surroundings: Surroundings
    var occurrence = 0
  }

  private var numbers: [Origin: Int] = [:]
  /// How often something came about in the same way in this pass.
  private var occurrences: [Origin: Int] = [:]

  mutating func startPass() { occurrences = [:] }

  mutating func next(_ sites: CallPath, _ surroundings: Surroundings) -> Int {
    var origin = Origin(sites: sites, surroundings: surroundings)
    occurrences[origin, default: 0] += 1
    origin.occurrence = occurrences[origin]!
    if let known = numbers[origin] { return known }
    numbers[origin] = numbers.count
    return numbers.count - 1
  }
}

extension Evaluator {
  /// The number of something that is written down where the evaluation stands.
  func recordNumber() -> Int { calls.records.next(context.sites, surroundings()) }
}
