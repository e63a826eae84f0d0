/// A part of town in which the service runs. Each town's list registers its own.
protocol ServiceArea: AnyObject {
  func contains(_ coordinate: Coordinate) -> Bool
}

final class InnerCity: ServiceArea {
  func contains(_ coordinate: Coordinate) -> Bool { abs(coordinate.latitude - 52.52) < 0.1 }
}

final class Harbour: ServiceArea {
  func contains(_ coordinate: Coordinate) -> Bool { abs(coordinate.longitude - 13.2) < 0.02 }
}
