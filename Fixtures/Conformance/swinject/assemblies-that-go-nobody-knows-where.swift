// counts: opaque>=1
// What becomes of the elements of a list cannot be read: that nothing loads them is possible, and no more.
import Swinject

final class Oven {}
struct OvenAssembly: Assembly {
  func assemble(container: Container) { container.register(Oven.self) { _ in Oven() } }
}
struct SinkAssembly: Assembly {
  func assemble(container: Container) { container.register(Int.self) { _ in 3 } }
}
func chosen(_ some: Any) -> Assembly? { table[String(describing: some)] }
var table: [String: Assembly] = [:]
final class Bakery {
  var container: Container?
  func open() {
    container = Container()
    [OvenAssembly(), SinkAssembly()].forEach { [weak self] part in  // expect: unloaded-module (note)
      let assembly = chosen(part)
      assembly!.assemble(container: self!.container!)
    }
    Counter(shelf: .init(container: container!)).serve()
  }
}
struct Counter {
  struct Shelf { let container: Container }
  let shelf: Shelf
  func serve() {
    _ = shelf.container.resolve(Oven.self)!  // expect: missing-provider (note)
  }
}
Bakery().open()
