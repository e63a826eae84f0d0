import Dependencies

public protocol Listening {}
public struct RadioClient {
  public init() {}
}
extension RadioClient: TestDependencyKey { public static var testValue: RadioClient { RadioClient() } }
