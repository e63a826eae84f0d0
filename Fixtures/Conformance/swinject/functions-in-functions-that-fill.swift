// A function in another's body sees that one's parameters (The Swift Programming Language, "Nested Functions"): each call of the outer
// one fills the container that it is handed.
import Swinject

struct Net {}
struct Buoy {}
struct Winch {}

func stow(_ box: Container) {
  func net() { box.register(Net.self) { _ in Net() } }
  net()
}

func moor(_ box: Container, _ isWinchAboard: Bool) {
  func buoys() {
    box.register(Buoy.self) { _ in Buoy() }
    if isWinchAboard { winch() }
  }
  func winch() { box.register(Winch.self) { _ in Winch() } }
  buoys()
}

func spare(_ box: Container) {  // expect: unloaded-module (warning)
  func spare() { box.register(Int.self) { _ in 1 } }
  spare()
}

final class Trawler {
  let box = Container()
  let dinghy = Container()

  func start() {
    let local = Container()
    stow(local)
    stow(box)
    moor(box, true)
    _ = local.resolve(Net.self)!
    _ = box.resolve(Net.self)!
    _ = box.resolve(Buoy.self)!
    _ = box.resolve(Winch.self)!
    _ = dinghy.resolve(Net.self)!  // expect: missing-provider
    _ = local.resolve(Buoy.self)!  // expect: missing-provider
  }
}

Trawler().start()
