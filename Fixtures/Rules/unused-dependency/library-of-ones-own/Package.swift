// swift-tools-version:5.9
// `Home` has the library only by way of `Meter`, or of `Utils`; `Meter` has it itself, so that what stands behind it brings nothing along.
import PackageDescription

let package = Package(
  name: "Flat",
  dependencies: [.package(url: "https://example.com/looms.git", from: "1.0.0")],
  targets: [
    .target(name: "Home", dependencies: ["Meter"]),
    .target(
      name: "Meter",
      dependencies: [
        "Utils",  // expect: unused-dependency (note)
        .product(name: "Looms", package: "looms"),
      ]),
    .target(name: "Utils", dependencies: [.product(name: "Looms", package: "looms")]),
  ]
)
