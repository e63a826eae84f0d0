import Swinject
struct MockClient: Client {}
final class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Client.self) { _ in MockClient() }
  }
}
