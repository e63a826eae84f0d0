// Swift: a default value is what the property holds when an object begins ("Initialization", Default Property Values).
// The object around the container is the default value of a property: what its methods load is loaded, and what its holder asks for is asked of it.
// counts: includes>=2 registrations=2 needs>=3 opaque=0
import Swinject

public protocol Assembling { func assemble(_ list: [Assembly]) }
public protocol Resolving { func resolve<T>(_ type: T.Type) -> T }
final class Injector: Assembling, Resolving {
  private let container: Container
  init(container: Container) { self.container = container }
  func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
  func assemble(_ list: [Assembly]) { list.forEach { $0.assemble(container: container) } }
}
final class Posts {}
final class Files {}
final class Search {}
struct PostAssembly: Assembly { func assemble(container: Container) { container.register(Posts.self) { _ in Posts() } } }
struct FileAssembly: Assembly { func assemble(container: Container) { container.register(Files.self) { _ in Files() } } }
final class SceneDelegate {
  private let injector = Injector(container: Container())
  func scene() {
    injector.assemble([PostAssembly(), FileAssembly()])
    _ = injector.resolve(Posts.self)
    _ = injector.resolve(Files.self)
    _ = injector.resolve(Search.self)  // expect: missing-provider
  }
}
