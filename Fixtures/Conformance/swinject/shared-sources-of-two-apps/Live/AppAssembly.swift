import Swinject
struct LiveClient: Client {}
struct LiveLog: Log {}
final class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Client.self) { _ in LiveClient() }
    container.register(Log.self) { _ in LiveLog() }
  }
}
