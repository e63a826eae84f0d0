protocol BeaconSource {
  var nearest: Int? { get }
}

/// Listens to the transmitters under the ceilings.
final class RadioBeacons: BeaconSource {
  private let log: Log
  init(log: Log) { self.log = log }
  var nearest: Int? { return nil }
}
