// Upstream: DITranquillityTests_Resolve.test10_ResolveMultiplyByTag, test10_ResolveMultiplyLazyProviderByTag and
// test11_ResolveMultiplySingleByTag (6.0.0). Tags tell two components apart, through `Lazy` and `Provider` too.
import DITranquillity

protocol Gate {}
final class NorthGate: Gate {}
final class SouthGate: Gate {}
enum North {}
enum South {}
enum West {}

func start() {
  let container = DIContainer()
  container.register(NorthGate.init)
    .as(check: Gate.self, tag: North.self) { $0 }
    .lifetime(.single)
  container.register(SouthGate.init)
    .as(check: Gate.self, tag: South.self) { $0 }
    .lifetime(.single)

  let north: Gate = container.resolve(tag: North.self)
  let south: Gate = by(tag: South.self, on: container.resolve())
  let later: Lazy<Gate> = container.resolve(tag: North.self)
  let again: Provider<Gate> = container.resolve(tag: South.self)
  let west: Gate = container.resolve(tag: West.self)  // expect: missing-provider
  _ = (north, south, later, again, west)
}
