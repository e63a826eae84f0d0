// A function in another's body runs where something in that body calls it; one that nobody calls, or only another of that kind, registers nothing.
// Nor does what a protocol's extension has and nobody says.
import Swinject

final class Oar {}
final class Mast {}
final class Keel {}
final class Buoy {}
final class Flag {}
final class Bell {}

let yard = Container()

enum Shipyard {
  static func fill(_ yard: Container) {
    func oars() { yard.register(Oar.self) { _ in Oar() } }
    func masts() { yard.register(Mast.self) { _ in Mast() } }
    func keels() { yard.register(Keel.self) { _ in Keel() } }
    func others() {
      keels()
      others()
    }
    func buoys() { yard.register(Buoy.self) { _ in Buoy() } }
    func more() { buoys() }
    oars()
    more()
  }
}

protocol Filling {}
extension Filling {
  func flags() { yard.register(Flag.self) { _ in Flag() } }
  func bells() { yard.register(Bell.self) { _ in Bell() } }
}
struct Crew: Filling {}

@main
struct Harbour {
  static func main() {
    Shipyard.fill(yard)
    Crew().flags()
    print(yard.resolve(Oar.self)!, yard.resolve(Buoy.self)!, yard.resolve(Flag.self)!)
    print(yard.resolve(Mast.self)!)  // expect: missing-provider
    print(yard.resolve(Keel.self)!)  // expect: missing-provider
    print(yard.resolve(Bell.self)!)  // expect: missing-provider
  }
}
