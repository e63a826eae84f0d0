import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "Rope", targets: [Rope.code()])
