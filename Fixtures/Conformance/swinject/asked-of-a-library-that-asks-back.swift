// A library that asks the program through a protocol of its own has functions and wrappers that do so; what they ask for is said in the program alone.
// counts: needs=5 registrations=1 opaque=4
import Larder
import Swinject

final class Tea {}
final class Cake {}

final class Pantry: LarderKeeper {
  let container: Container
  init(container: Container) { self.container = container }
  func find<T>(_ type: T.Type) -> T { container.resolve(type)! }
}

final class Table {
  @Kept var tea: Tea
  let cake = fetch(Cake.self)
  func lay() {
    _ = Larder.fetch(Tea.self)
    _ = Larder.shared.bring(Cake.self)
    print(Tea.self)
    _ = String(describing: Tea.self)
  }
}

func start() {
  let container = Container()
  container.register(Tea.self) { _ in Tea() }
  Larder.keeper = Pantry(container: container)
  _ = container.resolve(Tea.self)!
}
