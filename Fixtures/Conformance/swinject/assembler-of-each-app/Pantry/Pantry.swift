// A static property is one of each process (The Swift Programming Language, "Type Properties"), so what Baker's screens register in the shared
// container never reaches the assembler that Miller makes (Swinject, `Assembler.resolver`), and what only Miller registers answers nobody in
// Baker. In each app the property holds the container that it began with or the one that the app puts there: what one of them has is there.
// counts: needs=5 registrations=7 opaque=0
import Swinject

public final class Pantry {
  public static let shared = Pantry()
  public var container = Container()
}
public protocol Flour {}
public protocol Water {}
public struct Shelf { public init() {} }
