import ProjectDescription

// What a call makes of each case is there for those of them that are imported; where none of them is, it is there for nothing.
enum Part: String, CaseIterable { case Sail, Keel, Mast }

let project = Project(
  name: "Boats",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .framework, bundleId: "boats.app", sources: ["App/**"],
      dependencies: Part.allCases.map { .target(name: $0.rawValue) }),
    .target(
      name: "Quay", destinations: .iOS, product: .framework, bundleId: "boats.quay", sources: ["Quay/**"],
      dependencies: [.target(name: "App")]
        + [.Sail, .Keel].map { (part: Part) in
          .target(name: part.rawValue)  // expect: unused-dependency (warning)
        }),
  ]
    + Part.allCases.map {
      .target(name: $0.rawValue, destinations: .iOS, product: .framework, bundleId: "boats", sources: ["\($0.rawValue)/**"], dependencies: [])
    })
