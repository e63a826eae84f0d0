import Foundation
import Model
import Testing

@testable import Engine

/// The other descriptions of builds: Xcode projects, XcodeGen, Tuist, podspecs.
struct BuildDescriptionTests {
  static let lending = FixtureTests.fixtures + "/Projects/Lending"

  /// The package and the Xcode project of the sample say the same, each alone and both together.
  @Test(arguments: [
    ["Package.swift"], ["Lending.xcodeproj/project.pbxproj"], ["Package.swift", "Lending.xcodeproj/project.pbxproj"],
  ])
  func samePartsFromEach(_ kept: [String]) throws {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.lending) {
      guard path.hasSuffix(".swift") && path.hasPrefix("Sources/") || kept.contains(path) else { continue }
      files[path] = try String(contentsOfFile: Self.lending + "/" + path, encoding: .utf8)
    }
    try withFiles(files) { root in
      let found = TargetTests.read(root).targets
      #expect(
        TargetTests.arrows(found).filter { $0 != "App -> Widget" } == [
          "App -> Core", "App -> Loans", "App -> LoansInterfaces", "App -> Search", "Loans -> Core", "Loans -> LoansInterfaces",
          "Search -> Core", "Search -> Loans", "Search -> LoansInterfaces", "Widget -> Core",
        ])
      #expect(found.targets.map(\.name) == ["App", "Core", "Loans", "LoansInterfaces", "Search", "Widget"])
      #expect(found.targets.allSatisfy { $0.path == "Sources/" + $0.name })
      let homes = Set(found.ofFile.map { "\($0.key.split(separator: "/")[1])=\(found.targets[$0.value].name)" }).sorted()
      #expect(
        homes == ["App=App", "Core=Core", "Loans=Loans", "LoansInterfaces=LoansInterfaces", "Search=Search", "Widget=Widget"])
      let all = try analyze(Job(workingDirectory: root))
      let rules = all.report.findings.map(\.rule)
      #expect(rules == ["implementation-import"], "\(all.report.findings.map(\.message))")
    }
  }

  /// A folder that two targets share, each with its exceptions, as Xcode 16 writes it.
  @Test func sharedFolders() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (A, B, ); };
        G = { isa = PBXGroup; children = (F, ); sourceTree = "<group>"; path = "My \\"App\\""; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, Y, ); path = Code; sourceTree = "<group>"; };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (only/b.swift, ); target = A; };
        Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (only/b.swift, both.swift, ); target = B; };
        A = { isa = PBXNativeTarget; name = "An App"; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F, ); };
        B = { isa = PBXNativeTarget; name = B; productType = "com.apple.product-type.app-extension"; dependencies = (); };
      }; rootObject = R /* it */; }
      """
    try withFiles([
      "P.xcodeproj/project.pbxproj": project, "My \"App\"/Code/a.swift": "", "My \"App\"/Code/both.swift": "",
      "My \"App\"/Code/only/b.swift": "",
    ]) { root in
      let found = TargetTests.read(root).targets
      let members = found.members.mapValues { $0.map { found.targets[$0].name } }
      #expect(
        members == [
          "My \"App\"/Code/a.swift": ["An App"], "My \"App\"/Code/both.swift": ["An App", "B"],
          "My \"App\"/Code/only/b.swift": ["B"],
        ])
      #expect(found.targets.map(\.kind) == ["app", "extension"])
      #expect(found.targets.map(\.module) == ["An_App", "B"])
    }
  }

  /// Escapes in old property lists, as Core Foundation reads them (CFOldStylePList.c, `getSlashedChar`; swift-foundation's tests
  /// `oldStylePlist_getSlashedChars_unicode` and `…_octal`): `\\U` with hexadecimal digits, two of them for one character, octal ones in NeXTSTEP's encoding.
  @Test(arguments: [
    (#"\U0010App"#, "\u{10}App"), (#"\U00c4pp"#, "Äpp"), (#"\U41"#, "A"), (#"\Ud83d\Ude80App"#, "🚀App"), (#"\205pp"#, "Äpp"),
    (#"\101pp"#, "App"),
    (#"\\U0041"#, #"\U0041"#), (#"\Äpp"#, "Äpp"), ("Äpp", "Äpp"), (#"\"App\""#, "\"App\""),
  ])
  func escapedNames(written: String, folder: String) throws {
    let project = """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = { isa = PBXGroup; children = (F, ); sourceTree = "<group>"; path = "\(written)"; };
        F = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = a.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B, ); };
        T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S, ); };
      }; rootObject = R; }
      """
    try withFiles(["P.xcodeproj/project.pbxproj": project, "\(folder)/a.swift": "", "b.swift": ""]) { root in
      let found = TargetTests.read(root).targets
      #expect(found.ofFile.mapValues { found.targets[$0].name } == ["\(folder)/a.swift": "Kit"])
    }
  }

  /// The name of a module stands in a file of settings, which includes another one; what the project itself writes wins (Xcode Help,
  /// "Build settings evaluation").
  @Test(arguments: [("", "HarbourKit"), ("PRODUCT_MODULE_NAME = Own;", "Own")])
  func moduleNamedInAFileOfSettings(own: String, module: String) throws {
    let project = """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = { isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Kit.xcconfig; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; buildSettings = { \(own) }; };
      }; rootObject = R; }
      """
    try withFiles([
      "P.xcodeproj/project.pbxproj": project, "Base.xcconfig": "PREFIX = Harbour\n",
      "Kit.xcconfig": "#include \"Base.xcconfig\"\nPRODUCT_MODULE_NAME = $(PREFIX)Kit // as everybody imports it\n",
    ]) { root in
      let found = TargetTests.read(root).targets
      #expect(found.targets.map(\.module) == [module])
    }
  }

  @Test(arguments: [
    "", "{", "{ a = ; }", "( a b )", "{ objects = { }; rootObject = R; }", String(repeating: "{a=", count: 9_999),
  ])
  func brokenProjects(_ text: String) throws {
    try withFiles(["P.xcodeproj/project.pbxproj": text]) { root in
      let (found, unread) = TargetTests.read(root)
      #expect(found.targets.isEmpty && unread == ["1: this Xcode project cannot be read"])
    }
  }

  @Test func xcodeGen() throws {
    let project = """
      name: Shop
      packages: { Ground: { path: Ground }, Alamofire: { url: https://example.org, from: 1.0.0 } }
      targets:
        Shop:
          type: application
          sources: [Shop, { path: Common, excludes: [Old] }]
          dependencies: [{ target: Cart }, { package: Ground, product: Base }, { package: Alamofire }, { sdk: UIKit.framework }]
        Cart: { type: framework, sources: Cart, settings: { PRODUCT_NAME: CartKit } }
        CartTests: { type: bundle.unit-test, sources: CartTests, templates: [T] }
      """
    try withFiles([
      "project.yml": project, "Common/Old/a.swift": "", "Common/b.swift": "", "Cart/c.swift": "",
      "Ground/Package.swift":
        "import PackageDescription\nlet package = Package(name: \"Ground\", products: [.library(name: \"Base\", targets: [\"Stone\"])], targets: [.target(name: \"Stone\")])",
    ]) { root in
      let found = TargetTests.read(root).targets
      #expect(TargetTests.arrows(found) == ["Shop -> Cart", "Shop -> Stone"])
      #expect(found.ofFile.mapValues { found.targets[$0].name } == ["Common/b.swift": "Shop", "Cart/c.swift": "Cart"])
      #expect(found.targets.map(\.module) == ["CartKit", "CartTests", "Stone", "Shop"])
      #expect(found.targets.map(\.knowledge) == [.reach, .unknown, .direct, .reach])
    }
  }

  @Test func tuist() throws {
    let project = """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "b", sources: ["Sources/**"],
          dependencies: [.project(target: "Cart", path: "."), .project(target: "Net", path: .relativeToRoot("Net")), .external(name: "Rx")]),
        .feature("Cart", uses: [.external(name: "Rx")]),
        Target(name: "CartTests", product: .unitTests, sources: ["CartTests/**/*.swift"], dependencies: hidden),
      ])
      """
    let helper = """
      import ProjectDescription
      public extension Target {
        static func feature(_ name: String, uses: [TargetDependency] = []) -> Target {
          .target(name: name, destinations: .iOS, product: .framework, bundleId: "c", sources: ["Cart/**"], dependencies: uses)
        }
      }
      """
    let net =
      "import ProjectDescription\nlet p = Project(name: \"Net\", targets: [.target(name: \"Net\", product: .staticFramework)])"
    try withFiles([
      "App/Project.swift": project, "Tuist/ProjectDescriptionHelpers/Feature.swift": helper, "Net/Project.swift": net,
      "App/Cart/a.swift": "", "App/Sources/Deep/b.swift": "",
    ]) { root in
      let found = TargetTests.read(root).targets
      #expect(TargetTests.arrows(found) == ["Shop -> Cart", "Shop -> Net"])
      #expect(found.targets.map(\.name) == ["Cart", "CartTests", "Shop", "Net"])
      #expect(found.targets.map(\.kind) == ["library", "test", "app", "library"])
      #expect(found.targets.map(\.knowledge) == [.reach, .unknown, .reach, .reach])
      #expect(found.ofFile["App/Sources/Deep/b.swift"].map { found.targets[$0].name } == "Shop")
    }
  }

  /// "If there is only one target defined, it may be allowed to occupy the entire predefined target directory"
  /// (SwiftPM, `PackageBuilder.findPath`): tests are counted by themselves.
  @Test func onlyTargetsOfPackages() throws {
    let text = "import PackageDescription\nlet package = Package(name: \"P\", targets: "
    try withFiles([
      "One/Package.swift": text + "[.target(name: \"Kit\"), .testTarget(name: \"KitTests\", dependencies: [\"Kit\"])])",
      "One/Sources/a.swift": "", "One/Tests/b.swift": "",
      "Two/Package.swift": text + "[.target(name: \"Left\"), .target(name: \"Right\")])",
      "Two/Sources/Left/c.swift": "", "Two/Sources/d.swift": "",
      "Three/Package.swift": text + "[.target(name: \"Own\")])", "Three/Sources/Own/e.swift": "", "Three/Sources/f.swift": "",
    ]) { root in
      let found = TargetTests.read(root).targets
      let homes = found.ofFile.map { "\($0.key) \(found.targets[$0.value].name)" }.sorted()
      #expect(
        homes.filter { !$0.contains("Package.swift") } == [
          "One/Sources/a.swift Kit", "One/Tests/b.swift KitTests", "Three/Sources/Own/e.swift Own",
          "Two/Sources/Left/c.swift Left",
        ])
    }
  }

  @Test func podspecs() throws {
    let one = """
      Pod::Spec.new do |s|
        s.name = 'Cart'
        # s.source_files = 'Old/**/*'
        s.source_files = "Cart/Classes/**/*.{swift,h}", 'More/*'
        s.dependency 'Net/Core', '~> 1.0'
        s.ios.dependency 'Other'
      end
      """
    let two = "Pod::Spec.new { |spec|\nspec.name = 'Net'\nspec.source_files = 'Sources/**/*' }"
    try withFiles([
      "Pods1/Cart/Cart.podspec": one, "Pods1/Net/Net.podspec": two, "Pods1/Cart/Cart/Classes/a.swift": "",
      "Pods1/Cart/More/b.swift": "",
      "Pods1/Net/Sources/x/c.swift": "",
    ]) { root in
      let found = TargetTests.read(root).targets
      #expect(TargetTests.arrows(found) == ["Cart -> Net"])
      let homes = found.ofFile.map { "\($0.key) \(found.targets[$0.value].name)" }.sorted()
      #expect(
        homes == ["Pods1/Cart/Cart/Classes/a.swift Cart", "Pods1/Cart/More/b.swift Cart", "Pods1/Net/Sources/x/c.swift Net"])
    }
  }
}
