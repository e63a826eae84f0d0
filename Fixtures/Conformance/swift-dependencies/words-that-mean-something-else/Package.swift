// swift-tools-version:5.9
// A type is named where its module is imported, by the target or by what that imports, and a nested one behind the name of the type around it: a word that
// is spelled like one means something else elsewhere (The Swift Programming Language, "Nested Types"; "Import Declaration").
import PackageDescription

let package = Package(
  name: "Gauges",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0"),
    .package(url: "https://example.org/boards", from: "1.0.0"),
  ],
  targets: [
    .executableTarget(name: "App", dependencies: ["Dials", "Far", "KeysLive"], path: "App"),
    .executableTarget(
      name: "Sign",
      dependencies: [
        "Dials",
        "Far",  // expect: unused-dependency (warning)
        .product(name: "Boards", package: "boards"),
      ], path: "Sign"),
    .target(name: "Keys", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "KeysLive", dependencies: ["Keys"]),
    .target(name: "Dials", dependencies: ["Keys"]),
    .target(name: "Far", dependencies: ["Keys"]),
  ])
