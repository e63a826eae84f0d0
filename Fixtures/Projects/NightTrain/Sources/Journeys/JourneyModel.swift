import Core
import KnitMacros
import Timetable

@MainActor
public final class JourneyModel {
  public private(set) var departure: Departure?

  private let planner: Planner
  private let station: String

  @Resolvable<AppResolver>
  nonisolated init(planner: Planner, @Argument station: String) {
    self.planner = planner
    self.station = station
  }

  public func load() async { departure = try? await planner.next(from: station) }
}
