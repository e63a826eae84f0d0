// Upstream: DITranquillityTests_Resolve.test10_ResolveMultiplyByName and test11_ResolveMultiplySingleByName (6.0.0). Names
// tell two components apart, and one component may have several.
import DITranquillity

protocol Gate {}
final class NorthGate: Gate {}
final class SouthGate: Gate {}
protocol Well {}
final class DeepWell: Well {}

func start() {
  let container = DIContainer()
  container.register(NorthGate.init)
    .as(check: Gate.self, name: "north") { $0 }
    .lifetime(.single)
  container.register(SouthGate.init)
    .as(check: Gate.self, name: "south") { $0 }
    .lifetime(.single)
  container.register(DeepWell.init)
    .as(check: Well.self, name: "deep") { $0 }
    .as(check: Well.self, name: "old") { $0 }
    .lifetime(.single)

  let north: Gate = container.resolve(name: "north")
  let south: Gate = container.resolve(name: "south")
  let deep: Well = container.resolve(name: "deep")
  let old: Well = container.resolve(name: "old")
  let west: Gate = container.resolve(name: "west")  // expect: missing-provider
  let plain: Gate = container.resolve()  // expect: missing-provider
  _ = (north, south, deep, old, west, plain)
}
