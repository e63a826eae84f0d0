import Dependencies
import Weather

extension Weather: DependencyKey {
  public static let liveValue = Weather(now: { "rain" })
}
