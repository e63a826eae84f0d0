public struct Coordinate: Hashable, Sendable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public protocol LocationProviding: AnyObject {
  var current: Coordinate? { get }
}

final class DeviceLocation: LocationProviding {
  private(set) var current: Coordinate?

  func moved(to coordinate: Coordinate) {
    current = coordinate
  }
}
