// What a container loses by `removeAll()` is registered again, and is no duplicate (Swinject, `Container.removeAll()`): in one body what stands behind it,
// elsewhere whatever another function registers. What one body registers twice with nothing between is one, and so is all in a container that is never emptied.
// counts: opaque=0
import Swinject

class Seat {}
final class OldSeat: Seat {}
class Light {}
final class DimLight: Light {}
class Curtain {}
final class RedCurtain: Curtain {}
class Bell {}
final class LoudBell: Bell {}

final class Theatre {
  let house = Container()
  let yard = Container()

  func open() { house.register(Light.self) { _ in Light() } }
  func rehearse() {
    house.removeAll()
    house.register(Light.self) { _ in DimLight() }
  }
  func begin() {
    house.register(Seat.self) { _ in OldSeat() }
    house.removeAll()
    house.register(Seat.self) { _ in Seat() }
    house.register(Curtain.self) { _ in Curtain() }
    house.register(Curtain.self) { _ in RedCurtain() }  // expect: duplicate-provider (warning)
    open()
    rehearse()
    _ = (house.resolve(Seat.self)!, house.resolve(Light.self)!, house.resolve(Curtain.self)!)
    ring()
    ringLoud()
    _ = yard.resolve(Bell.self)!
  }
  func ring() { yard.register(Bell.self) { _ in Bell() } }
  func ringLoud() { yard.register(Bell.self) { _ in LoudBell() } }  // expect: duplicate-provider (warning)
}

@main
struct Evening {
  static func main() { Theatre().begin() }
}
