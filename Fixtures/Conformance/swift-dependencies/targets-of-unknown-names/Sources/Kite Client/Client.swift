import Dependencies

public struct Client: Sendable { public init() {} }
extension Kite_Client.Client: TestDependencyKey { public static let testValue = Self() }
extension DependencyValues {
  public var kite: Kite_Client.Client {
    get { self[Kite_Client.Client.self] }
    set { self[Kite_Client.Client.self] = newValue }
  }
}
