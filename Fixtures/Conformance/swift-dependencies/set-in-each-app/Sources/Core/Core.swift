// counts: needs=1 opaque=0
import Dependencies

public struct Horn: TestDependencyKey {
  public init() {}
  public static let testValue = Horn()
}
extension DependencyValues {
  public var horn: Horn {
    get { self[Horn.self] }
    set { self[Horn.self] = newValue }
  }
}
public struct Car {
  @Dependency(\.horn) var horn
  public init() {}
}
