// swift-tools-version:5.9
import PackageDescription

// A product brings all of its targets: where none of them is imported it is one dependency too many, and where one is it is none.
let package = Package(
  name: "Harbour",
  products: [.library(name: "Pier", targets: ["Pier"])],
  dependencies: [.package(path: "../Tools")],
  targets: [
    .target(
      name: "Pier",
      dependencies: [
        .product(name: "Tides", package: "Tools"),  // expect: unused-dependency (warning)
        .product(name: "Lights", package: "Tools"),
      ])
  ]
)
