import Dependencies

public struct Client: Sendable { public init() {} }
extension Wind_Client.Client: TestDependencyKey { public static let testValue = Self() }
extension DependencyValues {
  public var wind: Wind_Client.Client {
    get { self[Wind_Client.Client.self] }
    set { self[Wind_Client.Client.self] = newValue }
  }
}
