import LocationKit

public struct Station: Codable, Hashable, Sendable {
  public var name: String
  public var bikes: Int
  public var latitude: Double
  public var longitude: Double

  var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}
