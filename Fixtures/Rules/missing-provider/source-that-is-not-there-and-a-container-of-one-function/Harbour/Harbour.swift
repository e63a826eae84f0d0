// Crew.swift stands in the project and is not there, and is called. What it registers it can put only into containers that it sees: not into one that a
// function has for itself, whose closures ask it at most; but into one that the function hands on, keeps or gives back.
// counts: needs>=6
import Swinject

protocol Anchor {}
protocol Rope {}
protocol Hook {}
protocol Line {}
protocol Bell {}
struct Buoy { let rope: Rope }

final class Ship {
  let buoy: Buoy
  private var chest: Container?

  init() {
    let box = Container()
    box.register(Buoy.self) { r in
      Buoy(rope: r.resolve(Rope.self)!)  // expect: missing-provider
    }.inObjectScope(.container)
    buoy = box.resolve(Buoy.self)!
    print(box.resolve(Hook.self)!)  // expect: missing-provider
  }

  func keep() {
    let kept = Container()
    chest = kept
    print(kept.resolve(Anchor.self)!)  // expect: missing-provider (note)
  }

  func give() -> Container {
    let given = Container()
    print(given.resolve(Line.self)!)  // expect: missing-provider (note)
    return given
  }

  func nest() {
    let nested = Container()
    func inner() { crew = nested }
    inner()
    print(nested.resolve(Bell.self)!)  // expect: missing-provider (note)
  }
}

var crew = Container()

@main
struct Harbour {
  static func main() {
    Crew.board()
    let ship = Ship()
    ship.keep()
    ship.nest()
    print(ship.give())
  }
}
