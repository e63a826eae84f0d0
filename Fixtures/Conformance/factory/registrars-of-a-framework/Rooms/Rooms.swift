import FactoryKit

public protocol Lamp {}
struct Torch: Lamp {}
public protocol Door {}
struct Gate: Door {}

extension Container {
  public var lamp: Factory<Lamp?> { promised() }
  public var door: Factory<Door?> { promised() }
}
public final class LampFiller: AutoRegistering {
  public init() {}
  public func autoRegister() { Container.shared.lamp.register { Torch() } }
}
public final class DoorFiller: AutoRegistering {
  public init() {}
  public func autoRegister() { Container.shared.door.register { Gate() } }
}
