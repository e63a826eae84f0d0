/// Tells whether the rider is inside the area in which bikes may be left.
public protocol Geofencing: AnyObject {
  func mayPark() -> Bool
}

final class GeofenceMonitor: Geofencing {
  private let location: LocationProviding
  private let areas: [ServiceArea]

  init(location: LocationProviding, areas: [ServiceArea]) {
    self.location = location
    self.areas = areas
  }

  func mayPark() -> Bool {
    guard let here = location.current else { return false }
    return areas.contains { $0.contains(here) }
  }
}
