// ContainerSpec.Lazy and .Provider: nothing is made until it is asked for, and both are nil at once where the base is missing.
import Swinject

struct Oven {}
struct Bread {}
final class Baker {
  init(oven: Lazy<Oven>, bread: Provider<Bread>) {}
}

let container = Container()
container.register(Oven.self) { _ in Oven() }
container.register(Baker.self) { r in
  Baker(
    oven: r.resolve(Lazy<Oven>.self)!,
    bread: r.resolve(Provider<Bread>.self)!)  // expect: missing-provider
}
_ = container.resolve(Baker.self)!
