import Model

/// What targets of several descriptions mean when they name one another. Targets are numbered through all descriptions.
struct BuildLinks {
  struct Link: Hashable {
    var to: Int
    var at: Location
    /// Which of the target's dependencies it comes from: a product may be made of several targets.
    var dependency: Int
    var isPossible: Bool
    var needsNoImport: Bool
    var hiddenAt: Location?
  }

  /// By target.
  private(set) var links: [[Link]]
  /// By target: what it depends on and no description explains.
  private(set) var outside: [[BuildDependency]]
  /// By description, those it refers to, itself left out.
  let referred: [Set<Int>]
  private let builds: [BuildFile]
  /// By description, the number of its first target.
  private let starts: [Int]
  private let buildsByName: [String: [Int]]
  /// By description and name of a target, its numbers.
  private let own: [[String: [Int]]]
  /// By description, those that some workspace holds beside it.
  private let beside: [Set<Int>]
  /// By name of a product, the descriptions that have it.
  private let makers: [String: [Int]]

  init(_ builds: [BuildFile]) {
    self.builds = builds
    referred = Self.references(builds)
    beside = Self.beside(builds, referred)
    var starts: [Int] = []
    var count = 0
    var own: [[String: [Int]]] = []
    var byName: [String: [Int]] = [:]
    var makers: [String: [Int]] = [:]
    for (index, build) in builds.enumerated() {
      starts.append(count)
      var names: [String: [Int]] = [:]
      for (position, target) in build.targets.enumerated() { names[target.name, default: []].append(count + position) }
      own.append(names)
      count += build.targets.count
      for name in build.names { byName[name, default: []].append(index) }
      for name in Set(build.products.map(\.name)) { makers[name, default: []].append(index) }
    }
    self.starts = starts
    self.own = own
    self.makers = makers
    buildsByName = byName
    links = Array(repeating: [], count: count)
    outside = Array(repeating: [], count: count)
    for (number, build) in builds.enumerated() {
      for (position, target) in build.targets.enumerated() {
        let from = starts[number] + position
        for (index, dependency) in target.dependencies.enumerated() {
          let (found, isOneOfThem) = self.found(dependency, in: number)
          links[from] += found.filter { $0 != from }.map {
            Link(
              to: $0, at: dependency.at, dependency: index, isPossible: dependency.isPossible || isOneOfThem,
              needsNoImport: dependency.isConditional || dependency.isBroughtAlong || dependency.isOfPattern,
              hiddenAt: dependency.hiddenAt)
          }
          if found.isEmpty { outside[from].append(dependency) }
        }
      }
    }
  }

  /// What a dependency names; `isOneOfThem`: one of these, and nothing says which.
  private func found(_ dependency: BuildDependency, in build: Int) -> (targets: [Int], isOneOfThem: Bool) {
    let named = { own[build][dependency.name] ?? [] }
    return switch dependency.way {
    case .target: (named(), false)
    case .name: named().isEmpty ? product(dependency.name, of: nil, in: build) : (named(), false)
    case .product(let package): product(dependency.name, of: package, in: build)
    }
  }

  /// The targets of a product: of the description that is named, else of one that is referred to, else of this very one, else
  /// of the only one that has it, in the same workspace or anywhere.
  private func product(_ name: String, of package: String?, in build: Int) -> (targets: [Int], isOneOfThem: Bool) {
    let isPackage = builds[build].isPackage
    if let package {
      // A package that lies here is meant only where it is referred to by its folder, or by its name in a workspace.
      let named = (buildsByName[package.lowercased()] ?? []).filter { $0 != build || !isPackage }
      let near = named.filter(referred[build].contains)
      return ((near.isEmpty && !isPackage ? named : near).map { offered(name, by: $0) }.first { !$0.isEmpty } ?? [], false)
    }
    let others = (makers[name] ?? []).filter { $0 != build && !offered(name, by: $0).isEmpty }
    if let first = others.first(where: referred[build].contains) { return (offered(name, by: first), false) }
    guard !isPackage else { return ([], false) }
    let own = offered(name, by: build)
    if !own.isEmpty { return (own, false) }
    let near = others.filter(beside[build].contains)
    let far = near.isEmpty ? others : near
    return (far.flatMap { offered(name, by: $0) }, far.count > 1)
  }

