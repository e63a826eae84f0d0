// A static property is one of each process (The Swift Programming Language, "Type Properties"), so what Baker's screens register in the shared
// container never reaches the assembler that Miller makes (Swinject, `Assembler.resolver`).
// counts: needs=2 registrations=3 opaque=0
import Swinject

public final class Pantry {
  public static let shared = Pantry()
  public var container = Container()
}
public protocol Flour {}
