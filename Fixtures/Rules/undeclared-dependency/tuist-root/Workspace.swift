// Tuist, Directory structure: `Tuist.swift` and the `Tuist` folder mark the root of a project; all below it is one graph with the one
// `Tuist/Package.swift` of its external dependencies. The workspace names the app alone, and what that does not depend on is not
// generated for it: the import of `SeaMaps` finds nothing.
import ProjectDescription

let workspace = Workspace(name: "Sailing", projects: ["App"])
