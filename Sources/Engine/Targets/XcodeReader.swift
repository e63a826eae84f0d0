import Model

/// What an Xcode project says; nil where it cannot be read.
///
/// - Parameters:
///   - spelled: How paths are spelled on the disk that it names.
///   - read: The text of a file that it names.
func build(
  describedByXcode bytes: [UInt8], file: String, spelled: SpelledPaths, read: @escaping (String) -> String?
) -> BuildFile? {
  guard let objects = XcodeObjects(reading: bytes, file: file, spelled: spelled) else { return nil }
  return XcodeReader(objects: objects, settings: BuildSettings(read: read)).build()
}

private struct XcodeReader {
  let objects: XcodeObjects
  let settings: BuildSettings
  /// By id of a file that is built: the name of the target that builds it.
  private let makers: [String: String]

  init(objects: XcodeObjects, settings: BuildSettings) {
    self.objects = objects
    self.settings = settings
    let made = objects.ids(of: "PBXNativeTarget").compactMap { id in
      objects[id]?["productReference"]?.text.flatMap { product in objects[id]?["name"]?.text.map { (product, $0) } }
    }
    makers = Dictionary(made) { first, _ in first }
  }

  func build() -> BuildFile {
    let bundle = objects.file.split(separator: "/").dropLast().last.map(String.init) ?? ""
    var build = BuildFile(file: objects.file, folder: objects.sourceRoot)
    build.names = [bundle.replacing(".xcodeproj", with: "").lowercased()]
    for id in objects.list(objects.project, "targets") where objects.kind(id) == "PBXNativeTarget" {
      if let target = target(id) {
        build.targets.append(target)
        build.products.append(BuildProduct(name: target.module, targets: [target.name]))
      }
    }
    build.targets.settleFlags()
    for id in objects.list(objects.project, "packageReferences") + objects.list(objects.project, "localPackages") {
      if let path = objects[id]?["relativePath"]?.text { build.references.insert(Path.resolved(path, in: build.folder)) }
    }
    for id in objects.ids(of: "XCRemoteSwiftPackageReference") {
      guard let package = objects[id], let url = package["repositoryURL"]?.text, let requirement = package["requirement"] else {
        continue
      }
      let version = { (key: String) in requirement[key]?.text.flatMap(Version.init(stated:)) }
      let range: VersionRange? =
        switch requirement["kind"]?.text {
        case "exactVersion": version("version").map { .exactly($0) }
        case "upToNextMajorVersion": version("minimumVersion").map { .upToNextMajor($0) }
        case "upToNextMinorVersion": version("minimumVersion").map { .upToNextMinor($0) }
        case "versionRange": version("minimumVersion").map { VersionRange(from: $0, below: version("maximumVersion")) }
        default: nil
        }
      build.allow(range, of: [url])
    }
    // Before packages had references of their own, they were folders among the files.
    for id in objects.ids(of: "PBXFileReference") {
      guard let path = objects.paths[id], let kind = objects[id]?["lastKnownFileType"]?.text else { continue }
      if kind == "wrapper.pb-project" || kind == "folder" || kind == "wrapper" { build.references.insert(path) }
    }
    build.namesAllFiles = objects.ids(of: "PBXSourcesBuildPhase").allSatisfy { phase in
      objects.list(objects[phase], "files").allSatisfy { objects[objects[$0]?["fileRef"]?.text] == nil || isPlaced($0) }
    }
    return build
  }

  /// Whether it is known where a file of a phase lies, or it has no place: a variant group, a generated file that is built.
  private func isPlaced(_ file: String) -> Bool {
    guard let reference = objects[file]?["fileRef"]?.text else { return true }
    return objects.paths[reference] != nil || objects.isMade(reference)
  }

  private func target(_ id: String) -> BuildTarget? {
    guard let object = objects[id], let name = object["name"]?.text else { return nil }
    var target = BuildTarget(
      name: name, module: module(of: object, name), kind: kind(object["productType"]?.text ?? ""), path: "",
      files: BuildSources(),
      knowledge: .reach, at: objects.at(id))
    var filters = PlatformFilters()
    for phase in objects.list(object, "buildPhases") {
      switch objects.kind(phase) {
      case "PBXSourcesBuildPhase": addSources(phase, to: &target, &filters)
      case "PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase": addLinks(phase, to: &target)
      case "PBXShellScriptBuildPhase": target.mayNeedMore = true
      default: break
      }
    }
    addFolders(of: id, object, to: &target, &filters)
    let settings = settings(of: object)
    filters.add(settings.map(\.texts), in: objects.sourceRoot)
    target.leftOut = leftOut(settings) + filters.leftOut
    target.flags = eachConfiguration(of: object, self.settings.compilationFlags)
    target.systems = eachConfiguration(of: object, self.settings.systems)?.reduce(into: []) { $0.formUnion($1) }
    var gathering: Set<String> = []
    for dependency in objects.list(object, "dependencies") { addDependency(dependency, to: &target, &gathering) }
    for product in objects.list(object, "packageProductDependencies") {
      addProduct(product, at: objects.at(product), to: &target)
    }
    target.path = commonFolder(of: target.files) ?? Path.resolved(name, in: objects.sourceRoot)
    return target
  }

