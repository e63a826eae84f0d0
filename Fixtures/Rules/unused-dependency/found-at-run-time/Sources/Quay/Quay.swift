import Bell
import Dependencies

public struct Quay {
  @Dependency(\.bell) var bell
  public init() {}
  public func call() -> Int { bell.ring() }
}
