// SynchronizedResolverSpec: `synchronize()` answers a resolver that sees what the container holds.
import Swinject

struct Clock {}
struct Gear {}

let container = Container()
container.register(Clock.self) { _ in Clock() }
let resolver: Resolver = container.synchronize()
_ = resolver.resolve(Clock.self)!
_ = resolver.resolve(Gear.self)!  // expect: missing-provider
