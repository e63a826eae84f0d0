// swift-tools-version:5.9
import PackageDescription

// No program begins here. Those that link these libraries can say `Dock.chest`, call `Sea.fill`, apply `SeaAssembly` and register a `Tide`; what is
// not public they can neither fill nor provide.
let package = Package(
  name: "Shore",
  products: [.library(name: "Sea", targets: ["Dock", "Sea"])],
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.8.0")],
  targets: [
    .target(name: "Dock", dependencies: ["Swinject"]),
    .target(name: "Sea", dependencies: ["Dock", "Swinject"]),
  ]
)
