// swift-tools-version:5.9
// What the lock file names is in use, whatever else the description allows.
import PackageDescription

let package = Package(
  name: "Shed",
  dependencies: [.package(url: "https://github.com/uber/needle.git", from: "0.18.0")],
  targets: [.target(name: "Shed", dependencies: [.product(name: "NeedleFoundation", package: "needle")])])
