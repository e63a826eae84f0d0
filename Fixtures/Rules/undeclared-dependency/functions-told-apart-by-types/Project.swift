// Functions that share their name and labels are told apart by what they are handed: a list of names or a name, a case or a text.
import ProjectDescription

let project = Project(name: "Boats", targets: parts(for: ["Sail", "Keel"]) + parts(for: .yard))

enum Kind { case yard, quay }

private func parts(for kind: Kind) -> [Target] {
  [
    .target(
      name: "Yard", destinations: .iOS, product: .app, bundleId: "boats.yard", sources: ["App/**"],
      dependencies: [.target(name: "Sail")])
  ]
}

private func parts(for names: [String]) -> [Target] {
  names.flatMap { parts(for: $0) }
}

private func parts(for name: String) -> [Target] {
  [
    .target(
      name: name, destinations: .iOS, product: .framework, bundleId: "boats.\(name)", sources: ["Code/\(name)/**"],
      dependencies: [])
  ]
}
