import Model

extension BuildFile {
  /// What facts state of their targets, in place of a description.
  ///
  /// - Parameter isKnown: Whether somebody else describes the target with a name.
  init(stated all: [(target: StatedTarget, files: [String])], except isKnown: (String) -> Bool) {
    self.init(file: "", folder: "")
    let names = StatedNames(all.map(\.target.name))
    // A target that is built in several ways has facts for each.
    let groups = Dictionary(grouping: all, by: \.target.name).sorted { $0.key < $1.key }.map(\.value)
    let numbers = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1[0].target.name, $0) })
    var parts: [ProgramPart] = []
    for group in groups {
      let (target, files) = (group[0].target, Set(group.flatMap(\.files)).sorted())
      let needed = group.allSatisfy { $0.target.dependencies != nil } ? Set(group.flatMap { $0.target.dependencies ?? [] }) : nil
      let folder = Path.common(of: files.map { Path.folder(of: $0) }) ?? ""
      let at = Location(file: target.description ?? files.first ?? folder, line: 1, column: 1)
      let name = names.short(target.name)
      var new = BuildTarget(
        name: name, module: target.module ?? Target.module(of: name), kind: target.kind,
        path: target.description.map { Path.folder(of: $0) } ?? folder, files: BuildSources(listed: Set(files)),
        knowledge: needed == nil ? .unknown : .direct, mayNeedMore: true, at: at)
      new.dependencies = (needed ?? []).sorted().map { dependency in
        let way = numbers[dependency] == nil ? BuildDependency.Way.product(of: dependency) : .target
        return BuildDependency(name: names.short(dependency), way: way, at: at)
      }
      targets.append(new)
      parts.append(
        ProgramPart(
          kind: target.kind, bundles: files.isEmpty, package: new.path, needs: Set((needed ?? []).compactMap { numbers[$0] })))
    }
    for (index, kind) in kinds(of: parts).enumerated() { targets[index].kind = kind }
    targets.removeAll { isKnown($0.name) }
  }

  /// What it says of targets of which no other description speaks.
  func without(_ others: [BuildFile]) -> BuildFile {
    let known = Set(others.flatMap { $0.targets.map(\.name) })
    var rest = self
    rest.targets.removeAll { known.contains($0.name) }
    return rest
  }
}

/// What targets are called that bear the labels of a build: `//app/login:Login` is `Login` where no other label ends so.
private struct StatedNames {
  private let labels: Set<String>
  private var counts: [String: Int] = [:]

  init(_ labels: [String]) {
    self.labels = Set(labels)
    for label in self.labels { counts[Self.last(label), default: 0] += 1 }
  }

  /// Labels of others end anywhere.
  func short(_ label: String) -> String {
    counts[Self.last(label)] == 1 || !labels.contains(label) ? Self.last(label) : label
  }

  static func last(_ label: String) -> String {
    let isLabel = label.hasPrefix("//") || label.hasPrefix("@")
    return isLabel ? label.split { $0 == ":" || $0 == "/" || $0 == "@" }.last.map(String.init) ?? label : label
  }
}
