public protocol Resolver { func resolve<T>(_ type: T.Type, name: String?) -> T? }

public enum InjectSettings { public static var resolver: Resolver? }

@propertyWrapper public struct Inject<Value> {
  public let wrappedValue: Value
  public init() { wrappedValue = InjectSettings.resolver!.resolve(Value.self, name: "harbour")! }
}
