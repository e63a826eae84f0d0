// Observed with 6.0.0. A list leaves out what is being made, but a marked injection is made when nothing else is being made: the
// choir takes every singer, the singer is given a choir in the end, which takes another singer: never ends. Validation rejects
// it.
import DITranquillity

protocol Voice {}

final class Singer: Voice {
  var choir: Choir?
}

final class Choir {
  init(voices: [Voice]) {}
}

func start() {
  let container = DIContainer()
  container.register(Singer.init)
    .as(check: Voice.self) { $0 }
    .injection(cycle: true, \.choir)  // expect: dependency-cycle
  container.register { Choir(voices: many($0)) }

  let choir: Choir = container.resolve()
  _ = choir
}
