// Tuist gathers projects by their folders (ProjectDescription, `Workspace.projects`): `Boat/Package.swift` is what is left of an attempt, and by its
// word `Boat` would import `Rope` undeclared. Of the packages that the project names each is meant.
import ProjectDescription

let workspace = Workspace(name: "Harbour", projects: ["Boat"])
