import Swinject

/// The Xcode project does not compile this file: what it registers, nobody has.
struct FormerParts: Assembly {
  func assemble(container: Container) { container.register(Reef.self) { _ in Reef() } }
}
