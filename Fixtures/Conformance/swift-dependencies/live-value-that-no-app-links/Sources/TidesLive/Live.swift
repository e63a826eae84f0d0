import Dependencies
import Weather

extension Tides: DependencyKey {
  public static let liveValue = Tides()
}
