"""Small descriptions of builds and other files from which `fuzz` starts, beside the project's fixtures. None is valid in all of its parts."""

FILES = {
    "Package.swift": """// swift-tools-version: 5.9
import PackageDescription
var extra: [Target.Dependency] = ["Core"]
let names = ["Core", "Net", "UI"]
func library(_ name: String, _ more: [Target.Dependency] = []) -> Target { .target(name: name, dependencies: more, path: "Sources/" + name) }
extra += [.product(name: "Swinject", package: "Swinject")]
let package = Package(
  name: "App", products: [.library(name: "Core", targets: ["Core"])],
  dependencies: [.package(url: "https://example.org/Swinject.git", from: "2.8.0"), .package(path: "../Other")],
  targets: names.map { library($0, extra) } + [.testTarget(name: "CoreTests", dependencies: ["Core"], exclude: ["a*b", "**/c"])])
""",
    "project.yml": """name: App
include: [other.yml, {path: more.yml, relativePaths: false}]
options: {groupSortPosition: top}
targetTemplates:
  Module: {type: framework, platform: iOS, sources: ["${target_name}/**"], templates: [Base], dependencies: [{target: Core}]}
  Base: {type: framework, templateAttributes: {a: b}, sources: [{path: Sources, excludes: ["**/*.gen.swift", "*a*a*b"]}]}
targets:
  App: {type: application, platform: [iOS, macOS], sources: [App, Shared], dependencies: [{target: Core}, {package: Swinject}, {sdk: UIKit.framework}]}
  Core: {templates: [Module]}
  Net: {templates: [Module, Base], dependencies: [{target: App, link: false}]}
packages: {Swinject: {url: "https://example.org/Swinject.git", from: 2.8.0}}
""",
    "other.yml": "include: project.yml\ntargets:\n  Other: {templates: [Module], sources: [Other]}\n",
    "more.yml": "targetTemplates:\n  Module: {templates: [Module, Other]}\n",
    "Podfile": """platform :ios, '13.0'
use_frameworks!
def shared
  pod 'Swinject', '~> 2.8'
  pod 'Own', :path => './Own'
end
target 'App' do
  shared
  target 'AppTests' do
    inherit! :search_paths
  end
end
abstract_target 'All' do
  ['A', 'B'].each { |name| target name do pod "X-#{name}" end }
end
""",
    "Own.podspec": """Pod::Spec.new do |s|
  s.name = 'Own'
  s.source_files = 'Sources/**/*.{swift,m}', 'More/*'
  s.exclude_files = ['a/**/b']
  s.dependency 'Swinject'
  s.subspec 'Core' do |c|
    c.source_files = 'Core/**/*'
    c.dependency 'Own/Net'
  end
  s.subspec('Net') { |n| n.source_files = 'Net' }
end
""",
    "Project.swift": """import ProjectDescription
import ProjectDescriptionHelpers
let names = ["A", "B"]
var targets: [Target] = []
for name in names where name != "C" { targets.append(.module(name, sources: "Sources/\\(name)/**")) }
targets += [Target.target(name: "App", destinations: .iOS, product: .app, bundleId: "a.b", sources: ["App/**"], dependencies: names.map { .target(name: $0) })]
let project = Project(name: "App", packages: [.remote(url: "https://example.org/x", requirement: .exact("1.0.0"))], targets: targets)
""",
    "Tuist/ProjectDescriptionHelpers/Helpers.swift": """import ProjectDescription
public extension Target {
  static func module(_ name: String, sources: SourceFilesList, depth: Int = 3) -> Target {
    let all = depth > 0 ? [name] + more(depth - 1) : []
    return .target(name: name, destinations: .iOS, product: .framework, bundleId: "a." + name, sources: sources, dependencies: all.map { .target(name: $0) })
  }
}
public func more(_ n: Int) -> [String] { n == 0 ? [] : ["M\\(n)"] + more(n - 1) + more(n - 1) }
public func text(_ a: String) -> String { a.count > 10 ? a : text(a + a) + text(a) }
""",
    "App.xcodeproj/project.pbxproj": """// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 77; objects = {
P = {isa = PBXProject; mainGroup = G; targets = (T, U, ); projectDirPath = ""; packageReferences = (R, ); };
G = {isa = PBXGroup; children = (F, H, S, ); sourceTree = "<group>"; };
H = {isa = PBXGroup; children = (E, G, ); path = Sources; sourceTree = "<group>"; };
F = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; }; E = {isa = PBXFileReference; path = "../b.swift"; sourceTree = SOURCE_ROOT; };
S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X, ); sourceTree = "<group>"; };
X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (b.swift, "c/d.swift", ); target = T; };
T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (B, L, ); dependencies = (D, ); fileSystemSynchronizedGroups = (S, ); packageProductDependencies = (Q, ); };
U = {isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.framework"; buildPhases = (B, ); dependencies = (D, ); };
B = {isa = PBXSourcesBuildPhase; files = (I, J, ); }; I = {isa = PBXBuildFile; fileRef = F; }; J = {isa = PBXBuildFile; fileRef = E; };
L = {isa = PBXFrameworksBuildPhase; files = (K, ); }; K = {isa = PBXBuildFile; productRef = Q; };
D = {isa = PBXTargetDependency; target = U; targetProxy = Y; }; Y = {isa = PBXContainerItemProxy; remoteInfo = Core; containerPortal = P; };
Q = {isa = XCSwiftPackageProductDependency; package = R; productName = Swinject; }; R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Swinject"; };
}; rootObject = P; }
""",
    "dilint.yml": """sources: [.]
exclude: ["**/Gen/**", "*a*b"]
roots: [Main]
rules: { missing-provider: warning, unused-dependency: { severity: note, paths: ["a/**"] } }
assemblies:
  Main: { public: [M], internal: [N], dynamic: [O], imports: [Side] }
  Side: { public: [O] }
modules:
  M: { provides: [{ type: "A<B>", name: x, needs: [C, { type: D, optional: true }] }] }
  N: { provides: [C], needs: [A] }
  O: { provides: [{ type: D }] }
targets: { App: { path: Sources/App, dependencies: [Core] }, Core: { path: Sources/Core } }
layers: [{ name: top, targets: [App] }, { name: low, targets: [Core] }]
forbidden: [{ from: Core, to: "*" }]
budgets: [{ target: App, providers: 3 }]
""",
    "Main.storyboard": """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="a"><objects>
<viewController id="b" customClass="HomeController" customModule="App"><userDefinedRuntimeAttributes>
<userDefinedRuntimeAttribute type="string" keyPath="swinjectRegistrationName" value="home &amp; &#x41;"/></userDefinedRuntimeAttributes>
<view key="view"><![CDATA[ text ]]></view></viewController></objects></scene></scenes></document>
""",
    "Keys.plist": '<?xml version="1.0"?>\n<plist version="1.0"><dict><key>a</key><string>b</string><key>c</key><array><integer>1</integer><dict/></array></dict></plist>\n',
    "Keys.json": '{"a": {"b": [1, 2.5e3, "\\u0041", null, true]}, "c": []}\n',
    "Package.resolved": '{"version": 2, "pins": [{"identity": "swinject", "location": "https://example.org/Swinject.git", "state": {"version": "2.8.3"}}]}\n',
    "Podfile.lock": "PODS:\n  - Swinject (2.8.3)\n  - Own (1.0):\n    - Swinject\nDEPENDENCIES:\n  - Swinject (~> 2.8)\n",
    ".gitignore": "*.gen.swift\n!keep.gen.swift\n/Build/\n**/made/**\n[a-c]*?x\n\\#a\n",
    "story.swift": """import Swinject
import SwinjectStoryboard
import SwinjectPropertyLoader
func setUp(_ c: Container) throws {
  c.storyboardInitCompleted(HomeController.self, name: "home") { r, v in v.model = r.resolve(Model.self)! }
  try c.applyPropertyLoader(PlistPropertyLoader(bundle: .main, name: "Keys"))
  try c.applyPropertyLoader(JsonPropertyLoader(bundle: .main, name: "Keys"))
}
""",
}
