// Observed with 6.0.0. The screen comes from outside and is handed to `inject(into:)`; its presenter gets it back from the
// resolution that began with it: valid.
import DITranquillity

final class Screen {
  var presenter: Presenter!
}

final class Presenter {
  let screen: Screen
  init(screen: Screen) {
    self.screen = screen
  }
}

func start() {
  let container = DIContainer()
  container.register(Screen.self)
    .injection(cycle: true, \.presenter)
    .lifetime(.objectGraph)
  container.register(Presenter.init)
    .lifetime(.objectGraph)

  let screen = Screen()
  container.inject(into: screen)
}
