import Forks

public struct Rack {
  let fork = Fork()
  public init() {}
}
