// A helper that calls a closure is followed for what the closure does, not for its own sake: a message that asks the container, a
// name that a closure gives, a block that registers; those that do none of it are like one another.
// counts: registrations>=4 needs>=8 opaque=0
// Swinject: Sources/Container.swift, resolve(_:name:) answers nil where nothing of the key is registered
import Swinject

final class Journal { func write(_ text: String) {} }
final class Tide { let height = 2 }
final class Swell { let height = 1 }
final class Buoy {}
final class Lamp {}
final class Gull { init(_ nest: Nest) {} }
final class Nest { init(_ gull: Gull) {} }

let harbour = Container()
var count = 0

func note(_ message: () -> String) { harbour.resolve(Journal.self)!.write(message()) }
func noteAll(_ message: () -> String) { note(message) }
func locked(_ block: () -> Void) {
  _ = harbour.resolve(Journal.self)!
  block()
}
func place(_ name: () -> String) { harbour.register(Buoy.self, name: name()) { _ in Buoy() } }

func openHarbour(_ level: Int) {
  harbour.register(Journal.self) { _ in Journal() }
  locked { harbour.register(Lamp.self) { _ in Lamp() } }
  locked { count += level }
  place { "north" }
  place { "south" }
  note { "level \(level)" }
  note { "still level \(level)" }
  noteAll { "all" }
  note { "tide \(harbour.resolve(Tide.self)!.height)" }  // expect: missing-provider
  noteAll { "swell \(harbour.resolve(Swell.self)!.height)" }  // expect: missing-provider
  _ = harbour.resolve(Lamp.self)!
  _ = harbour.resolve(Buoy.self, name: "north")!
  _ = harbour.resolve(Buoy.self, name: "south")!
  _ = harbour.resolve(Buoy.self, name: "east")!  // expect: missing-provider
}
openHarbour(3)

harbour.register(Gull.self) { r in
  var nest: Nest!
  locked { nest = r.resolve(Nest.self)! }  // expect: dependency-cycle
  return Gull(nest)
}
harbour.register(Nest.self) { r in Nest(r.resolve(Gull.self)!) }
_ = harbour.resolve(Gull.self)!
