// swift-tools-version: 5.9
// Swift, until `MemberImportVisibility`: what an extension of an imported module adds is seen in all files of the module that imports it, and where a module
// is only imported by what is imported; what another package of the repository adds is seen nowhere here.
import PackageDescription

let library = Target.Dependency.product(name: "Dependencies", package: "swift-dependencies")
let package = Package(
  name: "attic",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.9.2")],
  targets: [
    .target(name: "AtticLamps", dependencies: [library]),
    .executableTarget(name: "AtticApp", dependencies: ["AtticLamps", library]),
  ]
)
