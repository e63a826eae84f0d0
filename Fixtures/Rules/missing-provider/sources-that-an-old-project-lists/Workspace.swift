import ProjectDescription

let workspace = Workspace(name: "Harbour", projects: ["App", "Kit"])
