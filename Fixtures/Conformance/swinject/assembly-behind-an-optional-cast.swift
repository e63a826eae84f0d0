// counts: registrations=2 opaque=0
// `as? Assembly` bound to a local keeps what the object is; of something else it is nil, and nothing is loaded.
import Swinject

final class Oven {}
final class Bread { init(oven: Oven) {} }
final class Cake {}
struct OvenAssembly: Assembly {
  func assemble(container: Container) { container.register(Oven.self) { _ in Oven() } }
}
struct BreadAssembly: Assembly {
  func assemble(container: Container) { container.register(Bread.self) { r in Bread(oven: r.resolve(Oven.self)!) } }
}
final class Bakery {
  var container: Container?
  func open() {
    container = Container()
    [OvenAssembly(), BreadAssembly()].forEach { [weak self] part in
      let assembly = part as? Assembly
      assembly!.assemble(container: self!.container!)
    }
    Counter(shelf: .init(container: container!)).serve()
  }
}
struct Counter {
  struct Shelf { let container: Container }
  let shelf: Shelf
  func serve() {
    _ = shelf.container.resolve(Bread.self)!
    _ = shelf.container.resolve(Cake.self)!  // expect: missing-provider
  }
}
Bakery().open()
