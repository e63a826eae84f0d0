// `append(framework:)` loads a framework once for each container (DIContainer.swift, "append"; DIFramework.md): of two apps that share a static container's
// declaration each loads it by itself, since each is a process with a container of its own.
import DITranquillity

public let market = DIContainer()
public final class Scale { public init() {} }
public final class Ledger { public init() {} }
public final class Basket { public init(scale: Scale) {} }
public final class KitFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.register(Scale.init)
    container.register(Basket.init)
  }
}