  private func offered(_ name: String, by build: Int) -> [Int] {
    guard let product = builds[build].products.first(where: { $0.name == name }) else { return [] }
    return product.targets.flatMap { own[build][$0] ?? [] }
  }

  private static func beside(_ builds: [BuildFile], _ referred: [Set<Int>]) -> [Set<Int>] {
    var result = [Set<Int>](repeating: [], count: builds.count)
    for (number, build) in builds.enumerated() where !build.gathered.isEmpty {
      for member in referred[number] { result[member].formUnion(referred[number]) }
    }
    return result
  }

  private static func references(_ builds: [BuildFile]) -> [Set<Int>] {
    let byFolder = Dictionary(grouping: builds.indices) { builds[$0].folder }
    let byFile = Dictionary(grouping: builds.indices) { builds[$0].file }
    let byBundle = Dictionary(grouping: builds.indices) { Path.folder(of: builds[$0].file) }
    let byName = Dictionary(grouping: builds.indices.filter { builds[$0].isPackage }) {
      Path.name(builds[$0].folder).lowercased()
    }
    let direct = builds.indices.map { index in
      let build = builds[index]
      var result: Set<Int> = []
      for reference in build.references {
        result.formUnion((byFolder[reference] ?? []) + (byFile[reference] ?? []))
        if reference.hasSuffix(".xcodeproj") {
          let stem = Path.name(reference).dropLast(".xcodeproj".count).lowercased()
          // One that is not there yet is made by a description beside it.
          let makers = (byFolder[Path.folder(of: reference)] ?? []).filter { builds[$0].names.contains(stem) }
          result.formUnion(byBundle[reference] ?? makers)
        }
        // A package that is not where it is said to be is the one of that name which a workspace brings along.
        if build.isPackage, byFolder[reference] == nil { result.formUnion(byName[Path.name(reference).lowercased()] ?? []) }
        if build.file.hasSuffix(".pbxproj"), !reference.isEmpty {
          result.formUnion(builds.indices.filter { Path.isInside(builds[$0].folder, reference) })
        }
      }
      if !build.gathered.isEmpty {
        let patterns = PathPatterns(build.gathered)
        // Tuist's workspace gathers projects: a package that stands beside one in its folder is none of them.
        let projects = build.file.hasSuffix("Workspace.swift") ? Set(builds.lazy.filter { !$0.isPackage }.map(\.folder)) : []
        result.formUnion(
          builds.indices.filter {
            guard !builds[$0].isPackage || !projects.contains(builds[$0].folder) else { return false }
            return build.gathered.contains(builds[$0].folder) || patterns.cover(builds[$0].folder, isFolder: true)
              || build.gathered.contains(Path.folder(of: builds[$0].file))
          })
      }
      result.remove(index)
      return result
    }
    // Where a project has two packages, the one that lies here takes the place of what the other one has from an address.
    var all = direct
    for members in direct where members.contains(where: { !builds[$0].addressed.isEmpty }) {
      for member in members {
        let meant = builds[member].addressed.flatMap { byName[$0] ?? [] }
        all[member].formUnion(members.intersection(meant).subtracting([member]))
      }
    }
    return all
  }

  /// By description, those that are built with it: all that can be reached from one that reaches it.
  func together() -> [Set<Int>] {
    let arrows = builds.indices.flatMap { from in referred[from].sorted().map { Digraph.Arrow(from, $0) } }
    let graph = Digraph(count: builds.count, arrows: arrows)
    let reached = builds.indices.map { graph.reached(from: [$0]) }
    var result = reached
    // What a workspace brings together knows one another.
    for (index, build) in builds.enumerated() where !build.gathered.isEmpty {
      for member in reached[index] { result[member].formUnion(reached[index]) }
    }
    return result
  }
}

extension BuildFile {
  var isPackage: Bool { BuiltIn.isPackage(file: Path.name(file)) }
}
