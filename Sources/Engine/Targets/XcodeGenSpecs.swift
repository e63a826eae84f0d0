import Manifests
import Model

/// The specs of XcodeGen among YAML files of any name and JSON, as somebody names them on its command line: `named` are those that bear
/// the usual name, and of the others those are specs that have the shape of one. What another file includes belongs to that one, where
/// templates and targets of all of them are put together.
func xcodeGenSpecs(among files: Set<String>, named: Set<String>, read: (String) -> String?) -> Set<String> {
  // Most YAML is neither, and is not even parsed.
  let texts = files.union(named).sorted().compactMap { file in read(file).map { (file: file, text: $0) } }
    .filter { hasKey("targets", $0.text) || hasKey("include", $0.text) }
  let included = included(
    Dictionary(
      uniqueKeysWithValues: texts.filter { hasKey("include", $0.text) }.map { ($0.file, includes(of: $0.text, file: $0.file)) }))
  let others = texts.filter { file, text in
    guard !named.contains(file), hasKey("name", text), !included.contains(file),
      let spec = XcodeGenSpec(reading: text, file: file, read: read)
    else { return false }
    return (spec.yaml["targets"]?.entries ?? []).contains { isTarget(spec.applied($0) ?? $0.value) }
  }
  return named.subtracting(included).union(others.map(\.file))
}

/// What another file includes, by itself or through others. Where two include one another, neither is the other's.
private func included(_ below: [String: [String]]) -> Set<String> {
  func reached(from file: String) -> Set<String> {
    var found: Set<String> = []
    var open = [file]
    while let next = open.popLast(), found.count < 300 { open += (below[next] ?? []).filter { found.insert($0).inserted } }
    return found
  }
  return Set(below.keys.flatMap { file in reached(from: file).filter { !reached(from: $0).contains(file) } })
}

/// Whether a line of the text begins with a key of the outermost mapping. In JSON it may stand anywhere in a line.
private func hasKey(_ key: String, _ text: String) -> Bool {
  if text.utf8.first == UInt8(ascii: "{") { return text.contains("\"\(key)\"") }
  return text.utf8.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "\(key):".utf8) }
}

private func includes(of text: String, file: String) -> [String] {
  let folder = Path.folder(of: file)
  let items = PlainYAML(reading: text, file: file)?["include"]?.items ?? []
  return items.compactMap { ($0.text ?? $0["path"]?.text).map { Path.resolved($0, in: folder) } }
}

/// Whether something has what XcodeGen asks of a target: a type of product, and platforms.
private func isTarget(_ value: PlainYAML) -> Bool {
  let family = value["type"]?.text?.split(separator: ".").first.map(String.init) ?? ""
  let isType = products.contains(family) || family.hasSuffix("-extension")
  return isType && (value["platform"] != nil || value["supportedDestinations"] != nil)
}

/// What the types of products begin with, in XcodeGen's `PBXProductType`.
private let products: Set<String> = [
  "application", "bundle", "extensionkit-extension", "framework", "instruments-package", "library", "tool", "xpc-service",
]

extension [BuildFile] {
  /// Notes of Xcode projects that XcodeGen made of a spec which target has what only because others need it: the spec says what a target
  /// itself depends on, and the project links that in turn where it is told to.
  mutating func leaveToSpecs() {
    let specs = filter(\.isSpec)
    for number in indices where self[number].file.hasSuffix(".pbxproj") {
      let made = self[number]
      let spec = specs.first { spec in
        spec.folder == made.folder && !spec.names.isDisjoint(with: made.names)
          && Set(made.targets.map(\.name)).isSubset(of: spec.targets.map(\.name))
      }
      guard let spec, !made.targets.isEmpty else { continue }
      for (index, target) in made.targets.enumerated() {
        let own = Set(spec.targets.filter { $0.name == target.name }.flatMap(\.dependencies).map(\.name))
        for place in target.dependencies.indices where !own.contains(target.dependencies[place].name) {
          self[number].targets[index].dependencies[place].isBroughtAlong = true
        }
      }
    }
  }
}

extension BuildFile {
  /// Whether XcodeGen makes an Xcode project of it.
  var isSpec: Bool { [".yml", ".yaml", ".json"].contains(where: file.hasSuffix) }
}
