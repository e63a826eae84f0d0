// swift-tools-version:5.9
import PackageDescription

// `Shelf` holds nothing but a comment, `Hook` an import and `Peg` a type that only itself can name, so that nobody could import anything of them: they wait for code, or gather
// what others link. `Crate` and `Sack` hold types, `Rail` hands on what it imports.
let package = Package(
  name: "Depot",
  targets: [
    .executableTarget(name: "App", dependencies: ["Store"]),
    .target(
      name: "Store",
      dependencies: [
        "Shelf",
        "Hook",
        "Peg",
        "Sack",  // expect: unused-dependency (note)
        "Rail",  // expect: unused-dependency (note)
        "Crate",  // expect: unused-dependency (note)
      ]),
    .target(name: "Shelf"),
    .target(name: "Hook"),
    .target(name: "Peg"),
    .target(name: "Sack"),
    .target(name: "Rail"),
    .target(name: "Crate"),
  ]
)
