// An object of a class is the same one for everybody who has it, so what others may put into it is not known: the imports of a target that it
// makes are not judged. A structure is each one's own.
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "Boats",
  targets: [
    SharedBuilder { $0.dependencies = [.target(name: "Sail")] }.target("Yard", .app, "App/**"),
    OwnBuilder { $0.dependencies = [.target(name: "Hull")] }.target("Sail", .framework, "Code/Sail/**"),
    OwnBuilder { _ in }.target("Keel", .framework, "Code/Keel/**"),
    OwnBuilder { _ in }.target("Hull", .framework, "Code/Hull/**"),
  ])
