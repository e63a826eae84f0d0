import Model

/// What a podspec says line by line. It is a program, so what it depends on is never known for certain.
func build(describedByPodspec text: String, file: String) -> BuildFile? {
  let folder = Path.folder(of: file)
  var build = BuildFile(file: file, folder: folder)
  var target: BuildTarget?
  var folders: [String] = []
  var names = PodspecNames()
  for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let at = Location(file: file, line: number + 1, column: 1)
    let words = line.drop { $0.isWhitespace }
    guard !words.hasPrefix("#") else { continue }
    if names.note(words) { continue }
    let texts = quoted(words)
    guard let first = texts.first, let dot = words.firstIndex(of: ".") else { continue }
    let property = words[words.index(after: dot)...].prefix { $0.isLetter || $0 == "_" }
    switch property {
    case "name" where target == nil:
      guard let first = names.filled(first) else { return nil }
      names.values[words[...dot] + "name"] = first
      target = BuildTarget(
        name: first, module: Target.module(of: first), kind: "library", path: folder, files: BuildSources(), knowledge: .unknown,
        mayNeedMore: true, at: at)
    case "module_name": if let first = names.filled(first) { target?.module = first }
    case "source_files":
      for text in texts {
        guard let pattern = names.filled(text) else {
          build.unread.append(.init(reason: "which sources `\(text)` means cannot be read", at: at))
          continue
        }
        let parts = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }
        folders.append(Path.resolved(parts.joined(separator: "/"), in: folder))
      }
    case "dependency":
      let name = first.split(separator: "/").first.map(String.init) ?? first
      if name != target?.name { target?.dependencies.append(BuildDependency(name: name, way: .product(of: nil), at: at)) }
    default: break
    }
  }
  guard var target, !folders.isEmpty else { return build.unread.isEmpty ? nil : build }
  target.files.folders = folders
  target.path = folders.count == 1 ? folders[0] : folder
  build.names = [target.name.lowercased()]
  build.targets = [target]
  build.products = [BuildProduct(name: target.name, targets: [target.name])]
  return build
}

/// The texts to which a podspec gives names, for others to put in.
private struct PodspecNames {
  /// nil: it may be something else than what was read.
  var values: [Substring: String?] = [:]

  /// Whether a line gives something a name: `folder = "Sources/Lamps"`.
  mutating func note(_ line: Substring) -> Bool {
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = line[name.endIndex...].drop(while: \.isWhitespace)
    guard !name.isEmpty, let change = ["=", "||=", "+=", "<<"].first(where: rest.hasPrefix), !rest.hasPrefix("==") else {
      return false
    }
    let value = rest.dropFirst(change.count).drop(while: \.isWhitespace)
    let text = quoted(value).first
    let after = value.dropFirst((text?.count ?? 0) + 2).drop(while: \.isWhitespace)
    let isWhole = change == "=" && (value.first == "'" || value.first == "\"") && (after.isEmpty || after.hasPrefix("#"))
    let isNew = values[name] == nil
    values.updateValue(isWhole && isNew ? text.flatMap(filled) : nil, forKey: name)
    return true
  }

  /// A text with what `#{name}` in it stands for; nil where that is not known.
  func filled(_ text: String) -> String? {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "#{") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}"),
        let value = values[rest[start.upperBound..<end].filter { !$0.isWhitespace }[...]], let value
      else { return nil }
      result += rest[..<start.lowerBound] + value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
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
