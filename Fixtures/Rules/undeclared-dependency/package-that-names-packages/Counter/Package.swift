// swift-tools-version:5.9
// A function that a description adds under a name of PackageDescription's is one more of that name (Swift's overloads): a call
// that it does not fit means the other one.
import PackageDescription

let package = Package(
  name: "Counter",
  products: [.library(name: "Counter", targets: ["Counter"])],
  dependencies: [.package(path: "../Kit"), .package("example/outside@1.0.0")],
  targets: [.target(name: "Counter", dependencies: [.product(name: "Kit", package: "Kit")])]
)

extension PackageDescription.Package.Dependency {
  static func package(_ place: String) -> Package.Dependency {
    let parts = place.split(separator: "@")
    return .package(url: "https://example.org/\(parts[0])", from: .init(stringLiteral: "\(parts[1])"))
  }
}
