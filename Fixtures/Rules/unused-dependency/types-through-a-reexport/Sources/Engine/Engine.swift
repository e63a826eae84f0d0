@_exported import Vectors

public struct Engine {
  public init() {}
}
