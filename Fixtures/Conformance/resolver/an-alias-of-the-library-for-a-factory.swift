// The library's own names for factories may stand in the program's wrappers, and are the functions that they stand for.
// counts: opaque=0 needs>=4
import Resolver

protocol Tide {}
final class Moon: Tide {}
final class Pier { init(tide: Tide) {} }
final class Buoy { init(pier: Pier) {} }
final class Gull {}
final class Crab { var pier: Pier? }

extension Resolver {
  @discardableResult
  final func moor<Service>(
    _ type: Service.Type = Service.self, name: Resolver.Name? = nil, factory: @escaping ResolverFactory<Service>
  ) -> ResolverOptions<Service> { return register(type, name: name, factory: factory) }
  @discardableResult
  final func moor<Service>(
    _ type: Service.Type = Service.self, factory: @escaping ResolverFactoryResolver<Service>
  ) -> ResolverOptions<Service> { return register(type, factory: factory) }
  @discardableResult
  final func tow<Service>(
    factory: @escaping ResolverFactoryArgumentsN<Service>, then: @escaping ResolverFactoryMutator<Service>
  ) -> ResolverOptions<Service> { return register(factory: factory).resolveProperties(then) }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    main.moor { Moon() }.implements(Tide.self)
    main.moor(Pier.self) { r in Pier(tide: r.resolve()) }
    main.moor(name: "red") { Buoy(pier: main.resolve()) }
    main.tow(factory: { _, _ in Crab() }) { r, crab in crab.pier = r.resolve(Pier.self) }
  }
}

final class Boat {
  @Injected var tide: Tide
  @Injected var pier: Pier
  @Injected(name: "red") var buoy: Buoy
  @Injected var crab: Crab
  @Injected var gull: Gull  // expect: missing-provider
}

_ = Boat()