  private func addSources(_ phase: String, to target: inout BuildTarget, _ filters: inout PlatformFilters) {
    for file in objects.list(objects[phase], "files") {
      guard let reference = objects[file]?["fileRef"]?.text else { continue }
      guard let path = objects.paths[reference] else { continue }
      if path.hasSuffix(".swift") { target.files.listed.insert(path) } else { target.mayNeedMore = true }
      filters.add(path, for: ["platformFilter", "platformFilters"].flatMap { objects.list(objects[file], $0) })
    }
  }

  /// Frameworks and package products that are linked or embedded.
  private func addLinks(_ phase: String, to target: inout BuildTarget) {
    for file in objects.list(objects[phase], "files") {
      let at = objects.at(file)
      if let product = objects[file]?["productRef"]?.text { addProduct(product, at: at, to: &target) }
      guard let reference = objects[file]?["fileRef"]?.text else { continue }
      // Targets for several platforms may build files of one name: the name does not say which of them is meant.
      if let maker = makers[reference] {
        target.dependencies.append(BuildDependency(name: maker, way: .target, at: at))
        continue
      }
      guard let path = objects[reference]?["path"]?.text else { continue }
      let name = Path.name(path)
      guard let end = [".framework", ".a", ".xcframework", ".appex", ".app"].first(where: name.hasSuffix) else { continue }
      var module = String(name.dropLast(end.count))
      if end == ".a", module.hasPrefix("lib") { module.removeFirst(3) }
      target.dependencies.append(BuildDependency(name: Target.module(of: module), way: .product(of: nil), at: at))
    }
  }

  private func addProduct(_ product: String, at: Location, to target: inout BuildTarget) {
    guard let name = objects[product]?["productName"]?.text else {
      target.knowledge = .unknown
      return
    }
    let bare = name.hasPrefix("plugin:") ? String(name.dropFirst(7)) : name
    if bare != name { target.mayNeedMore = true }
    target.dependencies.append(BuildDependency(name: bare, way: .product(of: nil), at: at))
  }

  /// - Parameter gathering: The targets without a product that were met, which only have others built: before, and unlinked.
  private func addDependency(_ id: String, to target: inout BuildTarget, _ gathering: inout Set<String>) {
    let dependency = objects[id]
    let proxy = objects[dependency?["targetProxy"]?.text]
    let at = objects.at(id)
    if let key = dependency?["target"]?.text, objects.kind(key) == "PBXAggregateTarget" {
      guard gathering.insert(key).inserted else { return }
      let own = target.dependencies.count
      for inner in objects.list(objects[key], "dependencies") { addDependency(inner, to: &target, &gathering) }
      for index in own..<target.dependencies.count { target.dependencies[index].isConditional = true }
    } else if let other = objects[dependency?["target"]?.text], let name = other["name"]?.text {
      target.dependencies.append(BuildDependency(name: name, way: .target, at: at))
    } else if let product = dependency?["productRef"]?.text {
      addProduct(product, at: at, to: &target)
    } else if let name = dependency?["name"]?.text ?? proxy?["remoteInfo"]?.text {
      target.dependencies.append(BuildDependency(name: Target.module(of: name), way: .product(of: nil), at: at))
    } else if dependency == nil || dependency?["target"] != nil || dependency?["targetProxy"] != nil {
      target.knowledge = .unknown
    }
    // What names nothing was left behind by something that is gone.
  }

