/// What a walk over the project came upon. Paths are relative to the project's root.
struct Found {
  /// Swift sources, sorted.
  var sources: [String] = []
  /// Swift files that their names or folders take for tests, sorted; empty where those are sources like others.
  var tests: [String] = []
  /// `Package.swift` of packages, sorted.
  var packages: [String] = []
  /// Other descriptions of builds: Xcode projects, specs of XcodeGen, podspecs; sorted.
  var builds: [String] = []
  /// Build files of Bazel and Buck, sorted.
  var bazel: [String] = []
  /// Every `Podfile`, sorted.
  var pods: [String] = []
  /// Files in which package managers write what they chose, each with the folder it holds for; sorted by path.
  var locks: [(file: String, folder: String)] = []
  /// Storyboards, nibs and files of values, sorted.
  var resources: [String] = []
  /// Names of such files that git ignores.
  var ignoredResources: Set<String> = []
  /// Folders that git would ignore, where no repository tells whether it tracks something in them all the same.
  var passedBy: [String] = []
  /// Files that say what git ignores, sorted.
  var ignoreFiles: [String] = []
  /// Folders that could not be listed.
  var closed: [String] = []
  /// What is left out for its name or because it leads out of the project, and why; sorted.
  var leftOut: [(path: String, reason: String)] = []
  /// What facts state of targets.
  var stated: BuildFile?
  /// Where files may be read.
  var ground = Ground(root: "/", tops: [])
}

/// Which files are never read, whatever the manifest says: what is generated, fetched or hidden.
enum BuiltIn {
  static func skips(folder name: String) -> Bool {
    name.hasPrefix(".") || names.contains(name) || suffixes.contains { name.hasSuffix($0) }
  }

  private static let names: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages"]
  private static let suffixes = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".framework", ".xcframework", ".bundle", ".app", ".xcdatamodeld",
    ".docc", ".playground", ".xctemplate",
  ]

  /// Whether a folder or file holds tests, judged by its name.
  static func isTest(folder name: String) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix("Test") || name == "Specs" || name == "Spec"
  }

  static func isTest(file name: String) -> Bool {
    ["Tests.swift", "Test.swift", "Spec.swift", "Specs.swift"].contains { name.hasSuffix($0) }
  }

  /// Whether a file may matter beside the sources.
  static func isResource(file name: String) -> Bool { resources.contains { name.hasSuffix($0) } }

  private static let resources = [".storyboard", ".xib", ".json", ".plist"]

  /// The file that describes a build in a folder of that name; nil where none does.
  static func description(in folder: String) -> String? {
    folder.hasSuffix(".xcworkspace") ? "contents.xcworkspacedata" : folder.hasSuffix(".xcodeproj") ? "project.pbxproj" : nil
  }

  static func isBuild(file name: String) -> Bool { name == "project.yml" || name == "project.yaml" || name.hasSuffix(".podspec") }

  /// Whether a file may be a spec of XcodeGen, which takes any name on its command line. JSON whose name speaks of no project is data.
  static func mayBeSpec(file name: String) -> Bool {
    guard !name.hasPrefix(".") else { return false }
    if name.hasSuffix(".yml") || name.hasSuffix(".yaml") { return true }
    return name.hasSuffix(".json") && ["project", "xcodegen"].contains(where: name.lowercased().contains)
  }

  static let bazel: Set<String> = ["BUILD", "BUILD.bazel", "BUCK", "BUCK.v2"]

  /// What marks the top of a workspace of Bazel or Buck.
  static let bazelRoots = ["MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel", "REPO.bazel", ".buckconfig"]

  /// Whether a link is one of those that Bazel puts into the top of a workspace, to what it made.
  static func isOutput(link name: String, beside listing: Listing) -> Bool {
    name.hasPrefix("bazel-") && bazelRoots.contains(where: listing.has)
  }

  static func isPackage(file name: String) -> Bool { name == "Package.swift" || name.hasPrefix("Package@swift-") }

  static let locks: Set<String> = Locks.addressing.union(["Package.resolved", "Podfile.lock", "Cartfile.resolved"])
}
