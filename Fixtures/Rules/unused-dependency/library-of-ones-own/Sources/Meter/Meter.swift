import Looms

public struct Meter {
  let loom: Loom
  public init(loom: Loom) { self.loom = loom }
  public func read() -> Int { loom.threads }
}
