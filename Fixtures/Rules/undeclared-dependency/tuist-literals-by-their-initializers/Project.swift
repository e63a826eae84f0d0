import ProjectDescription

// What a literal's own initializer makes is the literal: folders, globs and lists of them.
let folder = ""
let project = Project(
  name: "Pier",
  targets: [
    .target(
      name: "Pier", destinations: .iOS, product: .app, bundleId: "pier",
      buildableFolders: [BuildableFolder(stringLiteral: "\(folder)Pier")], dependencies: [.target(name: "Tides")]),
    .target(
      name: "Tides", destinations: .iOS, product: .framework, bundleId: "tides",
      sources: SourceFilesList(arrayLiteral: .glob(Path(stringLiteral: "Tides/**")), SourceFileGlob(stringLiteral: "Ebb/**")),
      dependencies: []),
    .target(
      name: "Ropes", destinations: .iOS, product: .framework, bundleId: "ropes", sources: [.init(stringLiteral: "Ropes/**")],
      dependencies: []),
  ])
