/// Asks for whatever it stands in front of, when that is first read.
@propertyWrapper
final class Injected<Service> {
  private lazy var service: Service = Observatory.resolver.get(name: name)
  private let name: String?

  init(_ name: String? = nil) { self.name = name }

  var wrappedValue: Service { service }
}
