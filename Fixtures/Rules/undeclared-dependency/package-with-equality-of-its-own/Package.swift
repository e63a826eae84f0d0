// swift-tools-version: 5.9
// An operator that a type is given is for operands of that type: texts inside it are compared by their own. `allCases` stands by itself in what is
// static of an enumeration, be it in an extension of what that conforms to.
import PackageDescription

let package = Package(name: "Weave", targets: Part.all)

protocol Making { var target: Target { get } }
extension Making where Self: CaseIterable { static var all: [Target] { allCases.map(\.target) } }

enum Part: String, CaseIterable, Making {
  case Loom, Yarn, Dye
  var target: Target { .target(name: rawValue, dependencies: self == .Loom ? ["Yarn"] : []) }
}

let outside: [Package.Dependency] = [
  .package(url: "https://example.org/spindle", from: "1.0.0"), .package(path: "../Shuttle"),
  .package(url: "https://example.org/bobbin", from: "1.0.0"),
]
outside.unique(by: \.kind).forEach { package.dependencies.append($0) }

extension Array {
  func unique<T: Equatable>(by path: KeyPath<Element, T>) -> [Element] {
    var all: [Element] = []
    for one in self {
      let isThere = all.contains { $0[keyPath: path] == one[keyPath: path] }
      guard isThere == false else { continue }
      all.append(one)
    }
    return all
  }
}
extension Package.Dependency.Kind: Equatable {
  public static func == (left: Package.Dependency.Kind, right: Package.Dependency.Kind) -> Bool {
    switch left {
    case .fileSystem(name: _, path: let path):
      switch right {
      case .fileSystem(name: _, path: let other): return path == other
      default: return false
      }
    case .registry(id: let id, requirement: _):
      switch right {
      case .registry(id: let other, requirement: _): return id == other
      default: return false
      }
    case .sourceControl(name: _, location: let location, requirement: _):
      switch right {
      case .sourceControl(name: _, location: let other, requirement: _): return location == other
      default: return false
      }
    @unknown default: return false
    }
  }
}
