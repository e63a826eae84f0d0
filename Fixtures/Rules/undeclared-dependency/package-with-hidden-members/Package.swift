// swift-tools-version:5.9
// What an extension of a protocol has that the protocol does not demand is chosen by the type that a value is known as, what it demands by
// the value itself (Swift, "Providing Default Implementations").
import PackageDescription

protocol Stocked {}

extension Stocked {
  var goods: [String] { ["Flour", "Yeast"] }
}

struct Mill: Stocked {
  var goods: [String] { ["Flour"] }
}

protocol Selling {
  var wares: [String] { get }
}

extension Selling {
  var wares: [String] { ["Flour", "Yeast"] }
}

struct Stall: Selling {
  var wares: [String] { ["Flour"] }
}

let mill: any Stocked = Mill()
let stall: any Selling = Stall()

let package = Package(
  name: "Bakery",
  targets: [
    .target(name: "Flour"),
    .target(name: "Yeast"),
    .target(name: "Oven", dependencies: mill.goods.map { .target(name: $0) }),
    .target(name: "Counter", dependencies: stall.wares.map { .target(name: $0) }),
  ])
