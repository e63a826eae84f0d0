import Model

/// Libraries that ask through a container of some framework.
public let companions: [Companion] = [
  /// A wrapper that asks the resolver which the program has set: https://github.com/egeniq/InjectPropertyWrapper.
  Companion(
    module: "InjectPropertyWrapper",
    interface: """
      public protocol Resolver { func resolve<T>(_ type: T.Type, name: String?) -> T? }
      public struct InjectSettings { public static var resolver: Resolver? }
      @propertyWrapper public struct Inject<Value> {
        public var wrappedValue: Value
        public init(name: String? = nil, resolver: Resolver? = nil) {
          wrappedValue = (resolver ?? InjectSettings.resolver)!.resolve(Value.self, name: name)!
        }
        public init<Wrapped>(name: String? = nil, resolver: Resolver? = nil) where Value == Optional<Wrapped> {
          wrappedValue = (resolver ?? InjectSettings.resolver)!.resolve(Wrapped.self, name: name)
        }
      }
      """)
]
