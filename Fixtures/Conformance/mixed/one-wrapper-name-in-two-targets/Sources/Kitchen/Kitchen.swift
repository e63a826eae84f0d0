// `@Injected` is Factory's here.
import FactoryKit

public protocol Stove {}
final class GasStove: Stove {}
public protocol Cook {}

public final class Brigade {
  @Injected(\.stove) private var stove
  @Injected(\.cook) private var cook  // expect: missing-provider
  public init() {}
}
extension Container {
  public var stove: Factory<Stove> { self { GasStove() } }
  public var cook: Factory<Cook?> { self.promised() }
}
