// Observed with 6.0.0. An object that comes from outside and that no other component needs: valid.
import DITranquillity

final class Printer {}

final class Screen {
  var printer: Printer?
}

func start() {
  let container = DIContainer()
  container.register(Printer.init)
  container.register(Screen.self)
    .injection { $0.printer = $1 }
}
