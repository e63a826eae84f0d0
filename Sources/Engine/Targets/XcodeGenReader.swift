import Manifests
import Model

/// What the `project.yml` of XcodeGen says, with what it includes; nil where it is no such file. `read` gives the text of a file.
/// - Parameter files: the sources of the project.
func build(
  describedByXcodeGen text: String, file: String, files: [String], spelled: SpelledPaths, read: (String) -> String?
) -> BuildFile? {
  guard let spec = XcodeGenSpec(reading: text, file: file, read: read), let targets = spec.yaml["targets"],
    !targets.entries.isEmpty
  else { return nil }
  let yaml = spec.yaml
  let folder = Path.folder(of: file)
  var build = BuildFile(file: file, folder: folder)
  if let name = yaml["name"]?.text { build.names.insert(name.lowercased()) }
  if let at = spec.openAt { build.unread.append(.init(reason: "not every file that this project includes can be read", at: at)) }
  for package in yaml["packages"]?.entries ?? [] {
    if let path = package.value["path"]?.text { build.references.insert(Path.resolved(path, in: folder)) }
    let address = (package.value["url"] ?? package.value["github"])?.text
    if address != nil { build.allow(versions(package.value), of: [package.key, address].compactMap { $0 }) }
  }
  for project in yaml["projectReferences"]?.entries ?? [] {
    if let path = project.value["path"]?.text { build.references.insert(Path.resolved(path, in: folder)) }
  }
  let applied = targets.entries.map(spec.applied)
  let platforms = XcodeGenPlatforms(
    zip(targets.entries, applied).map { PlainYAML.Entry(key: $0.key, at: $0.at, value: $1 ?? $0.value) })
  for (entry, applied) in zip(platforms.targets, applied) {
    if applied == nil { build.unread.append(.init(reason: "a template of this target is not there", at: entry.at)) }
    guard var (target, filters) = target(entry, groups: yaml["settingGroups"], folder: folder, files, spelled) else { continue }
    addLeftOut([entry.value["settings"], yaml["settings"]], yaml["configs"], folder: folder, to: &target, filters)
    target.dependencies = target.dependencies.flatMap { gathered($0, by: yaml["aggregateTargets"]) }
    for index in target.dependencies.indices { target.dependencies[index].name = platforms.name(target.dependencies[index]) }
    var seen: Set<BuildDependency> = []
    target.dependencies = target.dependencies.filter { seen.insert($0).inserted }
    if spec.openAt != nil || applied == nil { target.knowledge = .unknown }
    build.targets.append(target)
    build.products.append(BuildProduct(name: target.module, targets: [target.name]))
  }
  return build
}

/// Which versions of a package a spec allows.
private func versions(_ package: PlainYAML) -> VersionRange? {
  func version(_ keys: String...) -> Version? { keys.lazy.compactMap { package[$0]?.text.flatMap(Version.init(stated:)) }.first }
  if let exact = version("exactVersion", "version") { return .exactly(exact) }
  if let major = version("majorVersion", "from") { return .upToNextMajor(major) }
  if let minor = version("minorVersion") { return .upToNextMinor(minor) }
  return version("minVersion").map { VersionRange(from: $0, below: version("maxVersion")?.next) }
}

private func target(
  _ entry: PlainYAML.Entry, groups: PlainYAML?, folder: String, _ files: [String], _ spelled: SpelledPaths
) -> (BuildTarget, PlatformFilters)? {
  let value = entry.value
  guard let type = value["type"]?.text else { return nil }
  let sources = XcodeGenSources(value["sources"]?.items ?? [], folder: folder, files, spelled)
  let product =
    ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.compactMap { setting($0, in: value["settings"], groups) }.first
    ?? value["productName"]?.text
  var target = BuildTarget(
    name: entry.key, module: Target.module(of: product.flatMap { $0.contains("$") ? nil : $0 } ?? entry.key), kind: kind(type),
    path: sources.home ?? Path.resolved(entry.key, in: folder), files: sources.all, knowledge: .reach, at: entry.at)
  target.systems = systems(value, groups)
  // Scripts, plug-ins and build rules may write code.
  let makers = [
    "preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts", "buildRules",
    "buildToolPlugins", "legacy",
  ]
  target.mayNeedMore = !sources.isTold || makers.contains { value[$0] != nil }
  for dependency in value["dependencies"]?.items ?? [] {
    // What the environment says is known where the project is generated.
    if ["target", "package", "framework"].contains(where: { dependency[$0]?.text?.contains("${") == true }) {
      target.knowledge = .unknown
    } else if let name = dependency["target"]?.text {
      let parts = name.split(separator: "/").map(String.init)
      let way: BuildDependency.Way = parts.count == 2 ? .product(of: parts[0]) : .target
      target.dependencies.append(
        BuildDependency(name: parts.last ?? name, way: way, at: dependency.at, isConditional: isForMore(dependency)))
    } else if let package = dependency["package"]?.text {
      let products = dependency["products"]?.items.compactMap(\.text) ?? [dependency["product"]?.text ?? package]
      for product in products {
        target.dependencies.append(
          BuildDependency(name: product, way: .product(of: nil), at: dependency.at, isConditional: isForMore(dependency)))
      }
    } else if let framework = dependency["framework"]?.text {
      let name = Path.name(framework).split(separator: ".").first.map(String.init) ?? framework
      target.dependencies.append(BuildDependency(name: name, way: .product(of: nil), at: dependency.at))
    } else if ["sdk", "carthage", "bundle"].allSatisfy({ dependency[$0] == nil }) {
      target.knowledge = .unknown
    }
  }
  return (target, sources.filters)
}

