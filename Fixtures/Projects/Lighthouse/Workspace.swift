import ProjectDescription

let workspace = Workspace(name: "Lighthouse", projects: ["App", "Modules/*"])
