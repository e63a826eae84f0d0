// Upstream: DITranquillityTests_Resolve.test08_ResolveMultiplyWithDefault and test09_..._Reverse (6.0.0). The default is
// taken wherever it stands: valid.
import DITranquillity

protocol Bread {}
final class Rye: Bread {}
final class Wheat: Bread {}
protocol Butter {}
final class Salted: Butter {}
final class Sweet: Butter {}

func start() {
  let container = DIContainer()
  container.register(Rye.init).as(check: Bread.self) { $0 }.default()
  container.register(Wheat.init).as(check: Bread.self) { $0 }
  container.register(Salted.init).as(check: Butter.self) { $0 }
  container.register(Sweet.init).as(check: Butter.self) { $0 }.default()

  let bread: Bread = container.resolve()
  let butter: Butter = container.resolve()
  _ = (bread, butter)
}
