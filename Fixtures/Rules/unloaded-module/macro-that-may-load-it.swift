// What a macro that stands outside the sources adds to a type may call what registers there, and load the type.
// counts: registrations=3 needs=3 opaque=2
import HarborMacros
import Swinject

final class Quay {}
final class Crane {}
final class Buoy {}

@Module(name: "harbor") struct HarborModule {
  static func configure(_ container: Container) {
    container.register(Quay.self) { _ in Quay() }
  }
}
@Gathered final class CraneAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Crane.self) { _ in Crane() }
  }
}
struct BuoyModule {
  static func configure(_ container: Container) {  // expect: unloaded-module (warning)
    container.register(Buoy.self) { _ in Buoy() }
  }
}

let container = Container()
print(container.resolve(Quay.self)!)  // expect: missing-provider (note)
print(container.resolve(Crane.self)!)  // expect: missing-provider (note)
print(container.resolve(Buoy.self)!)  // expect: missing-provider
