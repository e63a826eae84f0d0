import Model

/// Descriptions without packages that nobody refers to and whose files a project builds under other names: what is left of an
/// attempt. Each is named once, and what it says is not held against anybody.
func withoutLeftovers(_ builds: [BuildFile], files: [String]) -> [BuildFile] {
  let isProject = { (build: BuildFile) in
    !build.isPackage && !build.file.hasSuffix(".podspec") && !build.file.isEmpty && !build.targets.isEmpty
  }
  guard builds.contains(where: isProject), builds.contains(where: \.isPackage) else { return builds }
  let referred = BuildLinks(builds).referred
  let wanted = Set(builds.indices.flatMap { referred[$0] })
  var claims = ClaimIndex()
  var owners: [(build: Int, name: String, kind: String)] = []
  for (number, build) in builds.enumerated() {
    for target in build.targets {
      claims.add(target.files, of: owners.count)
      owners.append((number, target.name, target.kind))
    }
  }
  var all = [Int](repeating: 0, count: builds.count)
  var taken = all
  var by = [Int?](repeating: nil, count: builds.count)
  for file in files {
    let found = claims.claims(to: file).map { owners[$0.owner] }
    for own in found where builds[own.build].isPackage && !wanted.contains(own.build) && own.kind != "test" {
      all[own.build] += 1
      let other = found.first { isProject(builds[$0.build]) && $0.name != own.name }
      if let other, !found.contains(where: { $0.build == other.build && $0.name == own.name }) {
        taken[own.build] += 1
        by[own.build] = other.build
      }
    }
  }
  var result = builds
  for index in builds.indices where taken[index] * 2 > all[index] {
    let project = by[index].map { builds[$0].file } ?? ""
    result[index].targets = []
    result[index].products = []
    result[index].unread.append(
      .init(
        reason: "nothing refers to this package, and \(project) builds its files under other names, so it is not judged",
        at: Location(file: builds[index].file, line: 1, column: 1)))
  }
  return result
}

extension [BuildFile] {
  /// A package in a folder whose files belong to a target of an Xcode project without being listed is one that the project refers to: Xcode
  /// compiles nothing of it for the target itself.
  mutating func leaveToPackages() {
    let packages = Set(lazy.filter(\.isPackage).map(\.folder)).sorted()
    guard !packages.isEmpty else { return }
    for index in indices where self[index].file.hasSuffix(".pbxproj") {
      for target in self[index].targets.indices {
        let folders = self[index].targets[target].files.folders
        let inside = packages.filter { package in folders.contains { $0 != package && Path.isInside(package, $0) } }
        self[index].targets[target].files.excluded += inside
        self[index].references.formUnion(inside)
      }
    }
  }
}
