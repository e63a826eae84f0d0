import Model
import Scripts

/// What a `Package.swift` says. It is read, never run: what only running would tell is left open.
func build(describedBy package: Digest, text: String, exists: @escaping (String) -> Bool) -> BuildFile {
  let script = BuildScript(package, interface: packageInterface)
  var reader = PackageReader(
    script: script, build: BuildFile(file: package.file, folder: Path.folder(of: package.file)), exists: exists,
    later: LaterDependencies(script, text))
  reader.read()
  reader.build.sayWhoseDependenciesAreUnclear()
  return reader.build
}

private struct PackageReader {
  var script: BuildScript
  var build: BuildFile
  var exists: (String) -> Bool
  var later: LaterDependencies
  /// By folders in which targets look for their files: how many do.
  var residents: [[String]: Int] = [:]

  /// Some packages that this one names cannot be read.
  var lacksPackages = false

  static let kinds = [
    "target": "library", "executableTarget": "app", "testTarget": "test", "macro": "library", "plugin": "library",
  ]

  mutating func read() {
    build.names.insert(Path.name(build.folder).lowercased())
    // Where the end cannot be told, what stands at the start and what is added at file scope can.
    let end = script.finalValue(named: "package")
    let isWhole = end.map { if case .call("Package", _, _) = $0 { $0["targets"]?.elements != nil } else { false } } ?? false
    let package = isWhole ? end : script.value(named: "package")
    if let package, case .call("Package", _, _) = package {
      if let name = package["name"]?.text { build.names.insert(name.lowercased()) }
      take(targets: package["targets"])
      take(products: package["products"])
      take(packages: package["dependencies"])
      if isWhole, build.unread.isEmpty { keepWhatNoProductHas(package["products"]) }
    }
    if !isWhole { for statement in script.digest.statements { follow(statement) } }
    if lacksPackages { doubtProductsOfOthers() }
    if script.isCutOff {
      build.unread.append(
        .init(reason: "this package is too large to be followed", at: Location(file: build.file, line: 1, column: 1)))
    }
  }

  /// `package.targets += […]`, `package.targets.append(…)`.
  private mutating func follow(_ statement: Statement) {
    switch statement {
    case .expression(let expression):
      switch expression.form {
      case .binary(let left, "+=", let right):
        if let list = list(left) { take(script.value(of: right), into: list) }
      case .assign(let left, let right):
        if let list = list(left) { take(script.value(of: right), into: list) }
      case .call(let callee, let arguments):
        guard case .member(let base?, "append", _, _) = callee.form, let list = list(base), let first = arguments.first else {
          return
        }
        let value = script.value(of: first.value)
        take(first.label == nil ? .list([value], isWhole: true) : value, into: list)
      default: break
      }
    case .conditional(let branches): for branch in branches { for inner in branch.body { follow(inner) } }
    case .if(_, let body, let otherwise): for inner in body + otherwise { follow(inner) }
    default: break
    }
  }

  /// Which of the package's lists an expression names.
  private func list(_ expression: Expression) -> String? {
    guard case .member(let base?, let name, _, _) = expression.form, case .name("package", _) = base.form else { return nil }
    return name
  }

  private mutating func take(_ value: Written, into list: String) {
    switch list {
    case "targets": take(targets: value)
    case "products": take(products: value)
    case "dependencies": take(packages: value)
    default: break
    }
  }

  private mutating func take(targets value: Written?) {
    guard let value, value != .nothing else { return }
    if !value.isWholeList {
      let at = value.at ?? Position(line: 1, column: 1)
      build.unread.append(.init(reason: "not every target of this package can be read", at: Location(build.file, at)))
    }
    let targets = (value.elements ?? []).map(\.sure)
    for case .call(let function, _, _) in targets where Self.kinds[function] != nil {
      residents[homes(of: function), default: 0] += 1
    }
    for target in targets {
      guard case .call(let function, _, let at) = target, let kind = Self.kinds[function] else { continue }
      guard let name = target["name"]?.text else {
        build.unread.append(.init(reason: "the name of this target cannot be read", at: Location(build.file, at)))
        continue
      }
      add(name, kind, target, function, at)
    }
  }

  private mutating func add(_ name: String, _ kind: String, _ target: Written, _ function: String, _ at: Position) {
    guard let path = path(of: name, target["path"], function) else {
      build.unread.append(.init(reason: "the folder of this target cannot be read", at: Location(build.file, at)))
      return
    }
    let inside = { (part: String) in plain(part).isEmpty ? path : Path.joined(path, plain(part)) }
    let sources = target["sources"]?.texts?.map(inside)
    var result = BuildTarget(
      name: name, module: Target.module(of: name), kind: kind, path: path,
      files: BuildSources(
        folders: sources ?? [path], excluded: (target["exclude"]?.texts?.map(inside) ?? []) + resources(of: target).map(inside)),
      at: Location(build.file, at))
    let dependencies = target["dependencies"] ?? .list([], isWhole: true)
    for dependency in dependencies.elements ?? [] {
      guard var read = read(dependency.sure) else {
        result.knowledge = .unknown
        continue
      }
      read.isPossible = dependency.isMaybe
      result.dependencies.append(read)
    }
    for added in later.added {
      guard var read = read(added.sure) else {
        result.knowledge = .unknown
        continue
      }
      read.isPossible = true
      if read.name != name { result.dependencies.append(read) }
    }
    if !dependencies.isWholeList || !later.isKnown { result.knowledge = .unknown }
    // A plug-in or macro may write code that nobody sees here.
    result.mayNeedMore = target["plugins"].map { $0 != .nothing && $0 != .list([], isWhole: true) } ?? false
    let settings = (target["swiftSettings"]?.elements ?? []).map(\.sure)
    result.aliases = moduleAliases(in: settings.flatMap { $0[nil]?.elements?.compactMap(\.text) ?? [] })
    result.isTool = function == "plugin" || function == "macro"
    build.targets.append(result)
  }