  /// Folders whose files belong to a target without being listed, and what is excepted on either side.
  private func addFolders(
    of id: String, _ object: PropertyList, to target: inout BuildTarget, _ filters: inout PlatformFilters
  ) {
    let own = Set(objects.list(object, "fileSystemSynchronizedGroups"))
    for folder in objects.synchronized {
      guard let path = objects.paths[folder] else { continue }
      if own.contains(folder) { target.files.folders.append(path) }
      for exception in objects.list(objects[folder], "exceptions") where objects[exception]?["target"]?.text == id {
        let members = objects.list(objects[exception], "membershipExceptions").map { objects.spelled(Path.joined(path, $0)) }
        for (file, entry) in objects[exception]?["platformFiltersByRelativePath"]?.entries ?? [:] {
          filters.add(objects.spelled(Path.joined(path, file)), for: entry.value.texts)
        }
        if own.contains(folder) {
          target.files.excluded += members
        } else {
          target.files.listed.formUnion(members.filter { $0.hasSuffix(".swift") })
          target.files.folders += members.filter { !Path.name($0).contains(".") }
        }
      }
    }
  }

  /// The name that its build settings give its module, where they say so in all configurations alike: its own, those of the files
  /// that they are based on, then the project's.
  private func module(of target: PropertyList, _ name: String) -> String {
    let own = configurations(target)
    let shared = configurations(objects.project)
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      let found = Set(own.map { settings.value(of: key, in: $0) })
      if found.count == 1, let value = found.first ?? nil, let module = settings.plain(value, target: name, in: own) {
        return Target.module(of: module)
      }
      guard found == [nil] else { continue }
      let usual = Set(shared.map { settings.value(of: key, in: $0) })
      if usual.count == 1, let value = usual.first ?? nil, let module = settings.plain(value, target: name, in: own) {
        return Target.module(of: module)
      }
    }
    return Target.module(of: name)
  }

  private func configurations(_ owner: PropertyList) -> [BuildSettings.Configuration] {
    objects.list(objects[owner["buildConfigurationList"]?.text], "buildConfigurations").map { id in
      let reference = objects[id]?["baseConfigurationReference"]?.text
      let base = reference.flatMap { objects.paths[$0] }
      // Of newer projects the files lie in folders that list none.
      let isBaseKnown = base != nil || reference == nil && objects[id]?["baseConfigurationReferenceAnchor"] == nil
      return BuildSettings.Configuration(
        name: objects[id]?["name"]?.text ?? "", own: objects[id]?["buildSettings"], base: base, isBaseKnown: isBaseKnown)
    }
  }

  /// The texts of settings in each configuration of a target; those of the project say what it does not.
  private func settings(of target: PropertyList) -> [(name: String, texts: (String) -> [String])] {
    let shared = Dictionary(configurations(objects.project).map { ($0.name, $0) }) { first, _ in first }
    return configurations(target).map { own in
      func texts(_ key: String) -> [String] {
        let found = settings.texts(of: key, in: own)
        let isWhole = !found.isEmpty && !found.contains { $0.contains("inherited") }
        return isWhole ? found : found + (shared[own.name].map { settings.texts(of: key, in: $0) } ?? [])
      }
      return (own.name, texts)
    }
  }

  /// What some configurations of a target leave out.
  private func leftOut(_ configurations: [(name: String, texts: (String) -> [String])]) -> [LeftOutSources] {
    LeftOutSources.among(
      configurations.map { name, texts in
        let flags = (texts("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + texts("OTHER_SWIFT_FLAGS")).joined(separator: " ")
        return LeftOutSources.Configuration(
          isDebug: flags.contains(BuildCondition.debugging) || name.lowercased().contains("debug"),
          patterns: LeftOutSources.patterns(LeftOutSources.keys.flatMap(texts), in: objects.sourceRoot))
      })
  }

  /// What each configuration of a target says, those of the project where it does not; nil where one does not tell.
  private func eachConfiguration(
    of target: PropertyList, _ read: ([BuildSettings.Configuration]) -> Set<String>?
  ) -> [Set<String>]? {
    let shared = Dictionary(configurations(objects.project).map { ($0.name, $0) }) { first, _ in first }
    let all = configurations(target).map { own in read([own] + (shared[own.name].map { [$0] } ?? [])) }
    return all.isEmpty || all.contains(nil) ? nil : all.compactMap { $0 }
  }

  private func kind(_ type: String) -> String {
    let word = type.replacing("com.apple.product-type.", with: "")
    if word.hasPrefix("bundle.") && word.hasSuffix("testing") || word.hasPrefix("bundle.") && word.hasSuffix("test") {
      return "test"
    }
    if word.contains("extension") { return "extension" }
    if word.hasPrefix("application") || word == "tool" || word == "xpc-service" { return "app" }
    return "library"
  }
}

/// The deepest folder that holds everything a target lists.
private func commonFolder(of files: BuildSources) -> String? {
  Path.common(of: files.folders + Set(files.listed.map { Path.folder(of: $0) }).sorted())
}
