// A method that a superclass outside the sources may call runs without anybody here naming it, and so does what it calls, even if that has the
// same name. A function that only calls itself never runs.
// counts: needs>=2 opaque=0
import Harbors
import Resolver

final class Buoy {}
final class Chart {}

extension Resolver {
  static func setUpHarbor() { register { Buoy() } }
  static func setUpCharts(_ count: Int) {  // expect: unloaded-module (warning)
    register { Chart() }
    if count > 0 { setUpCharts(count - 1) }
  }
}
final class SmallHarbor: Harbor {
  override func setUpHarbor() { Resolver.setUpHarbor() }
}
final class Boat {
  @Injected var buoy: Buoy
  @Injected var chart: Chart  // expect: missing-provider
}
@main struct Shipping {
  static func main() {
    SmallHarbor().open()
    _ = Boat()
  }
}
