// A module of the program's own is what its source says, whatever library has its name: this wrapper asks under a name.
import InjectPropertyWrapper
import Swinject

extension Container: InjectPropertyWrapper.Resolver {}

struct Tide {}
struct Moon {}

final class Harbour {
  @Inject private var tide: Tide
  @Inject private var moon: Moon  // expect: missing-provider
}

@main
struct Start {
  static func main() {
    let container = Container()
    container.register(Tide.self, name: "harbour") { _ in Tide() }
    container.register(Moon.self) { _ in Moon() }
    InjectSettings.resolver = container
    print(Harbour())
  }
}
// counts: needs=2 opaque=0
