// Observed with 6.0.0. `.as` without `check` is not verified by the compiler: the object is made and is none of the type, so
// `resolve` stops the app and an optional stays nil. The framework's own validation does not see it.
import DITranquillity

protocol Sharp {}
protocol Blunt {}
final class Knife: Sharp {}

func start() {
  let container = DIContainer()
  container.register(Knife.init)
    .as(Sharp.self)
    .as(Blunt.self)

  let sharp: Sharp = container.resolve()
  let blunt: Blunt = container.resolve()  // expect: missing-provider
  _ = (sharp, blunt)
}
