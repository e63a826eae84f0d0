// InjectPropertyWrapper 0.3.0, README: "you need to implement the Resolver protocol"; an object of the program's own does so and asks the container.
import InjectPropertyWrapper
import Swinject

struct Tide {}
struct Moon {}

final class Harbour {
  @Inject private var tide: Tide  // expect: missing-provider
  @Inject private var moon: Moon
}

final class Adaptor: InjectPropertyWrapper.Resolver {
  private let container: Container
  init(_ container: Container) { self.container = container }
  func resolve<T>(_ type: T.Type, name: String?) -> T? { container.resolve(type, name: name) }
}

@main
struct Start {
  static func main() {
    let container = Container()
    container.register(Moon.self) { _ in Moon() }
    InjectSettings.resolver = Adaptor(container)
    print(Harbour())
  }
}
// counts: needs=2 opaque=0
