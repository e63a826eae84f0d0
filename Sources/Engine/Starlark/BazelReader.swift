import Model

/// A workspace of Bazel or Buck: its root and the build files below it, relative to the project's root.
struct BazelWorkspace {
  var root: String
  var files: [String]
}

/// What the build files of a workspace say, read as data. `sources` are the Swift files of the project, `read` gives a file's text.
func build(describedByBazel workspace: BazelWorkspace, sources: [String], read: (String) -> String?) -> BuildFile {
  // The reader keeps what macros' files say for as long as it lives, and this function outlives it.
  withoutActuallyEscaping(read) { read in
    let starlark = StarlarkReader { label in
      let parts = label.dropFirst(2).split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard label.hasPrefix("//"), parts.count == 2 else { return nil }
      return read(Path.joined(workspace.root, parts[0].isEmpty ? parts[1] : parts[0] + "/" + parts[1]))
    }
    let settings = [".bazelrc", "REPO.bazel"].compactMap { read(Path.joined(workspace.root, $0)) }
    var reader = BazelReader(workspace: workspace, sources: sources, visibility: BazelVisibility(settings: settings))
    for file in workspace.files {
      guard let text = read(file) else { continue }
      let package =
        Path.folder(of: file) == workspace.root ? "" : Path.relative("/" + Path.folder(of: file), to: "/" + workspace.root)
      let (rules, isWhole) = starlark.rules(in: text, package: package)
      reader.take(rules, file, package, isWhole: isWhole)
    }
    return reader.finish()
  }
}

struct BazelReader {
  /// A rule with the label by which others name it.
  struct Node {
    var label: String
    var rule: StarlarkRule
    var file: String
    var package: String
  }

  let workspace: BazelWorkspace
  private let globs: BazelGlobs
  var nodes: [Node] = []
  var places: [String: Int] = [:]
  var unread: [BuildFile.Unread] = []
  var visibility: BazelVisibility

  init(workspace: BazelWorkspace, sources: [String], visibility: BazelVisibility) {
    self.workspace = workspace
    self.visibility = visibility
    globs = BazelGlobs(
      sources.filter { Path.isInside($0, workspace.root) }, packages: Set(workspace.files.map { Path.folder(of: $0) }))
  }

  mutating func take(_ rules: [StarlarkRule], _ file: String, _ package: String, isWhole: Bool) {
    if !isWhole, rules.allSatisfy({ !$0.isOpaque }) {
      unread.append(.init(reason: "a part of this build file is not followed", at: Location(file: file, line: 1, column: 1)))
    }
    visibility.take(rules, package, isWhole: isWhole)
    for rule in rules {
      guard let name = rule.arguments["name"]?.text else {
        if rule.isOpaque { unread.append(.init(reason: hidden(by: rule), at: Location(file, rule.at))) }
        continue
      }
      let label = "//" + package + ":" + name
      if places[label] == nil { places[label] = nodes.count }
      nodes.append(Node(label: label, rule: rule, file: file, package: package))
    }
  }

  private func hidden(by rule: StarlarkRule) -> String {
    "the macro `\(rule.name)` hides what it makes; declare the target under `targets` in dilint.yml"
  }

  func finish() -> BuildFile {
    var build = BuildFile(file: Path.joined(workspace.root, "BUILD"), folder: workspace.root)
    build.file = workspace.files.first ?? build.file
    build.unread = unread
    let isKnown = { (node: Node) in BazelRules.kind(node.rule.name) != nil || node.rule.isOpaque && !files(of: node).isEmpty }
    var names: [String: Int] = [:]
    for node in nodes where isKnown(node) { names[node.rule.arguments["name"]?.text ?? "", default: 0] += 1 }
    var numbers: [Int: Int] = [:]
    var parts: [ProgramPart] = []
    for (index, node) in nodes.enumerated() {
      if node.rule.isOpaque {
        build.unread.append(
          .init(
            reason: hidden(by: node.rule),
            at: Location(node.file, node.rule.at)))
      }
      guard isKnown(node), places[node.label] == index else { continue }
      let (target, needed) = target(node, names)
      numbers[index] = build.targets.count
      build.targets.append(target)
      parts.append(
        ProgramPart(
          kind: target.kind, bundles: BazelRules.bundles(node.rule.name), package: node.package, needs: Set(needed)))
    }
    for index in parts.indices { parts[index].needs = Set(parts[index].needs.compactMap { numbers[$0] }) }
    for (index, kind) in kinds(of: parts).enumerated() { build.targets[index].kind = kind }
    build.sayWhoseDependenciesAreUnclear()
    return build
  }

