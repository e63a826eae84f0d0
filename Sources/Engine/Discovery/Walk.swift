import Foundation

/// Looks for files below folders, in the order of their names, without entering what is left out.
struct Walk {
  var root: String
  var excluded: PathPatterns
  var includesTests: Bool
  private var tops: [String]
  /// Paths that descriptions of builds name: they are there for everybody, whatever git would ignore.
  private var named: [String] = []
  private let files: any FileSource
  private var found = Found()
  private var seen: Set<String> = []
  /// Read when something ignored is met.
  private var index: GitIndex?
  /// What may be a spec of XcodeGen by its name.
  private var specs: Set<String> = []

  private init(root: String, excluded: PathPatterns, includesTests: Bool, tops: [String], files: any FileSource) {
    self.root = root
    self.files = files
    self.excluded = excluded
    self.includesTests = includesTests
    self.tops = tops
    found.ground = Ground(root: root, tops: tops, files: files)
  }

  /// - Parameters:
  ///   - tops: absolute paths without links. A file named here is taken whatever its name; a folder is entered, but what lies
  ///     below it is judged like everything else.
  ///   - named: paths that are entered although a pattern for git covers them, where no repository says that it ignores them.
  static func files(
    under tops: [String], root: String, exclude: [String], includesTests: Bool, named: [String] = [],
    in files: any FileSource = Disk()
  ) -> Found {
    var walk = Walk(root: root, excluded: PathPatterns(exclude), includesTests: includesTests, tops: tops, files: files)
    walk.named = named
    for top in tops.sorted() {
      walk.lookUpward(from: top)
      if files.isFolder(top) {
        walk.enter(top, IgnoreRules(above: top, in: files))
      } else if walk.seen.insert(top).inserted {
        walk.found.sources.append(Path.relative(top, to: root))
      }
    }
    walk.found.sources.sort()
    walk.found.tests.sort()
    walk.found.bazel = Set(walk.found.bazel).sorted()
    walk.found.resources.sort()
    walk.found.packages = Set(walk.found.packages).sorted()
    let named = Set(walk.found.builds.filter { BuiltIn.mayBeSpec(file: Path.name($0)) })
    let specs = xcodeGenSpecs(among: walk.specs, named: named) { [found = walk.found] in content($0, root, found.ground)?.text }
    walk.found.builds = Set(walk.found.builds).subtracting(named).union(specs).sorted()
    walk.found.pods = Set(walk.found.pods).sorted()
    walk.found.locks.sort { $0.file < $1.file }
    walk.found.leftOut.sort { $0.path < $1.path }
    return walk.found
  }

  private mutating func enter(_ folder: String, _ outer: IgnoreRules, isIgnored: Bool = false, isTest: Bool = false) {
    guard seen.insert(folder).inserted else { return }
    guard let listing = files.listing(of: folder) else {
      found.closed.append(Path.relative(folder, to: root))
      return
    }
    for (name, isFolder) in listing.strange {
      let path = Path.relative(Path.joined(folder, name), to: root)
      found.leftOut.append((path, "this \(isFolder ? "folder" : "file") is left out: its name is not UTF-8"))
    }
    var ignored = outer
    if listing.has(".gitignore") {
      ignored.enter(folder)
      found.ignoreFiles.append(Path.relative(Path.joined(folder, ".gitignore"), to: root))
    }
    for (name, kind) in listing.entries {
      let path = Path.joined(folder, name)
      if kind == .link, BuiltIn.isOutput(link: name, beside: listing) { continue }
      guard let (real, isFolder) = entry(path, kind) else { continue }
      if isFolder {
        if isTest, BuiltIn.skips(folder: name) { continue }
        lookIntoXcode(path, name, for: folder)
        if let inner = BuiltIn.description(in: name) {
          let file = Path.joined(path, inner)
          let isCovered = isIgnored || ignored.ignore(path, isFolder: true) || ignored.ignore(file, isFolder: false)
          if !isCovered || ignored.tracks(file, &index) { addBuild(file) }
        }
        if BuiltIn.skips(folder: name) { continue }
      } else {
        if !isTest, BuiltIn.locks.contains(name) { add(lock: path, for: folder) }
        // A build file beside tests describes these, too.
        if BuiltIn.bazel.contains(name), !excluded.cover(Path.relative(path, to: root), isFolder: false) {
          found.bazel.append(Path.relative(path, to: root))
        }
        if !isTest, name == "Podfile" { found.pods.append(Path.relative(path, to: root)) }
        if !isTest, BuiltIn.isBuild(file: name) || BuiltIn.mayBeSpec(file: name),
          !(isIgnored || ignored.ignore(path, isFolder: false)) || ignored.tracks(path, &index)
        {
          if BuiltIn.isBuild(file: name) { addBuild(path) }
          if BuiltIn.mayBeSpec(file: name) { addSpec(path) }
        }
        // A folder for one language holds no sources.
        let isSource = name.hasSuffix(".swift") && !folder.hasSuffix(".lproj")
        // Descriptions that tests bring along, such as their fixtures, are none of the project's.
        if isTest, !isSource || describesPackage(path, name) { continue }
        guard !name.hasPrefix("."), isSource || BuiltIn.isResource(file: name) else { continue }
      }
      let relative = Path.relative(path, to: root)
      if excluded.cover(relative, isFolder: isFolder) { continue }
      let isCovered = isIgnored || ignored.ignore(path, isFolder: isFolder)
      if isCovered, !ignored.tracks(path, &index), !isNamed(relative, isBelow: isIgnored) {
        if isFolder, ignored.isOutsideGit { found.passedBy.append(relative) }
        if BuiltIn.isResource(file: name) { found.ignoredResources.insert(name) }
        continue
      }
      if kind == .link, !found.ground.holds(real) {
        if isFolder || name.hasSuffix(".swift") {
          found.leftOut.append((relative, "this link leads out of the project, so it is not followed"))
        }
      } else if isFolder {
        enter(real, ignored, isIgnored: isCovered, isTest: isTest || !includesTests && holdsTests(real, name))
      } else if isTest || !includesTests && BuiltIn.isTest(file: name) {
        if seen.insert(real).inserted { found.tests.append(relative) }
      } else if seen.insert(real).inserted {
        if describesPackage(path, name) {
          found.packages.append(relative)
        } else if BuiltIn.isResource(file: name) {
          found.resources.append(relative)
        } else {
          found.sources.append(relative)
        }
      }
    }
  }

