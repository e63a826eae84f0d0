// Documentation, "Circular dependencies" (6.0.0): what is shared by one resolution is found when the ring comes back to it. The screen is asked
// for, and makes one presenter, which makes one router: nobody else asks for either, so the ring closes although both are prototypes.
import DITranquillity

final class Screen {
  var presenter: Presenter!
}

final class Presenter {
  init(router: Router) {}
}

final class Router {
  init(screen: Screen) {}
}

func start() {
  let container = DIContainer()
  container.register(Screen.init)
    .lifetime(.objectGraph)
    .injection(cycle: true, \.presenter)  // expect: dependency-cycle (note)
  container.register(Presenter.init)
    .lifetime(.prototype)
  container.register(Router.init)
    .lifetime(.prototype)

  let screen: Screen = container.resolve()
  print(screen)
}
