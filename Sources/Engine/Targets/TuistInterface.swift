/// What a `Project.swift` is written against, as far as it matters which type a place wants: a name with a dot in front means
/// another thing as a product than as a list of sources. From Tuist's reference of `ProjectDescription`.
let tuistInterface = """
  typealias Destinations = Set<Destination>
  typealias SettingsDictionary = Dictionary<String, SettingValue>
  struct Project {
    init(
      name: String, organizationName: String?, options: Options, packages: [Package], settings: Settings?, targets: [Target],
      schemes: [Scheme], fileHeaderTemplate: FileHeaderTemplate?, additionalFiles: [FileElement],
      resourceSynthesizers: [ResourceSynthesizer])
  }
  struct Dependencies {
    init(carthage: CarthageDependencies?, swiftPackageManager: SwiftPackageManagerDependencies?, platforms: Set<Platform>)
  }
  struct SwiftPackageManagerDependencies {
    init(_ packages: [Package], productTypes: Dictionary<String, Product>)
  }
  struct Package {
    static func remote(url: String, requirement: Requirement) -> Package
    static func local(path: Path) -> Package
    static func package(url: String, from: Version) -> Package
    static func package(url: String, _ requirement: Requirement) -> Package
    static func package(path: Path) -> Package
  }
  struct Workspace {
    init(name: String, projects: [Path], schemes: [Scheme], additionalFiles: [FileElement])
  }
  struct Target {
    init(
      name: String, platform: Platform, destinations: Destinations, product: Product, productName: String?, bundleId: String,
      deploymentTarget: DeploymentTarget?, deploymentTargets: DeploymentTargets?, infoPlist: InfoPlist?,
      sources: SourceFilesList?, resources: ResourceFileElements?, copyFiles: [CopyFilesAction]?, headers: Headers?,
      entitlements: Entitlements?, scripts: [TargetScript], dependencies: [TargetDependency], settings: Settings?,
      coreDataModels: [CoreDataModel])
    static func target(
      name: String, destinations: Destinations, product: Product, productName: String?, bundleId: String,
      deploymentTargets: DeploymentTargets?, infoPlist: InfoPlist?, sources: SourceFilesList?,
      resources: ResourceFileElements?, copyFiles: [CopyFilesAction]?, headers: Headers?, entitlements: Entitlements?,
      scripts: [TargetScript], dependencies: [TargetDependency], settings: Settings?, coreDataModels: [CoreDataModel],
      buildableFolders: [BuildableFolder]) -> Target
  }
  enum TargetDependency {
    static func target(_ target: Target) -> TargetDependency
    static func target(name: String, status: LinkingStatus, condition: PlatformCondition?) -> TargetDependency
    static func project(target: String, path: Path, status: LinkingStatus, condition: PlatformCondition?) -> TargetDependency
    static func external(name: String, condition: PlatformCondition?) -> TargetDependency
    static func package(product: String, type: PackageType, condition: PlatformCondition?) -> TargetDependency
    static func framework(path: Path, status: LinkingStatus, condition: PlatformCondition?) -> TargetDependency
    static func xcframework(path: Path, status: LinkingStatus, condition: PlatformCondition?) -> TargetDependency
    static func library(path: Path, publicHeaders: Path, swiftModuleMap: Path?) -> TargetDependency
    static func sdk(name: String, type: SDKType, status: LinkingStatus) -> TargetDependency
    static func macro(name: String) -> TargetDependency
  }
  struct Path {
    static func relativeToRoot(_ path: String) -> Path
    static func relativeToManifest(_ path: String) -> Path
    static func relativeToCurrentFile(_ path: String) -> Path
    static func path(_ path: String) -> Path
  }
  struct SourceFilesList {
    static func sourceFilesList(globs: [SourceFileGlob]) -> SourceFilesList
    static func paths(_ paths: [Path]) -> SourceFilesList
  }
  struct SourceFileGlob {
    static func glob(_ path: Path, excluding: [Path]) -> SourceFileGlob
    static func generated(_ path: Path) -> SourceFileGlob
  }
  enum Product {
    case app, staticLibrary, dynamicLibrary, framework, staticFramework, unitTests, uiTests, bundle, commandLineTool
    case appClip, appExtension, watch2App, watch2Extension, tvTopShelfExtension, messagesExtension, stickerPackExtension
    case xpc, systemExtension, extensionKitExtension, macro
  }
  struct TargetReference {
    init(projectPath: Path?, target: String)
    var targetName: String { target }
  }
  extension String {
    var targetName: String { self }
  }
  enum Platform { case iOS, macOS, watchOS, tvOS, visionOS }
  """
