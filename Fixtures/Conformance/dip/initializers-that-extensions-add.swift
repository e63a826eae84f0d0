// Swift, ranking of solutions: an initializer that takes nothing goes before one whose parameters are all left to their defaults, so `Date()` is the library's own
// and asks for nothing, whatever an extension of the program adds. `Date(day: 3)` is the program's, and its default asks for whoever is being made.
import Dip
import Foundation

struct Tide { var at: Date }
struct Moon { var at: Date }

let container = DependencyContainer()

extension Date {
  init(tide: Tide = try! container.resolve()) { self.init(timeIntervalSince1970: tide.at.timeIntervalSince1970) }
  init(day: Int, moon: Moon = try! container.resolve()) {  // expect: dependency-cycle
    self.init(timeIntervalSince1970: Double(day) + moon.at.timeIntervalSince1970)
  }
}

container.register { Tide(at: Date()) }
container.register { Moon(at: Date(day: 3)) }
// counts: needs=2 opaque=0
