import Core
import KnitMacros
import Timetable

public struct Notice {
  public let text: String

  public init(text: String) { self.text = text }
}

/// Finds a way through the night.
public final class Planner {
  private let timetable: Timetable
  private let steps: Steps

  @Resolvable<AppResolver>
  init(timetable: Timetable, steps: Steps) {
    self.timetable = timetable
    self.steps = steps
  }

  public func next(from station: String) async throws -> Departure? {
    steps.note("next from \(station)")
    return try await timetable.departures(from: station).first
  }
}
