import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "Hull", targets: [Hull.code(dependencies: [Rope.link])])
