// swift-tools-version:5.9
// Setting a property runs its observers or its setter, and a wrapper makes what it holds (Swift, "Property Observers", "Property
// Wrappers"). What that code does is not followed: nobody says what is there afterwards. An initializer runs no observers.
import PackageDescription

struct Kit {
  var names: [String] = [] { didSet { deps = names.map { .target(name: $0) } } }
  var deps: [Target.Dependency] = []
}

struct Rack {
  var last: String {
    get { "" }
    set { deps.append(.target(name: newValue)) }
  }
  var deps: [Target.Dependency] = ["Ink"]
}

@propertyWrapper struct Stocked {
  private var names: [String]
  init(wrappedValue: [String]) { names = wrappedValue }
  var wrappedValue: [String] {
    get { names + ["Paper"] }
    set { names = newValue }
  }
}

struct Chest {
  @Stocked var names = ["Ink"]
}

struct Plain {
  var names: [String] { didSet { count += 1 } }
  var count = 0
  var all: [String] { names }
  init(_ names: [String]) { self.names = names }
}

var paints: [Target.Dependency] = ["Ink"]
var tube = "" { didSet { paints.append(.target(name: tube)) } }

var kit = Kit()
kit.names = ["Ink", "Paper"]
var rack = Rack()
rack.last = "Paper"
tube = "Paper"
var board = Rack()
board.deps = ["Ink"]

let package = Package(
  name: "Studio",
  targets: [
    .target(name: "Ink"),
    .target(name: "Paper"),
    .target(name: "Desk", dependencies: kit.deps),
    .target(name: "Shelf", dependencies: rack.deps),
    .target(name: "Drawer", dependencies: Chest().names.map { .target(name: $0) }),
    .target(name: "Easel", dependencies: paints),
    .target(name: "Board", dependencies: board.deps),
    .target(name: "Frame", dependencies: Plain(["Ink"]).all.map { .target(name: $0) }),
  ])