  /// Whether something that a description names lies in a folder, or the folder, whose own name git would not ignore, in that.
  private func isNamed(_ path: String, isBelow: Bool) -> Bool {
    named.contains { Path.isInside($0, path) || isBelow && Path.isInside(path, $0) }
  }

  /// What a name stands for. Of links only those count that lead out of all that is read: what lies within is found there
  /// anyway, and so no ring of links is walked.
  private func entry(_ path: String, _ kind: Listing.Kind) -> (real: String, isFolder: Bool)? {
    switch kind {
    case .folder: return (path, true)
    case .file: return (path, false)
    case .link:
      guard let real = files.real(path, in: "/"), !tops.contains(where: { Path.isInside(real, $0) || Path.isInside($0, real) })
      else { return nil }
      switch files.kind(of: real) {
      case .folder: return (real, true)
      case .file: return (real, false)
      default: return nil
      }
    case .other: return nil
    }
  }

  /// Whether a folder holds tests. A project that somebody was given for a test, in an interview, is called `ShopTest` as a whole, and so is the
  /// folder in which Xcode puts the app, beside `ShopTest.xcodeproj`.
  private func holdsTests(_ folder: String, _ name: String) -> Bool {
    guard BuiltIn.isTest(folder: name) else { return false }
    guard name.hasSuffix("Test"), name != "Test", let listing = files.listing(of: folder) else { return true }
    let isProjects = files.listing(of: Path.parent(folder))?.entries.contains { $0.name == name + ".xcodeproj" } ?? false
    return !isProjects && !listing.entries.contains { BuiltIn.description(in: $0.name) != nil }
  }

  /// Package managers write beside the project, which may lie above the folder that is read.
  private mutating func lookUpward(from top: String) {
    let limit = files.gitRoot(of: top) ?? root
    for folder in Path.upward(from: Path.parent(top), isFolder: true) where Path.isInside(folder, limit) {
      guard let listing = files.listing(of: folder) else { continue }
      for (name, _) in listing.entries {
        if BuiltIn.locks.contains(name) { add(lock: Path.joined(folder, name), for: folder) }
        lookIntoXcode(Path.joined(folder, name), name, for: folder)
        if name.hasSuffix(".xcodeproj"), let inner = BuiltIn.description(in: name) {
          addBuild(Path.joined(Path.joined(folder, name), inner))
        }
        if BuiltIn.isBuild(file: name) { addBuild(Path.joined(folder, name)) }
        if BuiltIn.mayBeSpec(file: name) { addSpec(Path.joined(folder, name)) }
        if name == "Podfile" { found.pods.append(Path.relative(Path.joined(folder, name), to: root)) }
        if name == "Package.swift", describesPackage(Path.joined(folder, name), name) {
          found.packages.append(Path.relative(Path.joined(folder, name), to: root))
        }
      }
    }
  }

  /// Whether a file is the description of a package rather than a source that has its name, such as one of parcels. What cannot be read is
  /// taken for what its name says.
  private func describesPackage(_ path: String, _ name: String) -> Bool {
    guard BuiltIn.isPackage(file: name) else { return false }
    return content(Path.relative(path, to: root), root, found.ground).map { isPackageDescription($0.bytes) } ?? true
  }

  private mutating func addBuild(_ file: String) {
    let relative = Path.relative(file, to: root)
    if files.exists(file), !excluded.cover(relative, isFolder: false) { found.builds.append(relative) }
  }

  private mutating func addSpec(_ file: String) {
    let relative = Path.relative(file, to: root)
    if !excluded.cover(relative, isFolder: false) { specs.insert(relative) }
  }

  private mutating func lookIntoXcode(_ path: String, _ name: String, for folder: String) {
    let inner: String
    if name.hasSuffix(".xcworkspace") {
      inner = "xcshareddata/swiftpm/Package.resolved"
    } else if name.hasSuffix(".xcodeproj") {
      inner = "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    } else {
      return
    }
    let file = Path.joined(path, inner)
    if files.exists(file) { add(lock: file, for: folder) }
  }

  private mutating func add(lock file: String, for folder: String) {
    let relative = Path.relative(file, to: root)
    if !found.locks.contains(where: { $0.file == relative }) {
      found.locks.append((relative, Path.relative(folder, to: root)))
    }
  }
}
