// A branch that registers and returns, and what stands after it, never both run: no duplicate.
import Swinject
protocol Client {}
final class MockClient: Client {}
final class LiveClient: Client {}
struct ClientAssembly: Assembly {
  let isMock: Bool
  func assemble(container: Container) {
    if isMock {
      container.register(Client.self) { _ in MockClient() }
      return
    }
    container.register(Client.self) { _ in LiveClient() }
  }
}
func start(_ isMock: Bool) {
  let assembler = Assembler([ClientAssembly(isMock: isMock)])
  _ = assembler.resolver.resolve(Client.self)!
}
