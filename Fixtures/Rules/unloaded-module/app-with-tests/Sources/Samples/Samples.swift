// Only tests link this, and it makes no container: who loads it cannot be seen.
import Oven
import Swinject

public struct HeatSamples: Assembly {
  public init() {}
  public func assemble(container: Container) { container.register(Heat.self) { _ in Heat() } }
}
