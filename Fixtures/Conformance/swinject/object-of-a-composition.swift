// Swift: a value of a composition is one of each of its protocols (The Swift Programming Language, "Protocols", Protocol Composition).
// counts: includes>=2 registrations=2 needs>=3 opaque=0
// An object behind a composition of protocols (a typealias) is handed on in a structure of dependencies, whose property is one of the protocols.
import Swinject

public protocol Assembling { func assemble(_ list: [Assembly]) }
public protocol Resolving { func resolve<T>(_ type: T.Type) -> T }
typealias InjectorType = Assembling & Resolving
final class Injector: InjectorType {
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
  private let injector: InjectorType
  init() { injector = Injector(container: Container()) }
  func scene() {
    injector.assemble([PostAssembly(), FileAssembly()])
    AppCoordinator(dependency: .init(injector: injector)).start()
  }
}
final class AppCoordinator {
  struct Dependency { let injector: InjectorType }
  private let factory: SceneFactory
  init(dependency: Dependency) { factory = .init(dependency: .init(injector: dependency.injector)) }
  func start() { factory.create() }
}
final class SceneFactory {
  private let injector: Resolving
  struct Dependency { let injector: Resolving }
  init(dependency: Dependency) { self.injector = dependency.injector }
  func create() {
    _ = injector.resolve(Posts.self)
    _ = injector.resolve(Files.self)
    _ = injector.resolve(Search.self)  // expect: missing-provider
  }
}
