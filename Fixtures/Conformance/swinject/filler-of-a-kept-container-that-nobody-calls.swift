// A registration is there once `register` has run (README, "Basic Usage"); a function runs if somebody calls it.
// counts: needs>=8 opaque=0
import Swinject

final class Wax {}
final class Wick {}
final class Flame {}
final class Jar {}
final class Scent {}
final class Label {}
final class Tray {}
final class Lid {}
final class Keg {}

let shelf = Container()
private func stockShelf() {  // expect: unloaded-module (warning)
  shelf.register(Wax.self) { _ in Wax() }
}
// Whom only that calls that nobody calls, nobody calls.
private func packShelf() {  // expect: unloaded-module (warning)
  packTrays()
  packLids(on: shelf)
}
private func packTrays() {
  shelf.register(Tray.self) { _ in Tray() }
}
private func packLids(on container: Container) {  // expect: unloaded-module (warning)
  container.register(Lid.self) { _ in Lid() }
}
func stockWicks() { shelf.register(Wick.self) { _ in Wick() } }

// Nor are those called that only call one another.
private func fillKegs() {
  shelf.register(Keg.self) { _ in Keg() }
  refillKegs()
}
private func refillKegs() { fillKegs() }  // expect: unloaded-module (warning)

final class Chandlery {
  static let shared = Chandlery()
  let container: Container
  init() {
    container = Container()
    fillFlames()
  }
  private func fillFlames() { container.register(Flame.self) { _ in Flame() } }
  private func fillJars() {  // expect: unloaded-module (warning)
    container.register(Jar.self) { _ in Jar() }
  }
}

// Nobody makes one, so that the call of a function of that name means another.
private final class ScentCounter: Counter {
  func open() {  // expect: unloaded-module (warning)
    shelf.register(Scent.self) { _ in Scent() }
  }
}
final class LabelCounter: Counter {
  func open() { shelf.register(Label.self) { _ in Label() } }
}
protocol Counter { func open() }

let counters: [Counter] = [LabelCounter()]
for counter in counters { counter.open() }
stockWicks()
_ = shelf.resolve(Wax.self)!  // expect: missing-provider
_ = shelf.resolve(Wick.self)!
_ = shelf.resolve(Tray.self)!  // expect: missing-provider
_ = shelf.resolve(Lid.self)!  // expect: missing-provider
_ = shelf.resolve(Keg.self)!  // expect: missing-provider
_ = Chandlery.shared.container.resolve(Flame.self)!
_ = Chandlery.shared.container.resolve(Jar.self)!  // expect: missing-provider
_ = shelf.resolve(Scent.self)!  // expect: missing-provider
_ = shelf.resolve(Label.self)!
