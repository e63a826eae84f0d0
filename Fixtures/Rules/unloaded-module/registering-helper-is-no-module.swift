// A general helper that registers what it is handed is no module: whether it is called or not, nothing is told of it.
// counts: registrations>=2 needs>=2
import Swinject

protocol InjectorType { func register<T>(_ type: T.Type, _ object: T); func resolve<T>(_ type: T.Type) -> T }
public final class Injector: InjectorType {
  private let container: Container
  public init(container: Container) { self.container = container }
  public func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
  public func register<T>(_ type: T.Type, _ object: T) { container.register(type) { _ in object } }
  public func registerNamed<T>(_ type: T.Type, name: String, _ object: T) { container.register(type, name: name) { _ in object } }
}
protocol Files {}
struct DiskFiles: Files {}
final class Posts {}
class SceneDelegate {
  private let injector: InjectorType = Injector(container: Container())
  func scene() {
    let files: DiskFiles = .init()
    injector.register(Files.self, files)
    injector.register(Posts.self, Posts())
    _ = injector.resolve(Files.self)
    _ = injector.resolve(Posts.self)
  }
}
