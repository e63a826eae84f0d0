// swift-tools-version:5.9
import PackageDescription

#if os(Linux)
let shared: [Target.Dependency] = []
#else
let shared: [Target.Dependency] = [.product(name: "Maps", package: "Ground")]
#endif

let package = Package(
  name: "App",
  dependencies: [.package(path: "../Ground"), .package(url: "https://example.org/outside", from: "1.0.0")],
  targets: [
    .executableTarget(name: "App", dependencies: [.productItem(name: "Outside", package: "outside"), .targetItem(name: "Ports", condition: nil)]),
    .target(name: "Desk", dependencies: shared),
    .target(name: "Ports", dependencies: [.product(name: "Outside", package: "outside")], resources: [.copy("Samples")]),
  ]
)

for target in package.targets { target.dependencies += ["Ports"] }
