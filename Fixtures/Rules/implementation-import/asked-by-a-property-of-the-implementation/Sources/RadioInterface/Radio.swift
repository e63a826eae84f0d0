import Dependencies

public struct RadioClient {
  public var call: () -> Void
  public init(call: @escaping () -> Void) { self.call = call }
}

extension RadioClient: TestDependencyKey {
  public static var testValue: RadioClient { RadioClient(call: {}) }
}

extension DependencyValues {
  public var radio: RadioClient {
    get { self[RadioClient.self] }
    set { self[RadioClient.self] = newValue }
  }
}
