// Observed with 6.0.0. Every member is a prototype and only a `Provider` opens the ring. Upstream calls it invalid though
// it works: each use makes another chain, which is worth a warning.
import DITranquillity

final class Menu {
  init(_ dish: Dish) {}
}

final class Dish {
  let menu: Provider<Menu>
  init(_ menu: Provider<Menu>) {
    self.menu = menu
  }
}

func start() {
  let container = DIContainer()
  container.register(Menu.init)  // expect: dependency-cycle (warning)
  container.register(Dish.init)
}
