// An app and its widget share a module with a static container, and each fills it by a `register()` of its own extension: each is a run of its own,
// and what the app loads does not help the widget.
import Swinject
public final class Provider {
  public static let shared = Provider()
  public let container = Container()
}
@propertyWrapper public struct Inject<T> {
  public let wrappedValue: T = {
    if let value = Provider.shared.container.resolve(T.self) { return value }
    fatalError("no \(T.self)")
  }()
  public init() {}
}
