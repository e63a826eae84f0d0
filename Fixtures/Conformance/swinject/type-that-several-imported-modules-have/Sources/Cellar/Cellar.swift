public protocol Wine {}
public protocol Cask {}
public protocol Rack {}
public protocol Key {}
public final class RedWine: Wine { public init() {} }

public struct Inputs {
  let wine: Wine
  public init(item: Wine) { wine = item }
  public init(cask: Cask) { wine = RedWine() }
  public init(item: Wine, rack: Rack) { wine = item }
  public init(item: Wine, key: Key) { wine = item }
  public static func locked(_ key: Key) -> Inputs { Inputs(item: RedWine()) }
  // Others do not see it.
  init(ladder: Key) { wine = RedWine() }
}

public final class CellarRoom { public init(di: Inputs) {} }
public final class CellarRack { public init(di: Inputs) {} }
public final class CellarDoor { public init(di: Inputs) {} }
public final class CellarVault { public init(di: Inputs) {} }
