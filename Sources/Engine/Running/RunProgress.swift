import Foundation

/// How far a run is, for whoever waits for it. Threads tell it, and another one asks.
public final class RunProgress: @unchecked Sendable {
  public enum Phase: String, Sendable, CaseIterable {
    case starting, finding, reading, linking, judging, reporting
  }

  /// What the run is about at one moment.
  public struct Moment: Sendable {
    public var phase: Phase
    /// How many files of this phase are done, and of how many; none where the phase does not go by files.
    public var done: Int
    public var files: Int
    /// Seconds since the run began.
    public var seconds: Double
  }

  private let lock = NSLock()
  private let start = ContinuousClock.now
  private var phase = Phase.starting
  private var began = ContinuousClock.now
  private var done = 0
  private var files = 0
  private var sources = 0
  private var spent: [Phase: Duration] = [:]

  public init() {}

  /// A phase begins, and the one before it ends. A phase may come again, as when a second state of the project is read.
  public func enter(_ next: Phase, files count: Int = 0) {
    lock.withLock {
      let now = ContinuousClock.now
      spent[phase, default: .zero] += now - began
      (phase, began, done, files) = (next, now, 0, count)
      sources += count
    }
  }

  /// One more file is done.
  public func advance() { lock.withLock { done += 1 } }

  /// How many files there were to read so far.
  public var read: Int { lock.withLock { sources } }

  public var moment: Moment {
    lock.withLock { Moment(phase: phase, done: done, files: files, seconds: (ContinuousClock.now - start) / .seconds(1)) }
  }

  /// Seconds by phase so far, in the order of a run; phases that took none are left out.
  public var timings: [(phase: Phase, seconds: Double)] {
    lock.withLock {
      var all = spent
      all[phase, default: .zero] += ContinuousClock.now - began
      return Phase.allCases.compactMap { phase in all[phase].map { (phase, $0 / .seconds(1)) } }
    }
  }
}
