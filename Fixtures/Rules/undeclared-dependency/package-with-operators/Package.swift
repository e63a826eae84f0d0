// swift-tools-version:5.9
// A manifest is a program (SwiftPM, PackageDescription), and operators that it declares are functions: what they make of targets and
// dependencies is followed. A group that it declares says how tightly they bind (Swift, "Operator Declarations").
import PackageDescription

infix operator ->> : TargetPrecedence
infix operator ++ : AdditionPrecedence
infix operator <+ : AssignmentPrecedence
prefix operator ^
postfix operator ^

precedencegroup TargetPrecedence {
  lowerThan: ListPrecedence
}

precedencegroup ListPrecedence {
  lowerThan: AdditionPrecedence
}

extension Target.Dependency {
  static let hull: Self = .target(name: "Hull")
  static let mast: Self = .target(name: "Mast")
  static let rope: Self = "Rope"
  static let sail: Self = .byName(name: "Sail")

  static func + (left: Self, right: Self) -> [Self] { [left, right] }
  static prefix func ^ (one: Self) -> [Self] { [one, .rope] }
  static postfix func ^ (one: Self) -> [Self] { [one] }
}

extension Array where Element == Target.Dependency {
  static func + (list: Self, one: Element) -> Self {
    var list = list
    list.append(one)
    return list
  }
}

func ++ (list: [Target.Dependency], names: [String]) -> [Target.Dependency] {
  list + names.map { Target.Dependency(stringLiteral: $0) }
}

func ->> (name: String, dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies)
}

func <+ (list: inout [Target], target: Target) {
  list.append(target)
}

let base: [Target.Dependency] = [.hull]

let package = Package(
  name: "Yard",
  targets: [
    .executableTarget(name: "Ship", dependencies: .hull + .mast + .sail),
    .target(name: "Boat", dependencies: base ++ ["Sail"]),
    .target(name: "Raft", dependencies: ^.mast),
    .target(name: "Buoy", dependencies: .rope^),
    "Mast" ->> [.rope] + .sail,
    "Sail" ->> ["Rope"] + [.hull],
    .target(name: "Hull"),
    .target(name: "Rope"),
  ])

package.targets <+ .target(name: "Dock", dependencies: .hull^ ++ ["Rope"])
