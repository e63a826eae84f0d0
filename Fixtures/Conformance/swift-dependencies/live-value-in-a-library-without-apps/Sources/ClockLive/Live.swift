import Clock
import Dependencies

struct Quartz: Clock {}
extension ClockKey: DependencyKey {
  public static let liveValue: any Clock = Quartz()
}
