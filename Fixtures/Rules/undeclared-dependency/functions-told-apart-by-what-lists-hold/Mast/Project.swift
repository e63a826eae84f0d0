import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "Mast", targets: [Mast.code()])
