import Clay
import Glaze

public struct Wheel {
  public let clay = Clay()
  public let glaze = Glaze()
  public init() {}
}

extension Int {
  public var spins: Int { self }
}
