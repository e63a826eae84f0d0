// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Which name a package has is decided where nobody can tell, `switch package.kind`; the product of it is named all the same, and no target or product here
// has that name. So all is known that `Lamp` depends on, and the live value is none of it.
// counts: needs=2 opaque=0
let dependencies = Outside(
  package: .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.9.2"), product: "Dependencies")

let package = Package(
  name: "Pond", dependencies: [dependencies.package],
  targets: [
    .target(name: "Clients", dependencies: [dependencies.target]),
    .target(name: "ClientsLive", dependencies: ["Clients", dependencies.target]),
    .executableTarget(name: "App", dependencies: ["Clients", "ClientsLive", dependencies.target]),
    .executableTarget(name: "Lamp", dependencies: ["Clients", dependencies.target]),
  ])

struct Outside {
  var package: Package.Dependency
  var product: String
  var target: Target.Dependency {
    var name: String
    switch package.kind {
    case .sourceControl(name: let given, location: let place, requirement: _):
      name = given ?? URL(string: place)!.lastPathComponent
    case .registry(id: let id, requirement: _): name = id
    default: fatalError("\(package.kind)")
    }
    return .product(name: product, package: name)
  }
}
