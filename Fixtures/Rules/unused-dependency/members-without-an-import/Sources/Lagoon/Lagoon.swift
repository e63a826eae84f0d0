import Factory
import Ropes

public struct Lagoon {
  public func name() -> String { "\(Rope())".tide }
}
