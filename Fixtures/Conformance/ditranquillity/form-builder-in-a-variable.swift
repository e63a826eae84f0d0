// A registration may be kept in a variable and refined later.
import DITranquillity

protocol Fuel {}
final class Diesel: Fuel {}

final class Lorry {
  init(fuel: Fuel) {}
}

func start() {
  let container = DIContainer()
  let diesel = container.register(Diesel.init)
  diesel.lifetime(.single)
  diesel.as(Fuel.self)
  container.register(Lorry.init)
}
