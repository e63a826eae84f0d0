// swift-tools-version:5.9
// Since 0.24 a property in the class itself counts only if it is public (issues 458 and 459 of the project). Where no lock file says which version
// is in use, a package says which ones it allows (`Package.Dependency`, SwiftPM's reference), and what all of them do is certain.
import PackageDescription

let package = Package(
  name: "Old",
  dependencies: [.package(url: "https://github.com/uber/needle.git", .exact("0.18.0"))],
  targets: [.target(name: "Old", dependencies: [.product(name: "NeedleFoundation", package: "needle")])])
