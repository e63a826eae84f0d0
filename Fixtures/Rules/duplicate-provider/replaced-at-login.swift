// At log-in a registration is replaced with one that holds the moment's value: meant, and no duplicate.
import Swinject

struct Session { var user: String? }
struct Feed { let session: Session }

final class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Session.self) { _ in Session(user: nil) }.inObjectScope(.container)
    container.register(Feed.self) { r in Feed(session: r.resolve(Session.self)!) }
  }
}
final class Root {
  static let container = Container()
  static let assembler = Assembler([AppAssembly()], container: container)
}
final class LoginController {
  func loggedIn(user: String) {
    Root.container.register(Session.self) { _ in Session(user: user) }.inObjectScope(.container)
  }
  func loggedOut() {
    Root.container.register(Session.self) { _ in Session(user: nil) }.inObjectScope(.container)
  }
  func show() { _ = Root.assembler.resolver.resolve(Feed.self)! }
}
