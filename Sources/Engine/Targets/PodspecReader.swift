import Model

/// What a podspec says line by line. It is a program, so what it depends on is never known for certain.
func build(describedByPodspec text: String, file: String) -> BuildFile? {
  let folder = Path.folder(of: file)
  var build = BuildFile(file: file, folder: folder)
  var target: BuildTarget?
  var folders: [String] = []
  for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let at = Location(file: file, line: number + 1, column: 1)
    let words = line.drop { $0.isWhitespace }
    let texts = quoted(words)
    guard !words.hasPrefix("#"), let first = texts.first, let dot = words.firstIndex(of: ".") else { continue }
    let property = words[words.index(after: dot)...].prefix { $0.isLetter || $0 == "_" }
    switch property {
    case "name" where target == nil:
      target = BuildTarget(
        name: first, module: Target.module(of: first), kind: "library", path: folder, files: BuildSources(), knowledge: .unknown,
        mayNeedMore: true, at: at)
    case "module_name": target?.module = first
    case "source_files":
      for pattern in texts {
        let parts = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") && !$0.contains("#") }
        folders.append(Path.resolved(parts.joined(separator: "/"), in: folder))
      }
    case "dependency":
      let name = first.split(separator: "/").first.map(String.init) ?? first
      if name != target?.name { target?.dependencies.append(BuildDependency(name: name, way: .product(of: nil), at: at)) }
    default: break
    }
  }
  guard var target, !folders.isEmpty else { return nil }
  target.files.folders = folders
  target.path = folders.count == 1 ? folders[0] : folder
  build.names = [target.name.lowercased()]
  build.targets = [target]
  build.products = [BuildProduct(name: target.name, targets: [target.name])]
  return build
}

/// The texts between quotation marks of a line.
private func quoted(_ line: Substring) -> [String] {
  var texts: [String] = []
  var rest = line
  while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
    let after = rest[rest.index(after: start)...]
    guard let end = after.firstIndex(of: rest[start]) else { break }
    texts.append(String(after[..<end]))
    rest = after[after.index(after: end)...]
  }
  return texts
}
