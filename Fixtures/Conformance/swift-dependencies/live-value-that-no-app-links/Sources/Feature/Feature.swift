// counts: needs=2 registrations=2 opaque=0
import Dependencies
import Weather

public struct Feature {
  // The app links a live value, the widget does not.
  @Dependency(\.weather) var weather  // expect: missing-provider
  // Neither links it.
  @Dependency(Tides.self) var tides  // expect: missing-provider
  public init() {}
}
