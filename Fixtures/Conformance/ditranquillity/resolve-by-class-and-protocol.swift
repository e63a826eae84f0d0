// Upstream: DITranquillityTests_Resolve.test01_ResolveOptional, _ByClass, test02_ResolveByProtocol,
// test03_ResolveByClassAndProtocol and ResolveByInit.test01, test02 (6.0.0). A component keeps its own type as a key beside
// its aliases: valid.
import DITranquillity

protocol Vessel {}
final class Kayak: Vessel {}

func start() {
  let container = DIContainer()
  container.register(Kayak.init)
    .as(check: Vessel.self) { $0 }

  let maybe: Kayak? = container.resolve()
  let kayak: Kayak = container.resolve()
  let vessel: Vessel = container.resolve()
  _ = (maybe, kayak, vessel)
}
