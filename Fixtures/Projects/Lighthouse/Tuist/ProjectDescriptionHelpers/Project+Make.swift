import ProjectDescription

extension Project {
  public static func module(_ spec: TargetSpec) -> Project {
    var first = spec
    var left = ["Sources"]
    while !left.isEmpty {
      let folder = left.removeFirst()
      first.folders.append(.folder(Path.relativeToManifest(folder)))
    }
    return Project(name: spec.name, targets: [first.toTarget()])
  }
}
