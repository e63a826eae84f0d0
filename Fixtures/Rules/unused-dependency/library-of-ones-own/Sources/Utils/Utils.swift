import Looms

public struct Spool {
  let loom: Loom
  public init(loom: Loom) { self.loom = loom }
  public func wind() { loom.turn() }
}
