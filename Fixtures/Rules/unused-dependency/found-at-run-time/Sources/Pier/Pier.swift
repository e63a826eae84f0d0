import Bell
import Dependencies
import Quay

public struct Pier {
  @Dependency(\.bell) var bell
  public init() {}
  public func call() -> Int { Quay().call() + bell.ring() }
}