  private func path(of name: String, _ written: Written?, _ function: String) -> String? {
    if let written, written != .nothing {
      return written.text.map { plain($0).isEmpty ? build.folder : Path.resolved($0, in: build.folder) }
    }
    let homes = homes(of: function).map { Path.joined(build.folder, $0) }
    if let there = homes.map({ Path.joined($0, name) }).first(where: exists) { return there }
    // The only target that looks for its files there may have the whole folder, since tools 5.9 (`PackageBuilder.findPath` of SwiftPM).
    // Where tests have no folder of their own, that of the sources is not theirs.
    let own = function == "testTarget" ? Array(homes.prefix(1)) : homes
    if residents[self.homes(of: function)] == 1, let whole = own.first(where: exists) { return whole }
    return Path.joined(homes[0], name)
  }

  /// The folders in which a target of some kind looks for one that has its name.
  private func homes(of function: String) -> [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    return switch function {
    case "testTarget": ["Tests"] + sources
    case "plugin": ["Plugins"]
    default: sources
    }
  }

  private func read(_ dependency: Written) -> BuildDependency? {
    if case .text(let name, let at) = dependency { return BuildDependency(name: name, way: .name, at: Location(build.file, at)) }
    guard case .call(let function, _, let place) = dependency,
      let name = (dependency["name"] ?? dependency[nil])?.text
    else { return nil }
    let at = Location(build.file, place)
    let isConditional = dependency["condition"].map { $0 != .nothing } ?? false
    switch function {
    case "target", "targetItem": return BuildDependency(name: name, way: .target, at: at, isConditional: isConditional)
    case "byName", "byNameItem", "Dependency", "init":
      return BuildDependency(name: name, way: .name, at: at, isConditional: isConditional)
    case "product", "productItem":
      var aliases: [String: String] = [:]
      if case .table(let pairs, _)? = dependency["moduleAliases"] {
        for pair in pairs { if let own = pair.key.text, let other = pair.value.text { aliases[other] = own } }
      }
      let way = BuildDependency.Way.product(of: dependency["package"]?.text)
      return BuildDependency(name: name, way: way, at: at, isConditional: isConditional, aliases: aliases)
    default: return nil
    }
  }

  /// Paths of resources, which are no sources whatever they hold.
  private func resources(of target: Written) -> [String] {
    (target["resources"]?.elements ?? []).compactMap { ($0.sure[nil] ?? $0.sure["path"])?.text }.filter { !plain($0).isEmpty }
  }

  private mutating func take(products value: Written?) {
    for product in (value?.elements ?? []).map(\.sure) {
      guard let name = product["name"]?.text, let targets = product["targets"]?.texts else { continue }
      build.products.append(BuildProduct(name: name, targets: targets))
    }
  }

  /// Others can depend on products alone, and import of these what such a target depends on, too. An executable is none that one imports.
  private mutating func keepWhatNoProductHas(_ products: Written?) {
    let products = products.map { $0 == .nothing ? .list([], isWhole: true) : $0 } ?? .list([], isWhole: true)
    guard products.isWholeList, let all = products.elements?.map(\.sure), all.allSatisfy({ $0["targets"]?.isWholeList == true })
    else {
      return
    }
    var open: [String] = []
    for product in all {
      if case .call("executable", _, _) = product { continue }
      open += product["targets"]?.texts ?? []
    }
    var offered: Set<String> = []
    while let name = open.popLast() {
      guard offered.insert(name).inserted, let target = build.targets.first(where: { $0.name == name }) else { continue }
      guard target.knowledge != .unknown else { return }
      open += target.dependencies.map(\.name)
    }
    for index in build.targets.indices where !offered.contains(build.targets[index].name) { build.targets[index].isKept = true }
  }

  private mutating func take(packages value: Written?) {
    if let value, value != .nothing, !value.isWholeList { lacksPackages = true }
    for package in (value?.elements ?? []).map(\.sure) {
      if let path = package["path"]?.text {
        build.references.insert(Path.resolved(path, in: build.folder))
      } else if let address = package["url"]?.text {
        build.addressed.insert(packageName(address).lowercased())
      } else if package["path"] != nil || package["url"] == nil && package["id"] == nil {
        lacksPackages = true
      }
    }
    build.allow(packages: value)
  }

  /// Where not every package that this one names can be read, nobody knows what a target has that takes a product of another package.
  private mutating func doubtProductsOfOthers() {
    let own = Set(build.targets.map(\.name))
    for index in build.targets.indices
    where build.targets[index].dependencies.contains(where: { $0.way != .target && !own.contains($0.name) }) {
      build.targets[index].knowledge = .unknown
    }
  }
}

/// A path without `./` in front and `/` behind; the empty text for the folder itself.
func plain(_ path: String) -> String {
  var path = Substring(path)
  while path.hasPrefix("./") { path.removeFirst(2) }
  while path.hasSuffix("/") { path.removeLast() }
  return path == "." ? "" : String(path)
}
