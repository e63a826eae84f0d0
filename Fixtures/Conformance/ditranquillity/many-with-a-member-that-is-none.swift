// Observed with 4.6.0 and 6.0.0. Nothing checks `as` without `check`. A list is made of all that are registered as the type and
// then cast as a whole (`gmake`): one that is none stops the app, wherever the list is asked for.
import DITranquillity

protocol Signal {}
final class Horn: Signal {}
final class Whistle {}

final class Bridge {
  init(signals: [Signal]) {}
}

func start() {
  let container = DIContainer()
  container.register(Horn.init)
    .as(check: Signal.self) { $0 }
  container.register(Whistle.init)
    .as(Signal.self, name: "whistle")
  container.register { Bridge(signals: many($0)) }  // expect: missing-provider

  let bridge: Bridge? = container.resolve()
  _ = bridge
}
