// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Case",
  targets: [
    .target(name: "Sail", dependencies: ["Rope", "Weaving"]),
    .target(name: "Mast", dependencies: ["Rope"], plugins: [.plugin(name: "Carver")]),
    .target(name: "Rope"),
    .macro(name: "Weaving"),
    .plugin(name: "Carver", capability: .buildTool()),
    .target(name: "Flag", dependencies: ["Rope"]),
  ]
)
