// swift-tools-version:5.9
// What an operator makes that cannot be followed may be anything: nothing is said of what such a target imports, and where another
// one imports through it, it may well bring that along.
import Foundation
import PackageDescription

infix operator ++ : AdditionPrecedence
infix operator <+ : AssignmentPrecedence

func ++ (list: [Target.Dependency], file: String) -> [Target.Dependency] {
  list + (try! String(contentsOfFile: file, encoding: .utf8)).split(separator: "\n").map { .byName(name: String($0)) }
}

func <+ (list: inout [Target], file: String) {
  list += (try! String(contentsOfFile: file, encoding: .utf8)).split(separator: "\n").map { .target(name: String($0)) }
}

let package = Package(
  name: "Yard",
  targets: [
    .executableTarget(name: "Ship", dependencies: ["Boat"]),
    .target(name: "Boat", dependencies: ["Hull"] ++ "boat.txt"),
    .target(name: "Raft", dependencies: ["Hull"]),
    .target(name: "Hull"),
    .target(name: "Rope"),
  ])

package.targets <+ "more.txt"
