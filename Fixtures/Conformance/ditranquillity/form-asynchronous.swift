// Asynchronous makers and injections, those on the main actor, and asynchronous requests (6.0.0).
import DITranquillity

final class Cable: Sendable {
  init() async {}
}

final class Plug: Sendable {}

final class Modem: Sendable {
  let cable: Cable
  let plug: Plug
  init(cable: Cable, plug: Plug) async {
    self.cable = cable
    self.plug = plug
  }
}

@MainActor
final class Screen {
  init(plug: Plug) {}
}

final class Router: Sendable {
  init(modem: Modem, antenna: AsyncLazy<Antenna>) {}
}

final class Antenna: Sendable {}

func start() async {
  let container = DIContainer()
  container.register { await Cable() }
  container.register(Plug.init)
  container.register { await Modem(cable: $0, plug: $1) }
  container.register(main: Screen.init)
  container.register(Router.init)  // expect: missing-provider

  let modem: Modem = await container.resolve()
  let plug: Plug = container.resolve(sync: ())
  _ = (modem, plug)
}
