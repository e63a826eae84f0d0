import ProjectDescription

let workspace = Workspace(name: "Quiz", projects: ["App", "Kit"])
