// SwiftPM: a test target's sources are in no product (PackageDescription, Target.testTarget), whatever their folder is called: what they register, the app
// does not have, and what they ask for is no fault of the app's.
// counts: opaque=0 needs=2 registrations=1
import Swinject

public final class Lamp {}
public final class Shade {}

public enum Lamps {
  public static let container = Container()
}

@main struct App {
  static func main() {
    Lamps.container.register(Lamp.self) { _ in Lamp() }
    print(Lamps.container.resolve(Lamp.self)!)
    print(Lamps.container.resolve(Shade.self)!)  // expect: missing-provider
  }
}
