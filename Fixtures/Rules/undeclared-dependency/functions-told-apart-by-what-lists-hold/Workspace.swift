import ProjectDescription

let workspace = Workspace(name: "Boat", projects: ["Mast", "Rope", "Hull"])
