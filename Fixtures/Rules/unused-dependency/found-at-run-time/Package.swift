// swift-tools-version:5.9
// A live value is found at run time, wherever it is linked: the app links it by `Quay` alone, which needs it without an import. What `Rope` has
// nobody asks for.
import PackageDescription

let library: Target.Dependency = .product(name: "Dependencies", package: "swift-dependencies")

let package = Package(
  name: "Port",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(name: "Port", dependencies: ["Quay", "Pier"]),
    .target(name: "Quay", dependencies: ["Bell", "BellLive", library]),
    .target(
      name: "Pier",
      dependencies: [
        "Quay",
        "Bell",
        "Rope",  // expect: unused-dependency (warning)
        library,
      ]),
    .target(name: "Rope", dependencies: [library]),
    .target(name: "BellLive", dependencies: ["Bell", library]),
    .target(name: "Bell", dependencies: [library]),
  ]
)
