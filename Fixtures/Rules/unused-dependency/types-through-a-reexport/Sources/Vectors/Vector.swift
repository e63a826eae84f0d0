public struct Vector {
  public init() {}
}
public protocol Movable {}
