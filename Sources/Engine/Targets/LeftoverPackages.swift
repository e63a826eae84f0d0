import Model

/// Descriptions without packages that nobody refers to but others of the kind, and whose files a project builds under other names: what is left
/// of an attempt. Each is named once, and what it says is not held against anybody.
func withoutLeftovers(_ builds: [BuildFile], files: [String]) -> [BuildFile] {
  guard builds.contains(where: \.isProject), builds.contains(where: \.isPackage) else { return builds }
  let referred = BuildLinks(builds).referred
  let taken = FilesOfPackages(builds, files)
  // By package: the project that builds its files.
  var left: [Int: Int] = [:]
  var isNew = true
  while isNew {
    let wanted = Set(builds.indices.lazy.filter { left[$0] == nil }.flatMap { referred[$0] })
    isNew = false
    for index in builds.indices where left[index] == nil && !wanted.contains(index) {
      guard let project = taken.project(buildingMostOf: index) else { continue }
      left[index] = project
      isNew = true
    }
  }
  var result = builds
  for (index, project) in left.sorted(by: { $0.key < $1.key }) {
    result[index].targets = []
    result[index].products = []
    result[index].unread.append(
      .init(
        reason:
          "nothing refers to this package, and \(builds[project].file) builds its files under other names, so it is not judged",
        at: Location(file: builds[index].file, line: 1, column: 1)))
  }
  return result
}

/// How many files packages have, and how many of them projects build under other names.
private struct FilesOfPackages {
  private var all: [Int]
  private var taken: [Int]
  private var by: [Int?]

  init(_ builds: [BuildFile], _ files: [String]) {
    var claims = ClaimIndex()
    var owners: [(build: Int, name: String, kind: String)] = []
    for (number, build) in builds.enumerated() {
      for target in build.targets {
        claims.add(target.files, of: owners.count)
        owners.append((number, target.name, target.kind))
      }
    }
    all = [Int](repeating: 0, count: builds.count)
    taken = all
    by = [Int?](repeating: nil, count: builds.count)
    for file in files {
      let found = claims.claims(to: file).map { owners[$0.owner] }
      for own in found where builds[own.build].isPackage && own.kind != "test" {
        all[own.build] += 1
        let other = found.first { builds[$0.build].isProject && $0.name != own.name }
        if let other, !found.contains(where: { $0.build == other.build && $0.name == own.name }) {
          taken[own.build] += 1
          by[own.build] = other.build
        }
      }
    }
  }

  func project(buildingMostOf package: Int) -> Int? { taken[package] * 2 > all[package] ? by[package] : nil }
}

extension BuildFile {
  /// Whether it describes what Xcode, XcodeGen, Tuist or Bazel build.
  fileprivate var isProject: Bool { !isPackage && !file.hasSuffix(".podspec") && !file.isEmpty && !targets.isEmpty }
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
