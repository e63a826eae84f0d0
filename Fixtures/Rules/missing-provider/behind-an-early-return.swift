// What stands behind an early return on a parameter is what the calls decide that hand it over: it registers where one of them gets there,
// and asks where one does. Of a call that never does it says nothing.
import Swinject

final class Anchor {}
final class Rope {}
final class Buoy {}
final class Chart {}
final class Lamp {}
final class Sextant {}
final class Horn {}
final class Flag {}

let locker = Container()

func stowAnchor(_ isHeavy: Bool) {
  guard isHeavy else { return }
  locker.register(Anchor.self) { _ in Anchor() }
}

func stowRope(_ length: Int?) {
  if length == nil { return }
  locker.register(Rope.self) { _ in Rope() }
}

func stowBuoy(_ depth: Int?) {
  guard let depth else { return }
  print(depth)
  locker.register(Buoy.self) { _ in Buoy() }
}

func stowChart(_ isPaper: Bool) throws {
  guard isPaper else { throw Stowing.isFull }
  locker.register(Chart.self) { _ in Chart() }
}

enum Stowing: Error { case isFull }

final class Crew {
  func light(_ hours: Int?) {
    guard let count = hours else { return }
    print(count, locker.resolve(Lamp.self)!)  // expect: missing-provider
  }

  func measure(_ isClear: Bool) {
    if !isClear { return }
    print(locker.resolve(Sextant.self)!)
  }

  func sound(_ times: Int?) {
    guard let times else { return }
    print(times, locker.resolve(Horn.self)!)
  }

  func hoist(_ isFine: Bool) {
    guard isFine else { return }
    locker.register(Flag.self) { _ in Flag() }
  }
}

stowAnchor(true)
stowRope(Int("3"))
stowBuoy(4)
try stowChart(Bool.random())
print(locker.resolve(Anchor.self)!, locker.resolve(Rope.self)!, locker.resolve(Buoy.self)!, locker.resolve(Chart.self)!)

let crew = Crew()
crew.light(3)
crew.measure(false)
crew.sound(nil)
crew.hoist(false)
print(locker.resolve(Flag.self)!)  // expect: missing-provider
