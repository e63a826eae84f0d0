import Swinject

final class OldParts: Assembly {
  func assemble(container: Container) { container.register(Bell.self) { _ in Bell() } }
}
