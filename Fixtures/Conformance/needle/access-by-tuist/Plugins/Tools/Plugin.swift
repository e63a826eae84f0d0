import ProjectDescription

let plugin = Plugin(name: "Tools")
