public struct Buoy {
  public init() {}
  public func ring() -> Int { 3 }
}
