import Swinject

// Nobody loads the one or the other.
final class OldParts: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Buoy.self) { _ in Buoy() } }
}
// This one may be what the tower loads.
final class LampParts: Assembly {
  func assemble(container: Container) { container.register(Lens.self) { _ in Lens() } }
}
