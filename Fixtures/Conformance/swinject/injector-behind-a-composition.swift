// Swift: a typealias and the composition that it names are one type ("Protocols", Protocol Composition).
// An object around the container, known by a composition of protocols under a typealias; its container is `.init()`; it is handed on in a structure of dependencies as one of them.
// counts: registrations>=3 needs>=4 opaque=0
import Swinject
import UIKit

public protocol Assembling {
  func assemble(_ list: [Assembly])
  func register<T>(_ type: T.Type, _ object: T)
}
public protocol Resolving { func resolve<T>(_ type: T.Type) -> T }
public typealias InjectorType = Assembling & Resolving

public final class Injector: InjectorType {
  private let container: Container
  public init(container: Container) { self.container = container }
  public func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
  public func register<T>(_ type: T.Type, _ object: T) { container.register(type) { _ in object } }
  public func assemble(_ list: [Assembly]) { list.forEach { $0.assemble(container: container) } }
}

protocol Files {}
struct DiskFiles: Files {}
final class Uploads { init(files: Files) {} }
final class Posts {}
final class Search {}

struct ServiceAssembly: Assembly {
  func assemble(container: Container) { container.register(Uploads.self) { r in Uploads(files: r.resolve(Files.self)!) } }
}
struct DomainAssembly: Assembly {
  func assemble(container: Container) { container.register(Posts.self) { _ in Posts() } }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var coordinator: AppCoordinator?
  private let injector: InjectorType = Injector(container: .init())
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    let files: DiskFiles = .init()
    injector.register(Files.self, files)
    injector.assemble([ServiceAssembly(), DomainAssembly()])
    coordinator = AppCoordinator(dependency: .init(injector: injector))
    coordinator?.start()
  }
}
final class AppCoordinator {
  struct Dependency { let injector: InjectorType }
  private let factory: SceneFactory
  init(dependency: Dependency) { factory = .init(dependency: .init(injector: dependency.injector)) }
  func start() { _ = factory.create() }
}
final class SceneFactory {
  private let injector: Resolving
  struct Dependency { let injector: Resolving }
  init(dependency: Dependency) { self.injector = dependency.injector }
  func create() -> UIViewController {
    let uploads = injector.resolve(Uploads.self)
    let posts = injector.resolve(Posts.self)
    let search = injector.resolve(Search.self)  // expect: missing-provider
    _ = (uploads, posts, search)
    return UIViewController()
  }
}
