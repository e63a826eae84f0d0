// InjectPropertyWrapper 0.3.0, README: whoever conforms to its protocol `Resolver` may be `InjectSettings.resolver`. The features ask what the app has set,
// although they know nothing of the container. A wrapper of the same name that another library has asks something else.
import Harbour
import InjectPropertyWrapper
import Pier
import Swinject

extension Container: InjectPropertyWrapper.Resolver {}

@main
struct Start {
  static func main() {
    let container = Container()
    container.register(Tide.self) { _ in Tide() }
    InjectSettings.resolver = container
    print(Harbour(), Pier(), container.resolve(Tide.self)!)
    _ = InjectSettings.resolver!.resolve(Buoy.self, name: nil)!  // expect: missing-provider
  }
}
// counts: needs>=4 opaque=0
