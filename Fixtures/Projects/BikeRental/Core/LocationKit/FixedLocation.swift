#if DEBUG
/// Stands still in front of the town hall, for screenshots and user-interface tests.
final class FixedLocation: LocationProviding {
  let current: Coordinate? = Coordinate(latitude: 52.52, longitude: 13.41)
}
#endif
