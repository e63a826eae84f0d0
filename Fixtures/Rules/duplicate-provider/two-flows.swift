// What looks like a registration that is meant twice, and is none: one class made in two ways, the same text in one assembly, no
// `return` between them, a function that fills the container with nothing that only its moment knows.
import Swinject

struct Session { var user: String? }
struct Clock { var zone: Int }
protocol Client {}
final class MockClient: Client {}
final class LiveClient: Client {}
struct Log {}

struct LoginAssembly: Assembly {
  let isMock: Bool
  func assemble(container: Container) {
    container.register(Session.self) { _ in Session(user: nil) }
    container.register(Clock.self) { _ in Clock(zone: 1) }
    container.register(Log.self) { _ in Log() }
    container.register(Log.self) { _ in Log() }  // expect: duplicate-provider (warning)
    if isMock { container.register(Client.self) { _ in MockClient() } }
    container.register(Client.self) { _ in LiveClient() }  // expect: duplicate-provider (warning)
  }
}
struct ProfileAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock(zone: 2) }  // expect: duplicate-provider (warning)
  }
}
final class Root {
  static let container = Container()
  static let assembler = Assembler([LoginAssembly(isMock: true), ProfileAssembly()], container: container)
  func fill() {
    Root.container.register(Session.self) { _ in Session(user: "guest") }  // expect: duplicate-provider (warning)
  }
  func show() {
    fill()
    _ = Root.assembler.resolver.resolve(Session.self)!
    _ = Root.assembler.resolver.resolve(Client.self)!
  }
}
