// swift-tools-version:5.9
// What a static variable or one at file scope holds is what was last given to it, wherever that stands (Swift, "Type Properties").
// Statements at file scope and functions that they call are followed; of what is changed elsewhere nobody says what it holds.
import PackageDescription

struct Room {
  static var shared = ["Lamp"]
  static var plain = ["Lamp"]
  static var lit = ["Lamp"]

  static func add(_ name: String) { shared.append(name) }

  var names = ["Lamp"]
  mutating func take(_ name: String) { names.append(name) }
}

enum Attic {
  static func furnish() { beams.append("Glass") }
}

var beams = ["Lamp"]
var steps = ["Lamp"]
var vaults = ["Lamp"]
var floors = ["Lamp"]
var names = ["Lamp"]

func climb(_ name: String) -> Bool {
  steps.append(name)
  return true
}

func park(_ name: String) { floors.append(name) }

func lower() -> [String] { names }

Room.add("Glass")
Room.lit += ["Glass"]
Attic.furnish()
let isUp = true && climb("Glass")
_ = ["Glass"].map { vaults.append($0) }
park("Rug")
names = ["Lamp", "Glass"]
var garage = Room()
garage.take("Rug")

func on(_ names: [String]) -> [Target.Dependency] {
  names.filter { $0 != "Rug" }.map { .target(name: $0) }
}

let package = Package(
  name: "House",
  targets: [
    .target(name: "Lamp"),
    .target(name: "Glass"),
    .target(name: "Porch", dependencies: on(Room.shared)),
    .target(name: "Hall", dependencies: on(Room.lit)),
    .target(name: "Attic", dependencies: on(beams)),
    .target(name: "Stairs", dependencies: on(steps)),
    .target(name: "Cellar", dependencies: on(vaults)),
    .target(name: "Study", dependencies: on(lower())),
    .target(name: "Loft", dependencies: on(Room.plain)),
    .target(name: "Garage", dependencies: on(floors)),
    .target(name: "Pantry", dependencies: on(garage.names)),
  ])
