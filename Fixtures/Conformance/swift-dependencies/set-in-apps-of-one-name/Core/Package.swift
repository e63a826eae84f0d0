// swift-tools-version:5.9
// Two packages, whose programs bear one name, and a library that both link. What `withDependencies` sets holds in the process that calls it
// (`DependencyValues`: "task local" values), so what one program sets keeps nothing from being missing in the other, whatever they are called.
import PackageDescription

let package = Package(
  name: "Core",
  products: [.library(name: "Core", targets: ["Core"])],
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [.target(name: "Core", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")])])
