// Observed with 2.10.0. The parent's factory is called by the child, and what the child registers leads back to it: asked of the
// child, the framework stops the app ("Infinite recursive call"). Asked of the parent it finds the parent's own: all is well.
import Swinject

protocol Door {}
final class OakDoor: Door {}
final class Gate: Door { init(wall: Wall) {} }
final class Wall { init(door: Door) {} }

func start() {
  let town = Container()
  town.register(Door.self) { _ in OakDoor() }
  town.register(Wall.self) { r in Wall(door: r.resolve(Door.self)!) }  // expect: dependency-cycle
  let suburb = Container(parent: town)
  suburb.register(Door.self) { r in Gate(wall: r.resolve(Wall.self)!) }

  _ = town.resolve(Wall.self)!
  _ = suburb.resolve(Wall.self)!
}
