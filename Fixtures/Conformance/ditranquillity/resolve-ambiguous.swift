// Observed with 6.0.0. A request in code with two candidates stops the program; an optional one stays nil.
import DITranquillity

protocol Bread {}
final class Rye: Bread {}
final class Wheat: Bread {}
protocol Butter {}
final class Salted: Butter {}
final class Sweet: Butter {}

func start() {
  let container = DIContainer()
  container.register(Rye.init).as(check: Bread.self) { $0 }
  container.register(Wheat.init).as(check: Bread.self) { $0 }
  container.register(Salted.init).as(check: Butter.self) { $0 }
  container.register(Sweet.init).as(check: Butter.self) { $0 }

  let butter: Butter? = container.resolve()  // expect: ambiguous-provider (warning)
  let bread: Bread = container.resolve()  // expect: ambiguous-provider
  _ = (bread, butter)
}
