public protocol Lamp {}
public final class OilLamp: Lamp { public init() {} }
public protocol Ladder {}
public protocol Hatch {}

public struct Inputs {
  let lamp: Lamp
  public init(item: Lamp) { lamp = item }
  public init(item: Lamp, ladder: Ladder) { lamp = item }
  public static func quiet(_ hatch: Hatch) -> Inputs { Inputs(item: OilLamp()) }
}

public final class AtticRoom { public init(di: Inputs) {} }
public final class AtticStair { public init(di: Inputs) {} }
public final class AtticDoor { public init(di: Inputs) {} }
