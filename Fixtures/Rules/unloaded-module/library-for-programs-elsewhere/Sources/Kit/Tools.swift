import Swinject

public final class Hammer { public init() {} }

public final class HammerAssembly: Assembly {
  public init() {}
  public func assemble(container: Container) { container.register(Hammer.self) { _ in Hammer() } }
}

final class Saw {}

final class SawAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Saw.self) { _ in Saw() } }
}
