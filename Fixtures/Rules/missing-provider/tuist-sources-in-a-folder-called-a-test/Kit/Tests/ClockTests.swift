import Dependencies
import Kit

extension Clock: DependencyKey {
  public static let liveValue = Clock(now: { 1 })
}
