// swift-tools-version:5.9
// `sorted()`, `sorted(by:)`, `sort()` and `reverse()` say what stands first in a list (Swift, "Sequence"). Where what is compared is
// not known, nobody says it.
import Foundation
import PackageDescription

let trees = ["Oak", "Ash"]
var sorted = ["Oak", "Ash"]
sorted.sort()
var reversed = trees
reversed.reverse()
let ages = ["Oak": 3, "Ash": 1]

func on(_ name: String) -> [Target.Dependency] { [.target(name: name)] }

let package = Package(
  name: "Forest",
  targets: [
    .target(name: "Oak"),
    .target(name: "Ash"),
    .target(name: "Field", dependencies: on(trees.sorted().first!)),
    .target(name: "Grove", dependencies: on(trees.sorted { $0 > $1 }[1])),
    .target(name: "Hedge", dependencies: on(sorted[0])),
    .target(name: "Lane", dependencies: on(reversed[0])),
    .target(name: "Copse", dependencies: on(ages.sorted { $0.value < $1.value }[0].key)),
    .target(name: "Wood", dependencies: trees.sorted { $0.hashValue < $1.hashValue }.prefix(1).map { .target(name: $0) }),
  ])
