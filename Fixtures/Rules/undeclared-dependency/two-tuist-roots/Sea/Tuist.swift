// Tuist, Directory structure: each `Tuist.swift` marks a root of its own. What `Sea` imports as `SeaMaps` may come from the package that it
// names, for the `SeaMaps` of the other root is none of its graph.
import ProjectDescription

let tuist = Tuist(project: .tuist())
