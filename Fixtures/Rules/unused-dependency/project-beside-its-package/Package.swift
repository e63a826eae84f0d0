// swift-tools-version:5.10
import PackageDescription

// An Xcode project builds the same sources: its folder for `Tree` is the one around, of which it leaves out what is others'. So there are two targets of that name,
// and what `Fruit` imports is either of them.
let package = Package(
  name: "Orchard",
  products: [.library(name: "Tree", targets: ["Tree"]), .library(name: "Fruit", targets: ["Fruit"])],
  targets: [
    .target(name: "Tree"),
    .target(name: "Fence"),
    .target(
      name: "Fruit",
      dependencies: [
        "Tree",
        "Fence",  // expect: unused-dependency (warning)
      ]),
  ]
)