  private func target(_ node: Node, _ names: [String: Int]) -> (BuildTarget, [Int]) {
    let rule = node.rule
    let name = rule.arguments["name"]?.text ?? ""
    let at = Location(node.file, rule.at)
    let isBuck = ["BUCK", "BUCK.v2"].contains(Path.name(node.file))
    let usual = rule.name.hasPrefix("swift_") && !isBuck ? String((node.package + ":" + name).drop { $0 == ":" }) : name
    let files = files(of: node)
    var target = BuildTarget(
      name: self.name(of: node, names), module: Target.module(of: rule.arguments["module_name"]?.text ?? usual),
      kind: BazelRules.kind(rule.name) ?? "unknown", path: Path.joined(workspace.root, node.package),
      files: BuildSources(listed: Set(files)), knowledge: isBuck ? .reach : .direct, at: at)
    if rule.arguments["testonly"].map({ if case .none = $0 { false } else { true } }) == true { target.kind = "test" }
    target.systems = TargetSystems.named([String(rule.name.prefix { $0 != "_" })])
    target.isTool = rule.name == "swift_compiler_plugin" || rule.name == "swift_library_group"
    if rule.isOpaque { target.knowledge = .unknown }
    target.aliases = moduleAliases(in: rule.arguments["copts"]?.texts.map(\.text) ?? [])
    // Other languages in it, generated code and what is only bundled need no import.
    let written = rule.arguments["srcs"]
    target.mayNeedMore = BazelRules.bundles(rule.name) || written.map { !$0.isWhole || holdsMore($0) } ?? false
    var needed: [Int] = []
    for key in BazelRules.dependencies {
      guard let value = rule.arguments[key] else { continue }
      let list = value.elements.isEmpty && value.text != nil ? StarlarkValue.list([value], isWhole: true) : value
      // What a function makes of a label is one, too.
      if !list.isWhole || list.texts.count < list.elements.count { target.knowledge = .unknown }
      for (text, place, isPossible) in list.texts {
        let place = Location(node.file, place)
        guard let label = self.label(text, in: node.package) else {
          target.dependencies.append(BuildDependency(name: lastWord(text), way: .product(of: text), at: place))
          continue
        }
        let others = meant(by: label)
        if others.isEmpty { target.knowledge = .unknown }
        let along = handedOn(by: others)
        if !along.isWhole { target.knowledge = .unknown }
        for other in along.nodes {
          var dependency = dependency(on: nodes[other], names, at: place)
          (dependency.isPossible, dependency.isBroughtAlong) = (isPossible, true)
          if dependency.way == .target { target.dependencies.append(dependency) }
        }
        // What only some builds bundle does not tell which library is the program.
        if !isPossible { needed += others }
        for other in others {
          var dependency = dependency(on: nodes[other], names, at: place)
          if dependency.way == .target {
            dependency.isConditional = isPossible || others.count > 1
            dependency.hiddenAt = isPossible ? nil : hides(label, from: node)
          }
          target.dependencies.append(dependency)
        }
      }
    }
    return (target, needed)
  }

  /// What these hand on to whoever depends on them, of the rules of this workspace.
  private func handedOn(by nodes: [Int]) -> (nodes: [Int], isWhole: Bool) {
    var found: [Int] = []
    var seen: Set<Int> = []
    var isWhole = true
    var work = nodes
    while let next = work.popLast() {
      let node = self.nodes[next]
      guard BazelRules.handsOn(node.rule.name), let value = node.rule.arguments["deps"] else { continue }
      if !value.isWhole { isWhole = false }
      for text in value.texts.map(\.text) {
        guard let label = label(text, in: node.package) else { continue }
        let all = meant(by: label)
        if all.isEmpty { isWhole = false }
        let others = all.filter { seen.insert($0).inserted }
        found += others
        work += others
      }
    }
    return (found, isWhole)
  }

  private func dependency(on node: Node, _ names: [String: Int], at place: Location) -> BuildDependency {
    let arguments = node.rule.arguments
    if BazelRules.foreign.contains(node.rule.name) {
      let module = arguments["module_name"]?.text ?? arguments["name"]?.text ?? ""
      return BuildDependency(name: module, way: .product(of: node.label), at: place)
    }
    guard BazelRules.kind(node.rule.name) != nil || node.rule.isOpaque else {
      // Of an alias for something outside, that is what source imports.
      let name = lastWord(arguments["actual"]?.text ?? node.label)
      return BuildDependency(name: name, way: .product(of: node.label), at: place)
    }
    return BuildDependency(name: name(of: node, names), way: .target, at: place)
  }

  /// What people read: the rule's own name, or its label where several have that name.
  private func name(of node: Node, _ names: [String: Int]) -> String {
    let name = node.rule.arguments["name"]?.text ?? ""
    return names[name] == 1 ? name : node.label
  }

  /// Whether sources come from other rules or in other languages.
  private func holdsMore(_ value: StarlarkValue) -> Bool {
    value.elements.contains { element in
      switch element.sure {
      case .text(let text, _): !text.hasSuffix(".swift")
      case .call("glob", let arguments, _): patterns(arguments["include"]).contains { !$0.hasSuffix(".swift") }
      default: true
      }
    }
  }

  private func patterns(_ value: StarlarkValue?) -> [String] { value.map { $0.texts.map(\.text) } ?? [] }

  /// The Swift files of a rule: those listed, those that patterns find in its package, those of groups of files that it names.
  private func files(of node: Node, depth: Int = 0) -> [String] {
    var found: Set<String> = []
    let base = Path.joined(workspace.root, node.package)
    var work = ["srcs"].compactMap { node.rule.arguments[$0] }
    while let value = work.popLast() {
      switch value.sure {
      case .list(let parts, _): work += parts
      case .text(let text, _):
        if text.hasSuffix(".swift"), !text.hasPrefix("//"), !text.hasPrefix("@") {
          found.insert(Path.resolved(text.hasPrefix(":") ? String(text.dropFirst()) : text, in: base))
        } else if depth < 5, let label = self.label(text, in: node.package), case let others = meant(by: label),
          !others.isEmpty, !others.contains(where: { nodes[$0].label == node.label })
        {
          for other in others where !BazelRules.makesFiles(nodes[other].rule) {
            found.formUnion(files(of: nodes[other], depth: depth + 1))
          }
        } else if text.hasPrefix("//"), text.hasSuffix(".swift") {
          found.insert(Path.joined(workspace.root, String(text.dropFirst(2).replacing(":", with: "/"))))
        }
      case .call("glob", let arguments, _):
        found.formUnion(globs.files(in: base, patterns(arguments["include"]), but: patterns(arguments["exclude"])))
      default: break
      }
    }
    return found.sorted()
  }
}
