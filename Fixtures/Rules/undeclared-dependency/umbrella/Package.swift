// swift-tools-version: 6.0
// The Swift Programming Language has no word for it, but `@_exported import` (lib/Sema/ImportResolution.cpp) hands a module on: whoever
// imports `Rigging` has `Rope` as well. `Tar` is imported there and not handed on, so it is there by the way only.
import PackageDescription

let package = Package(
  name: "Boat",
  targets: [
    .executableTarget(name: "Boat", dependencies: ["Rigging"]),
    .target(name: "Rigging", dependencies: ["Rope", "Tar"]),
    .target(name: "Rope"),
    .target(name: "Tar"),
  ])
