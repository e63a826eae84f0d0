// swift-tools-version: 6.0
// SE-0339, Module aliasing: `-module-alias Written=Module` makes `import Written` find `Module`. Whoever is given the flag depends on the
// module, and not on what has the written name.
import PackageDescription

let package = Package(
  name: "Kites",
  targets: [
    .target(name: "Wind"),
    .target(name: "WindForKite"),
    .target(name: "Sky"),
    .executableTarget(
      name: "Kite", dependencies: ["WindForKite"],
      swiftSettings: [.define("SMALL"), .unsafeFlags(["-module-alias", "Wind=WindForKite", "-O"])]),
    .executableTarget(
      name: "Bench", dependencies: ["Wind"], swiftSettings: [.unsafeFlags(["-module-alias", "Wind=WindForKite"])]),  // expect: unused-dependency (warning)
  ])
