// A function that nothing here calls, be it that tests do, loads nothing into the app's container: not the assembly either that some builds load by
// another one.
import Swinject

protocol Loom {}
struct PowerLoom: Loom {}
protocol Thread {}
struct Cotton: Thread {}
struct Wool: Thread {}

final class MillAssembly: Assembly {
  func assemble(container: Container) { container.register(Loom.self) { _ in PowerLoom() } }
}
final class Mill {
  static let shared = Mill()
  private let container = Container()
  private lazy var assembler = Assembler()
  static var resolver: Container { Mill.shared.container }
  func start() { assembler = Assembler([MillAssembly()], container: container) }
  func startForTests() { assembler = Assembler([MillAssembly()], container: container) }
  func startByHandForTests() { MillAssembly().assemble(container: container) }
  func wind() { container.register(Thread.self) { _ in Cotton() } }
  func rewind() { container.register(Thread.self) { _ in Wool() } }  // expect: duplicate-provider (warning)
}

@main struct MillApp {
  static func main() {
    #if SKETCH
      print("sketch")
    #else
      Mill.shared.start()
    #endif
    Mill.shared.wind()
    Mill.shared.rewind()
    print(Mill.resolver.resolve(Loom.self) as Any, Mill.resolver.resolve(Thread.self) as Any)
  }
}
