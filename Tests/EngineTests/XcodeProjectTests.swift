import Foundation
import Model
import Testing

@testable import Engine

/// What Xcode projects say beside the names of their files.
struct XcodeProjectTests {
  /// A project of two targets, with what each says beside its name.
  private static func project(_ phone: String, _ watch: String, _ others: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T1, T2, T3, T4);};
      G = {isa = PBXGroup; children = (F1, F3); sourceTree = "<group>";};
      F1 = {isa = PBXFileReference; path = Hull/a.swift; sourceTree = "<group>";};
      F3 = {isa = PBXFileReference; path = Deck/b.swift; sourceTree = "<group>";};
      B1 = {isa = PBXBuildFile; fileRef = F1;}; S1 = {isa = PBXSourcesBuildPhase; files = (B1);};
      B3 = {isa = PBXBuildFile; fileRef = F3;}; S3 = {isa = PBXSourcesBuildPhase; files = (B3);};
      T1 = {isa = PBXNativeTarget; name = HullPhone; productReference = R1; buildPhases = (S1); buildConfigurationList = L;};
      T2 = {isa = PBXNativeTarget; name = HullWatch; productReference = R2; buildPhases = (S1); buildConfigurationList = L;};
      T3 = {isa = PBXNativeTarget; name = DeckPhone; buildPhases = (S3, \(phone));};
      T4 = {isa = PBXNativeTarget; name = DeckWatch; buildPhases = (S3, \(watch));};
      L = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = Hull;};};
      R1 = {isa = PBXFileReference; path = Hull.framework; sourceTree = BUILT_PRODUCTS_DIR;};
      R2 = {isa = PBXFileReference; path = Hull.framework; sourceTree = BUILT_PRODUCTS_DIR;};
      K1 = {isa = PBXBuildFile; fileRef = R1;}; W1 = {isa = PBXFrameworksBuildPhase; files = (K1);};
      K2 = {isa = PBXBuildFile; fileRef = R2;}; W2 = {isa = PBXFrameworksBuildPhase; files = (K2);};
      \(others)
    }; rootObject = P; }
    """
  }

  /// What is linked is the product that is named, whatever else has its name.
  @Test(arguments: [("W1", "W2", ["Phone", "Watch"]), ("W2", "W2", ["Watch", "Watch"])])
  func productsOfOneName(phone: String, watch: String, linked: [String]) throws {
    let files = [
      "P.xcodeproj/project.pbxproj": Self.project(phone, watch, ""), "Hull/a.swift": "", "Deck/b.swift": "import Hull",
    ]
    try withFiles(files) { root in
      let arrows = TargetTests.arrows(TargetTests.read(root).targets)
      #expect(arrows == ["DeckPhone -> Hull\(linked[0])", "DeckWatch -> Hull\(linked[1])"])
    }
  }

  /// A project of one app and an extension; `own` are the settings of the app in its only configuration, `other` those of the extension.
  private static func flags(_ own: String, _ other: String, files: [String: String] = [:]) throws -> [String: [String: Bool]] {
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T1, T2); buildConfigurationList = L;};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = ALL;};};
        G = {isa = PBXGroup; children = (F1, F2, X); sourceTree = "<group>";};
        X = {isa = PBXFileReference; path = Own.xcconfig; sourceTree = "<group>";};
        F1 = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>";};
        F2 = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>";};
        B1 = {isa = PBXBuildFile; fileRef = F1;}; S1 = {isa = PBXSourcesBuildPhase; files = (B1);};
        B2 = {isa = PBXBuildFile; fileRef = F2;}; S2 = {isa = PBXSourcesBuildPhase; files = (B2);};
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (S1); buildConfigurationList = L1;
          productType = "com.apple.product-type.application";};
        T2 = {isa = PBXNativeTarget; name = Widget; buildPhases = (S2); buildConfigurationList = L2;
          productType = "com.apple.product-type.app-extension";};
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2);};
        C1 = {isa = XCBuildConfiguration; name = Release; \(own)};
        C2 = {isa = XCBuildConfiguration; name = Release; \(other)};
      }; rootObject = P; }
      """
    var all = files
    all["P.xcodeproj/project.pbxproj"] = project
    for file in ["a.swift", "b.swift"] { all[file] = "" }
    var result: [String: [String: Bool]] = [:]
    try withFiles(all) { root in
      let found = TargetTests.read(root).targets
      for (target, flags) in found.settledFlags { result[found.targets[target].name] = flags }
    }
    return result
  }

  @Test func flagsOfEachTarget() throws {
    let widget = #"buildSettings = {OTHER_SWIFT_FLAGS = "-Xfrontend -D POCKET -DTINY";};"#
    #expect(
      try Self.flags("", widget) == [
        "App": ["ALL": true, "POCKET": false, "TINY": false], "Widget": ["ALL": true, "POCKET": true, "TINY": true],
      ])
    // A level that does not take over the one around it hides that.
    #expect(try Self.flags("buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = OWN;};", widget)["App"]?["ALL"] == false)
    #expect(
      try Self.flags(#"buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) OWN";};"#, widget)["App"]?["ALL"]
        == true)
  }

  /// What cannot be read whole settles nothing.
  @Test(arguments: [
    ("baseConfigurationReference = X;", [:]), ("baseConfigurationReference = Elsewhere;", [:]),
    ("baseConfigurationReference = X;", ["Own.xcconfig": "#include \"Pods.xcconfig\"\n"]),
    ("buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(MODE)\";};", [:]),
    ("buildSettings = {\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=watchos*]\" = SMALL;};", [:]),
  ])
  func flagsThatCannotBeTold(own: String, files: [String: String]) throws {
    let found = try Self.flags(own, "buildSettings = {OTHER_SWIFT_FLAGS = \"-D POCKET\";};", files: files)
    #expect(found["App"] == nil && found["Widget"]?["POCKET"] == true)
  }

  @Test func flagsInAFileOfSettings() throws {
    let found = try Self.flags(
      "baseConfigurationReference = X;", "buildSettings = {OTHER_SWIFT_FLAGS = \"-D POCKET\";};",
      files: ["Own.xcconfig": "#include? \"Local.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) CALM // ours\n"])
    #expect(found["App"] == ["ALL": true, "CALM": true, "POCKET": false])
  }

  /// Where nothing of what a project names is there, that is said, and what is there is judged.
  @Test(arguments: [("Hull/a.swift", true), ("Hulk/a.swift", false)])
  func nothingThatIsNamedIsThere(file: String, isThere: Bool) throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T1);};
        G = {isa = PBXGroup; children = (F1); sourceTree = "<group>";};
        F1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Hull; sourceTree = "<group>";};
        T1 = {isa = PBXNativeTarget; name = Hull; buildPhases = (); fileSystemSynchronizedGroups = (F1);};
      }; rootObject = P; }
      """
    try withFiles(["P.xcodeproj/project.pbxproj": project, file: ""]) { root in
      let found = Walk.files(under: [root], root: root, exclude: [], includesTests: true)
      let build = try #require(descriptions(in: found, root: root).first)
      #expect(build.targets.isEmpty != isThere && build.namesAllFiles == isThere)
      #expect(
        build.unclear.map(\.reason)
          == (isThere
            ? []
            : ["nothing that `Hull` compiles is there, not even `Hull`, so what lies here is judged without this project"]))
    }
  }
}
