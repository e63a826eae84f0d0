/// The public API, in so far as it says who asks for which key. A property of `DependencyValues` leads to the key that its getter
/// reads; a property or key that a library
/// declares has what that gives it.
let dependencyKeysInterface = """
  public protocol TestDependencyKey {
    associatedtype Value = Self
    @elsewhere static var testValue: Value { get }
    @elsewhere static var previewValue: Value { get }
  }
  public protocol DependencyKey: TestDependencyKey {
    static var liveValue: Value { get }
  }
  extension DependencyKey {
    @conforming public static func conform() {
      __provide(type: Self.self, make: { Self.liveValue }, hands: [], of: DependencyValues._current)
    }
  }

  public enum DependencyContext {
    case live
    @elsewhere case preview
    @elsewhere case test
  }

  @container @typed @linked
  public struct DependencyValues {
    public static var _current: DependencyValues
    @sets("preview", "test") public var context: DependencyContext
    public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value { return key }
  }

  @sets public func dependency<Key: TestDependencyKey>(_ value: Key) {}

  @propertyWrapper public struct Dependency<Value> {
    public var key: Any.Type
    public var path: Any
    public init(_ keyPath: KeyPath<DependencyValues, Value>) {
      self.key = __at(keyPath, DependencyValues.self, named: true)
      self.path = keyPath
    }
    public init<Key: TestDependencyKey>(_ key: Key.Type) {
      self.key = key
      self.path = key
    }
    public var wrappedValue: Value {
      if __isOwn(key) { __need(key, of: DependencyValues._current, set: path) } else {
        __need(key, of: DependencyValues._current, vouched: true)
      }
    }
  }
  """
