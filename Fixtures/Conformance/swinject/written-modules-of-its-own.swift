// How apps write it: the app's own module protocol, its modules handed to an initializer.
import Swinject
protocol Module { func register(in container: Container) }
struct M1: Module { func register(in container: Container) { container.register(String.self) { _ in "" } } }
struct M2: Module { func register(in container: Container) { container.register(Int.self) { _ in 1 } } }
final class Injector {
  static let main = Injector(modules: [M1(), M2()])
  let container = Container()
  init(modules: [Module]) { modules.forEach { $0.register(in: container) } }
  func get<T>(_ t: T.Type = T.self) -> T { container.resolve(T.self)! }
}
func use() {
  let s: String = Injector.main.get()
  let d = Injector.main.get(Double.self)  // expect: missing-provider
}
