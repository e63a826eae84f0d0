import FactoryKit

public protocol Well {}
struct Spring: Well {}

extension Container {
  public var well: Factory<Well?> { promised() }
}
public final class WellFiller: AutoRegistering {
  public init() {}
  public func autoRegister() { Container.shared.well.register { Spring() } }
}
