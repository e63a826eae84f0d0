// counts: registrations=4 needs=3 opaque=1
// An assignment to a tuple writes each of its parts, when all of the right side is there (The Swift Programming Language, "Expressions", Assignment Operator).
//
import Swinject

protocol Tea {}
final class Green: Tea {}
final class Black: Tea {}

let kitchen = Container()
kitchen.register(Tea.self, name: "green") { _ in Green() }
kitchen.register(Tea.self, name: "black") { _ in Black() }
func swap() {
  var (one, other) = ("green", "white")
  (one, other) = (other, one)
  _ = kitchen.resolve(Tea.self, name: other)!
  _ = kitchen.resolve(Tea.self, name: one)!  // expect: missing-provider
}

// Whatever was ever assigned to a variable may be its name, by a tuple or not.
var season = "summer"
func turn(_ other: String) { (season, _) = (other, 1) }
kitchen.register(Tea.self, name: "summer") { _ in Green() }
kitchen.register(Tea.self, name: "winter") { _ in Black() }
let seasonal = kitchen.resolve(Tea.self, name: season)!
