// swift-tools-version:5.9
// A target is an object of a class (SwiftPM, PackageDescription): what a method of it changes is changed for the package, too.
import PackageDescription

let package = Package(
  name: "Kitchen",
  targets: [
    .target(name: "Salt"),
    .target(name: "Pepper"),
    .target(name: "Soup", dependencies: ["Pepper"]),
  ])

extension Target {
  func add(_ name: String) { dependencies.append(.init(stringLiteral: name)) }

  var shortName: String { String(name.prefix(1)) }
}

let names = package.targets.map(\.shortName)
