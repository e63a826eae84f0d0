import Dependencies

public protocol Coin {}
public enum CoinKey: TestDependencyKey { public static var testValue: Coin { fatalError() } }
extension DependencyValues {
  public var coin: Coin {
    get { self[CoinKey.self] }
    set { self[CoinKey.self] = newValue }
  }
}
public protocol Ink {}
public enum InkKey: TestDependencyKey { public static var testValue: Ink { fatalError() } }
extension DependencyValues {
  public var ink: Ink {
    get { self[InkKey.self] }
    set { self[InkKey.self] = newValue }
  }
}
public protocol Paper {}
public enum PaperKey: TestDependencyKey { public static var testValue: Paper { fatalError() } }
extension DependencyValues {
  public var paper: Paper {
    get { self[PaperKey.self] }
    set { self[PaperKey.self] = newValue }
  }
}
public protocol Glue {}
public enum GlueKey: TestDependencyKey { public static var testValue: Glue { fatalError() } }
extension DependencyValues {
  public var glue: Glue {
    get { self[GlueKey.self] }
    set { self[GlueKey.self] = newValue }
  }
}
public protocol Wax {}
public enum WaxKey: TestDependencyKey { public static var testValue: Wax { fatalError() } }
extension DependencyValues {
  public var wax: Wax {
    get { self[WaxKey.self] }
    set { self[WaxKey.self] = newValue }
  }
}
