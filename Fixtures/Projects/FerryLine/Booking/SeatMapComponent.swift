import Core
import NeedleFoundation

public protocol SeatMapDependency: Dependency {
  var client: HTTPClient { get }
  var vessel: Vessel { get }  // expect: missing-provider
}

public final class SeatMapComponent: Component<SeatMapDependency> {
  public var seatMap: SeatMap { SeatMap(vessel: dependency.vessel, client: dependency.client) }
}

public final class SeatMap {
  init(vessel: Vessel, client: HTTPClient) {}
}
