// swift-tools-version:5.9
import PackageDescription

// What `Attic` asks for no program here lacks, since none links it: who does may bring it. `Cellar` is linked.
let package = Package(
  name: "House",
  dependencies: [.package(url: "https://github.com/hmlongco/Resolver", from: "1.5.0")],
  targets: [
    .executableTarget(name: "House", dependencies: ["Cellar", "Resolver"]),
    .target(name: "Cellar", dependencies: ["Resolver"]),
    .target(name: "Attic", dependencies: ["Resolver"]),
  ]
)
