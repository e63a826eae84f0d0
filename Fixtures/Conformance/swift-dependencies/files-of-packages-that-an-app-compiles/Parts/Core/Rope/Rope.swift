import Dependencies

public struct RopeClient: Sendable {
  public var length: @Sendable () -> Int
}
extension RopeClient: DependencyKey {
  public static let liveValue = RopeClient { 3 }
}
public struct KnotClient: Sendable {
  public var name: @Sendable () -> String
}
extension KnotClient: TestDependencyKey {
  public static let testValue = KnotClient { "bowline" }
}
extension DependencyValues {
  public var rope: RopeClient {
    get { self[RopeClient.self] }
    set { self[RopeClient.self] = newValue }
  }
  public var knot: KnotClient {
    get { self[KnotClient.self] }
    set { self[KnotClient.self] = newValue }
  }
}
