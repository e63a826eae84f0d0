// InjectPropertyWrapper 0.3.0, README ("a dependency injection framework of your choice"), and Tests/InjectPropertyWrapperTests/MockResolver.swift: the
// resolver is one of the program's own, so the container of the framework beside it is not asked for what the properties want, and what that resolver has
// is not known.
import InjectPropertyWrapper
import Swinject

struct Tide {}
struct Moon {}

final class Drawers: InjectPropertyWrapper.Resolver {
  var things: [String: Any] = [:]
  func resolve<T>(_ type: T.Type, name: String?) -> T? { things["\(type) \(name ?? "")"] as? T }
}

final class Harbour {
  @Inject private var tide: Tide
}

@main
struct Start {
  static func main() {
    let drawers = Drawers()
    drawers.things["Tide "] = Tide()
    InjectSettings.resolver = drawers
    let container = Container()
    container.register(Moon.self) { _ in Moon() }
    print(Harbour(), container.resolve(Moon.self)!, container.resolve(Tide.self)!)  // expect: missing-provider
  }
}
// counts: needs=3 opaque=1
