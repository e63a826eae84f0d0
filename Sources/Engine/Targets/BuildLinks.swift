import Model

/// What targets of several descriptions mean when they name one another. Targets are numbered through all descriptions.
struct BuildLinks {
  struct Link: Hashable {
    var to: Int
    var at: Location
  }

  /// By target.
  private(set) var links: [[Link]]
  /// By target: what it depends on and no description explains.
  private(set) var outside: [[BuildDependency]]
  private let builds: [BuildFile]
  /// By description, the number of its first target.
  private let starts: [Int]
  private let buildsByName: [String: [Int]]
  private let folders: Set<String>

  init(_ builds: [BuildFile]) {
    self.builds = builds
    folders = Set(builds.map(\.folder))
    var starts: [Int] = []
    var count = 0
    for build in builds {
      starts.append(count)
      count += build.targets.count
    }
    self.starts = starts
    var byName: [String: [Int]] = [:]
    for (index, build) in builds.enumerated() { for name in build.names { byName[name, default: []].append(index) } }
    buildsByName = byName
    links = Array(repeating: [], count: count)
    outside = Array(repeating: [], count: count)
    for (number, build) in builds.enumerated() {
      for (position, target) in build.targets.enumerated() {
        let from = starts[number] + position
        for dependency in target.dependencies {
          let found = self.found(dependency, in: number)
          links[from] += found.filter { $0 != from }.map { Link(to: $0, at: dependency.at) }
          if found.isEmpty { outside[from].append(dependency) }
        }
      }
    }
  }

  private func found(_ dependency: BuildDependency, in build: Int) -> [Int] {
    switch dependency.way {
    case .target: return own(dependency.name, in: build)
    case .name:
      let own = own(dependency.name, in: build)
      return own.isEmpty ? product(dependency.name, of: nil, in: build) : own
    case .product(let package): return product(dependency.name, of: package, in: build)
    }
  }

  private func own(_ name: String, in build: Int) -> [Int] {
    builds[build].targets.indices.filter { builds[build].targets[$0].name == name }.map { starts[build] + $0 }
  }

  /// The targets of a product: of the description that is named, else of one that is referred to, else of this very one, else
  /// of the only one that has it.
  private func product(_ name: String, of package: String?, in build: Int) -> [Int] {
    if let package {
      // A package that lies here is meant only where it is referred to by its folder, or by its name in a workspace.
      let isPackage = builds[build].file.hasSuffix("Package.swift")
      let named = (buildsByName[package.lowercased()] ?? []).filter { $0 != build || !isPackage }
      let near = named.filter { isReferred($0, from: build) }
      return (near.isEmpty && !isPackage ? named : near).map { offered(name, by: $0) }.first { !$0.isEmpty } ?? []
    }
    let others = builds.indices.filter { $0 != build }
    let near = others.filter { isReferred($0, from: build) }.map { offered(name, by: $0) }.filter { !$0.isEmpty }
    if let first = near.first { return first }
    if !builds[build].file.hasSuffix("Package.swift") {
      let own = offered(name, by: build)
      if !own.isEmpty { return own }
      let far = others.map { offered(name, by: $0) }.filter { !$0.isEmpty }
      if far.count == 1 { return far[0] }
    }
    return []
  }

  private func isReferred(_ other: Int, from build: Int) -> Bool {
    let arePackages = [build, other].allSatisfy { builds[$0].file.hasSuffix("Package.swift") }
    return builds[build].references.contains { reference in
      // A package that is not where it is said to be is the one of that name which a workspace brings along.
      arePackages && !folders.contains(reference)
        && Path.name(reference).lowercased() == Path.name(builds[other].folder).lowercased()
        || reference == builds[other].folder || builds[other].file.hasPrefix(reference + "/project.pbxproj")
        || Path.isInside(builds[other].folder, reference) && !reference.isEmpty && builds[build].file.hasSuffix(".pbxproj")
    }
  }

  private func offered(_ name: String, by build: Int) -> [Int] {
    guard let product = builds[build].products.first(where: { $0.name == name }) else { return [] }
    return product.targets.flatMap { own($0, in: build) }
  }
}
