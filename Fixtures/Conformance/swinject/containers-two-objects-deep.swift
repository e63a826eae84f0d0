// counts: opaque=0
// A container that an object keeps which another object keeps: by itself, in a list, as what it inherits. What fills it fills this one and no
// other (Swift's own semantics; Swinject 2.10.0, Sources/Container.swift: a registration stands in the container that it was made in).
import Swinject
final class Honey {}
final class Wax {}
protocol Filler { func fill() }
struct Comb {
  let box = Container()
  func fill() { box.register(Wax.self) { _ in Wax() } }
}
struct Bridge: Filler {
  private let main: Container
  private let other: Container
  init(_ main: Container, _ other: Container) {
    self.main = main
    self.other = other
  }
  func fill() { main.register(Wax.self) { _ in other.resolve(Wax.self)! } }
}
struct One {
  private let bridge: Bridge
  init(_ bridge: Bridge) { self.bridge = bridge }
  func fill() { bridge.fill() }
}
struct All: Filler {
  private var fillers: [Filler]
  init(_ fillers: [Filler]) { self.fillers = fillers }
  func fill() { fillers.forEach { $0.fill() } }
}
final class Hive {
  private let box = Container()
  private let shed = Container()
  init() {
    let comb = Comb()
    comb.fill()
    One(Bridge(box, comb.box)).fill()
    _ = box.resolve(Wax.self)!
    _ = shed.resolve(Wax.self)!  // expect: missing-provider
  }
}
final class Garden {
  private let box = Container()
  private let shed = Container()
  init() {
    let comb = Comb()
    comb.fill()
    All([Bridge(box, comb.box)]).fill()
    _ = box.resolve(Wax.self)!
    _ = shed.resolve(Honey.self)!  // expect: missing-provider
  }
}
