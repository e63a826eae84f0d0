// What a library that is not there calls a function is one where a closure is handed over for it.
// counts: opaque=0 needs>=2
import Harbour
import Resolver

protocol Tide {}
final class Moon: Tide {}
final class Gull {}

extension Resolver {
  @discardableResult
  final func moor<Service>(
    _ type: Service.Type, name: Resolver.Name? = nil, factory: @escaping HarbourMaker<Service>
  ) -> ResolverOptions<Service> { return register(type, name: name, factory: factory) }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    main.moor(Tide.self) { Moon() }
  }
}

final class Boat {
  @Injected var tide: Tide
  @Injected var gull: Gull  // expect: missing-provider
}

_ = Boat()