/// A dependency, or what an aggregate target that it names has built before, and does not link.
private func gathered(_ dependency: BuildDependency, by aggregates: PlainYAML?) -> [BuildDependency] {
  guard dependency.way == .target, aggregates?[dependency.name] != nil else { return [dependency] }
  var (found, open): ([BuildDependency], [String]) = ([], [dependency.name])
  var seen = Set(open)
  while let next = open.popLast() {
    guard let aggregate = aggregates?[next] else {
      found.append(BuildDependency(name: next, way: .target, at: dependency.at, isConditional: true))
      continue
    }
    open += (aggregate["targets"]?.items.compactMap(\.text) ?? []).filter { seen.insert($0).inserted }.reversed()
  }
  return found
}

/// Whether some platforms alone have a dependency, or it is there without being linked: to be built before, or to be embedded.
private func isForMore(_ dependency: PlainYAML) -> Bool {
  dependency["link"]?.text == "false"
    || ["platformFilter", "platforms", "destinationFilters"].contains { dependency[$0] != nil }
}

/// The systems that a target names, unless its settings have a word in it. `auto` leaves it to the destinations (XcodeGen, `Platform.auto`,
/// `Target.supportedDestinations`).
private func systems(_ target: PlainYAML, _ groups: PlainYAML?) -> Set<String>? {
  let settings = target["settings"]
  let isPlain = ["SUPPORTED_PLATFORMS", "SDKROOT"].allSatisfy { setting($0, in: settings, groups) == nil }
  guard isPlain, settings?["configs"] == nil else { return nil }
  func names(_ key: String) -> [String] { target[key].map { $0.text.map { [$0] } ?? $0.items.compactMap(\.text) } ?? [] }
  let destinations = names("supportedDestinations")
  return TargetSystems.named(destinations.isEmpty ? names("platform") : destinations)
}

private func kind(_ type: String) -> String {
  if type.hasPrefix("bundle.") && type.contains("test") { return "test" }
  if type.contains("extension") { return "extension" }
  return type.hasPrefix("application") || type == "tool" || type == "xpc-service" ? "app" : "library"
}

/// What a target's settings say of a name: its own first, then those of the groups that it takes, the last one first.
private func setting(_ name: String, in settings: PlainYAML?, _ groups: PlainYAML?, depth: Int = 0) -> String? {
  guard let settings, depth < 12 else { return nil }
  if let own = (settings["base"] ?? settings)[name]?.text { return own }
  return settings["groups"]?.items.reversed().lazy
    .compactMap { $0.text.flatMap { setting(name, in: groups?[$0], groups, depth: depth + 1) } }.first
}

/// Takes in what some configurations or platforms leave out of a target: XcodeGen has `Debug` and `Release` unless the spec names others, and gives
/// `DEBUG` to those of the kind `debug`.
private func addLeftOut(
  _ settings: [PlainYAML?], _ configs: PlainYAML?, folder: String, to target: inout BuildTarget, _ filters: PlatformFilters
) {
  let named = (configs?.entries ?? []).map { (name: $0.key.lowercased(), isDebug: $0.value.text == "debug") }
  let all = named.isEmpty ? [("debug", true), ("release", false)] : named
  let texts = all.map { name, _ in
    let own = settings.flatMap { settings in
      (settings?["configs"]?.entries ?? []).filter { name.contains($0.key.lowercased()) }.map(\.value)
        + [settings?["base"] ?? settings].compactMap { $0 }
    }
    return { (key: String) in own.flatMap { $0[key].map { $0.text.map { [$0] } ?? $0.items.compactMap(\.text) } ?? [] } }
  }
  var filters = filters
  filters.add(texts, in: folder)
  target.leftOut =
    LeftOutSources.among(
      zip(all, texts).map { configuration, texts in
        LeftOutSources.Configuration(
          isDebug: configuration.1, patterns: LeftOutSources.patterns(LeftOutSources.keys.flatMap(texts), in: folder))
      }) + filters.leftOut
}
