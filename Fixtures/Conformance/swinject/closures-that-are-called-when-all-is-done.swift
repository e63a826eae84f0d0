// A function that only calls the closure which it is handed, or hands it on to others that do no more, does the same whichever it is. What the closure
// asks, its caller asks; and what it is told that may matter, it is told: a container, a name, an object that keeps a container.
// counts: registrations=5 needs>=14 opaque=0
// Swinject: Sources/Container.swift, resolve(_:name:) answers nil where nothing of the key is registered
import Swinject

final class Berth {}
final class Pilot {}
final class Rope {}
final class Bell {}
final class Chart {}
final class Crane {}
final class Hatch {}
final class Keel {}

struct Cargo { let weight: Int }

final class Tower {
  let box: Container
  init(box: Container) { self.box = box }
  func crane() -> Crane { box.resolve(Crane.self)! }  // expect: missing-provider
}

/// Its functions hand one another ever other closures.
final class Radio {
  let box: Container
  init(box: Container) { self.box = box }

  func send(_ cargo: Cargo, done: @escaping (Cargo?, Error?) -> Void) {
    _ = box.resolve(Pilot.self)!
    if cargo.weight > 9 { renew { fresh in self.again(cargo, fresh, done: done) } } else { done(cargo, nil) }
  }
  private func again(_ cargo: Cargo, _ fresh: Bool, done: @escaping (Cargo?, Error?) -> Void) {
    if fresh { send(cargo, done: done) } else { done(nil, nil) }
  }
  private func renew(done: @escaping (Bool) -> Void) {
    send(Cargo(weight: 1)) { cargo, _ in done(cargo != nil) }
  }

  func lend(to use: @escaping (Container) -> Void) {
    _ = box.resolve(Pilot.self)!
    lendOn(to: use)
  }
  private func lendOn(to use: @escaping (Container) -> Void) { use(box) }

  func call(by use: @escaping (String) -> Void) {
    _ = box.resolve(Pilot.self)!
    use("north")
    use("south")
  }

  func climb(to use: @escaping (Tower) -> Void) {
    _ = box.resolve(Pilot.self)!
    use(Tower(box: box))
  }

  func open(_ isReady: Bool, then use: @escaping () -> Void) {
    _ = box.resolve(Pilot.self)!
    if isReady { use() }
  }
}

let pier = Container()
pier.register(Pilot.self) { _ in Pilot() }
pier.register(Berth.self) { _ in Berth() }
pier.register(Bell.self, name: "north") { _ in Bell() }
pier.register(Chart.self) { _ in Chart() }

let radio = Radio(box: pier)
radio.send(Cargo(weight: 12)) { _, _ in
  _ = pier.resolve(Berth.self)!
  _ = pier.resolve(Rope.self)!  // expect: missing-provider
}
radio.send(Cargo(weight: 2)) { cargo, error in
  _ = pier.resolve(Chart.self)!
  _ = cargo
  _ = error
}
radio.lend { box in
  _ = box.resolve(Chart.self)!
  _ = box.resolve(Hatch.self)!  // expect: missing-provider
}
radio.call { name in
  _ = pier.resolve(Bell.self, name: name)!  // expect: missing-provider
}
radio.climb { tower in _ = tower.crane() }
radio.open(true) { pier.register(Keel.self) { _ in Keel() } }
_ = pier.resolve(Keel.self)!
