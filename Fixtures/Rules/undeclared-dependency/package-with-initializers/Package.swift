// swift-tools-version:5.9
import PackageDescription

// Initializers that a description adds to the library's types, and to its own, set all of `self` (Swift, "Initialization", "Initializer Delegation
// for Value Types"). One that sets what nobody can read, or nothing, leaves open what it makes.
let package = Package(
  name: "Joinery",
  targets: [
    .target(name: .wood),
    .target(name: .glue),
    .executableTarget(name: "Desk", dependencies: [Part.wood.dependency(), Part(isSticky: false).dependency()]),
    .executableTarget(name: "Lamp", dependencies: [Target.Dependency(parts: [.wood])]),
  ]
)

enum Part: String {
  case wood = "Wood"
  case glue = "Glue"

  init(isSticky: Bool) {
    if isSticky { self = .glue } else { self = .wood }
  }

  func dependency() -> Target.Dependency {
    switch self {
    case .wood, .glue: return Target.Dependency(self)
    }
  }
}

extension Target {
  static func target(name: Part) -> Target { .target(name: name.rawValue, path: "Sources/\(name.rawValue)") }
}

extension Target.Dependency {
  init(_ part: Part) { self = Self.target(name: part.rawValue) }

  init(parts: [Part]) { self = parts.randomElement()!.dependency() }
}
