import Rack

public struct Desk {
  let rack = Rack()
  public init() {}
}
