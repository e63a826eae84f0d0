import Testing

@testable import Engine

/// The systems for which targets are built, as each kind of description says it.
struct TargetSystemsTests {
  private static func xcode(_ own: String, _ all: String = "", configuration file: String? = nil) -> [String: String] {
    let base = file == nil ? "" : "baseConfigurationReference = X; "
    var files = ["Sources/main.swift": ""]
    files["P.xcodeproj/project.pbxproj"] = """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T);};
        G = {isa = PBXGroup; children = (F, X); sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = Sources/main.swift; sourceTree = "<group>";};
        X = {isa = PBXFileReference; path = Own.xcconfig; sourceTree = "<group>";};
        B = {isa = PBXBuildFile; fileRef = F;}; S = {isa = PBXSourcesBuildPhase; files = (B);};
        L = {isa = XCConfigurationList; buildConfigurations = (CAll);};
        CAll = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(all)};};
        LOwn = {isa = XCConfigurationList; buildConfigurations = (COwn);};
        COwn = {isa = XCBuildConfiguration; name = Release; \(base)buildSettings = {\(own)};};
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = LOwn;
          productType = "com.apple.product-type.application";};
      }; rootObject = P; }
      """
    if let file, !file.isEmpty { files["Own.xcconfig"] = file }
    return files
  }

  private static func xcodeGen(_ lines: String) -> [String: String] {
    let project = "name: Pier\ntargets:\n  App:\n    type: application\n    sources: [Sources]\n\(lines)"
    return ["Sources/main.swift": "", "project.yml": project]
  }

  private static func tuist(_ argument: String) -> [String: String] {
    let project = """
      import ProjectDescription
      let systems: Destinations = [.iPhone, .mac]
      let project = Project(name: "Pier", targets: [
        .target(name: "App", \(argument), product: .app, bundleId: "pier", sources: ["Sources/**"])
      ])
      """
    return ["Sources/main.swift": "", "Project.swift": project, "Tuist.swift": ""]
  }

  private static func bazel(_ rule: String) -> [String: String] {
    let app = "\(rule)(name = \"App\", deps = [\":Lib\"])"
    return ["main.swift": "", "WORKSPACE": "", "BUILD": "\(app)\nswift_library(name = \"Lib\", srcs = [\"main.swift\"])"]
  }

  private static let cases: [(files: [String: String], systems: Set<String>?)] = [
    (xcode("SDKROOT = iphoneos;"), ["iOS"]),
    (xcode("", "SDKROOT = watchos;"), ["watchOS"]),
    (xcode("SDKROOT = macosx;", "SDKROOT = iphoneos;"), ["macOS"]),
    (xcode("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"), ["iOS", "macOS"]),
    (xcode("SUPPORTED_PLATFORMS = \"appletvsimulator appletvos\";", "SDKROOT = iphoneos;"), ["tvOS"]),
    (xcode("", configuration: "SDKROOT = xros\n"), ["visionOS"]),
    // What cannot be read whole, or says a word that nobody knows, says nothing.
    (xcode("SDKROOT = auto;"), nil), (xcode(""), nil), (xcode("SDKROOT = \"$(OURS)\";"), nil), (xcode("SDKROOT = toaster;"), nil),
    (xcode("SDKROOT = iphoneos;", configuration: ""), nil),
    (xcodeGen("    platform: iOS\n"), ["iOS"]), (xcodeGen("    platform: [iOS, tvOS]\n"), ["iOS", "tvOS"]),
    (xcodeGen("    platform: auto\n    supportedDestinations: [iOS, macCatalyst, visionOS]\n"), ["iOS", "visionOS"]),
    (xcodeGen("    platform: auto\n"), nil),
    (xcodeGen("    platform: iOS\n    settings: { SUPPORTED_PLATFORMS: macosx }\n"), nil),
    (tuist("destinations: .iOS"), ["iOS"]), (tuist("destinations: [.iPad, .appleWatch]"), ["iOS", "watchOS"]),
    (tuist("destinations: systems"), ["iOS", "macOS"]), (tuist("platform: .tvOS"), ["tvOS"]),
    (tuist("destinations: Environment.systems.set"), nil),
    (bazel("ios_application"), ["iOS"]), (bazel("macos_application"), ["macOS"]), (bazel("apple_bundle"), nil),
  ]

  @Test(arguments: cases.indices) func systemsOfAnApp(index: Int) throws {
    let (files, systems) = Self.cases[index]
    try withFiles(files) { root in
      let targets = TargetTests.read(root).targets
      let app = try #require(targets.targets.firstIndex { $0.name.hasSuffix("App") }, "\(targets.targets)")
      #expect(targets.systems[app] == systems)
    }
  }
}
