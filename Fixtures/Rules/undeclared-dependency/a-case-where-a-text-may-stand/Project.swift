// A case's name in big letters may be handed to the function that takes a case, never to the one of the same labels that takes a text.
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "Boats", targets: [.part(.Yard), .part(.Sail), .part("Keel")])
