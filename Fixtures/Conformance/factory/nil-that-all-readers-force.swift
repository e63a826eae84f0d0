// counts: needs=7 registrations=7 opaque=0
// A factory that makes nil answers it (`Registrations.swift`, `resolve`), and a wrapper keeps that (`Injections.swift`, `Injected`): where the
// program does nothing with the property but force it, it stops there, unless somebody has registered another maker. Whoever looks first,
// or goes on without it, has said that there may be nothing.
import Factory

protocol Helm { func turn() }
final class BrassHelm: Helm { func turn() {} }

extension Container {
  var helm: Factory<Helm?> { self { nil } }
  var spare: Factory<Helm?> { self { nil as Helm? }.singleton }
  var toy: Factory<Helm?> { Factory(self) { .none } }
  var tiller: Factory<Helm?> { self { nil } }
  var rudder: Factory<Helm?> { self { nil } }
}

struct Sailor {
  @Injected(\.helm) private var helm  // expect: missing-provider
  func steer() { helm!.turn() }
  func polish() { print(helm as! BrassHelm) }
}

struct Mate {
  @LazyInjected(\.spare) private var spare
  func steer() { spare?.turn() }
}

struct Cook {
  @Injected(\.toy) private var model  // expect: missing-provider
  @Injected(\.spare) private var second
  @Injected(\.spare) private var third
  func play() { model!.turn() }
  func watch() {
    guard let second else { return }
    second.turn()
    if third != nil { third!.turn() }
  }
}

struct Pilot {
  @Injected(\.tiller) private var wheel
  func steer() { wheel!.turn() }
}

struct Smith {
  @Injected(\.rudder) private var blade  // expect: missing-provider
  func bend() { blade!.turn() }
}

// Nobody calls it.
func forge() { Container.shared.rudder.register { BrassHelm() } }

Container.shared.tiller.register { BrassHelm() }
Sailor().steer()
Sailor().polish()
Mate().steer()
Cook().play()
Cook().watch()
Pilot().steer()
Smith().bend()
