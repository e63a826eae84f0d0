// swift-tools-version:5.9
// A value is asked for when a property is read (`Dependency.wrappedValue`), and a property is read in an object: a program that names a
// class only as the type of what it is handed, and in which nothing makes one, asks for nothing by it.
import PackageDescription

let package = Package(
  name: "Market",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(name: "Shop", dependencies: ["Till", "KeysLive"], path: "Shop"),
    .executableTarget(name: "Sign", dependencies: ["Till"], path: "Sign"),
    .target(name: "Keys", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "KeysLive", dependencies: ["Keys"]),
    .target(name: "Till", dependencies: ["Keys"]),
  ])
