// A variable is what was assigned last, wherever that was: its first value names nothing for certain
// (The Swift Programming Language, "Declaring Constants and Variables").
// counts: registrations>=2 needs=4 opaque=1
import Swinject

struct Lamp {}
final class Names {
  var changed = "hall"
  var kept = "attic"
  let fixed = "cellar"
  func rename() { changed = "kitchen" }
}
let names = Names()
names.rename()
let house = Container()
house.register(Lamp.self, name: names.changed) { _ in Lamp() }
_ = house.resolve(Lamp.self, name: "kitchen")!  // expect: missing-provider (note)

let barn = Container()
barn.register(Lamp.self, name: names.kept) { _ in Lamp() }
barn.register(Lamp.self, name: names.fixed) { _ in Lamp() }
_ = barn.resolve(Lamp.self, name: "attic")!
_ = barn.resolve(Lamp.self, name: "cellar")!
_ = barn.resolve(Lamp.self, name: "hall")!  // expect: missing-provider
