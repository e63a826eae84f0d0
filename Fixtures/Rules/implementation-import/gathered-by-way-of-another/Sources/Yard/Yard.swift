import Fence

public struct Yard {
  let fence = Fence()
  public init() {}
}
