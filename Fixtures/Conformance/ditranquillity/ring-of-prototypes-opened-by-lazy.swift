// As with a `Provider`: a `Lazy` opens the ring of prototypes, and upstream calls it invalid though it works.
import DITranquillity

final class Menu {
  init(_ dish: Dish) {}
}

final class Dish {
  let menu: Lazy<Menu>
  init(_ menu: Lazy<Menu>) {
    self.menu = menu
  }
}

func start() {
  let container = DIContainer()
  container.register(Menu.init)  // expect: dependency-cycle (warning)
  container.register(Dish.init)
}
