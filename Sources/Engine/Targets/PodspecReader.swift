import Model

/// What a podspec says statement by statement. It is a program, so what it depends on is never known for certain.
///
/// - Parameter files: the sources of the project.
func build(describedByPodspec text: String, file: String, files: [String]) -> BuildFile? {
  let folder = Path.folder(of: file)
  var build = BuildFile(file: file, folder: folder)
  var target: BuildTarget?
  var sources = PodspecSources(folder: folder, files)
  var testSources = sources
  var testDependencies: [BuildDependency] = []
  var names = PodspecNames()
  for (number, words) in statements(text) {
    let at = Location(file: file, line: number, column: 1)
    names.open(words)
    if names.note(words) { continue }
    let texts = quoted(words)
    guard let first = texts.first, let dot = words.firstIndex(of: ".") else { continue }
    let isOfTests = names.ofTests.contains(words[..<dot])
    let property = words[words.index(after: dot)...].prefix { $0.isLetter || $0 == "_" }
    switch property {
    case "name" where target == nil:
      guard let first = names.filled(first) else { return nil }
      names.values[words[...dot] + "name"] = first
      target = BuildTarget(
        name: first, module: Target.module(of: first), kind: "library", path: folder, files: BuildSources(), knowledge: .unknown,
        mayNeedMore: true, at: at)
    case "module_name": if let first = names.filled(first) { target?.module = first }
    case "source_files", "exclude_files":
      for text in texts {
        guard let pattern = names.filled(text) else {
          build.unread.append(.init(reason: "which sources `\(text)` means cannot be read", at: at))
          continue
        }
        if isOfTests { testSources.note(pattern, property) } else { sources.note(pattern, property) }
      }
    case "dependency":
      let name = first.split(separator: "/").first.map(String.init) ?? first
      guard name != target?.name else { continue }
      let dependency = BuildDependency(name: name, way: .product(of: nil), at: at)
      if isOfTests { testDependencies.append(dependency) } else { target?.dependencies.append(dependency) }
    default: break
    }
  }
  guard var target, !sources.all.folders.isEmpty else { return build.unread.isEmpty ? nil : build }
  target.files = sources.all
  target.path = target.files.folders.count == 1 ? target.files.folders[0] : folder
  build.names = [target.name.lowercased()]
  build.targets = [target]
  build.products = [BuildProduct(name: target.name, targets: [target.name])]
  if !testSources.all.folders.isEmpty {
    let name = "\(target.name)-Tests"
    var tests = BuildTarget(
      name: name, module: Target.module(of: name), kind: "test", path: testSources.all.folders[0], files: testSources.all,
      knowledge: .unknown, mayNeedMore: true, at: target.at)
    tests.dependencies = testDependencies
    build.targets.append(tests)
  }
  return build
}

/// The lines of a podspec without comments, each with its number; one that ends in a comma goes on in the next.
private func statements(_ text: String) -> [(number: Int, words: Substring)] {
  var found: [(number: Int, words: Substring)] = []
  var isOpen = false
  for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let words = line.drop(while: \.isWhitespace)
    guard !words.isEmpty, !words.hasPrefix("#") else { continue }
    if isOpen { found[found.count - 1].words += " " + words } else { found.append((number + 1, words)) }
    isOpen = words.last { !$0.isWhitespace } == ","
  }
  return found
}

/// The folders that patterns of a podspec mean, with what they leave out.
private struct PodspecSources {
  private(set) var all = BuildSources()
  private let folder: String
  private let files: [String]

  init(folder: String, _ files: [String]) { (self.folder, self.files) = (folder, files) }

  mutating func note(_ pattern: String, _ property: Substring) {
    let names = pattern.split(separator: "/")
    let plain = names.prefix { !$0.contains { "*?[{".contains($0) } }
    let place = Path.resolved(plain.joined(separator: "/"), in: folder)
    let rest = names.dropFirst(plain.count)
    if property == "exclude_files" {
      // What is finer than a folder or a file is not looked at.
      let isAll = rest.first == "**" && (rest.count == 1 || rest.count == 2 && rest.last.map(Self.isOfSwift) ?? false)
      if rest.isEmpty || isAll { all.excluded.append(place) }
      return
    }
    all.folders.append(place)
    // `Lamps/*.swift`, and `Lamps` by itself, go no deeper.
    guard rest.count <= 1, rest.first != "**", !place.hasSuffix(".swift") else { return }
    let depth = Path.names(in: place).count
    let below = files.lazy.filter { Path.isInside($0, place) }.map { Path.names(in: $0) }.filter { $0.count > depth + 1 }
    all.excluded += Set(below.map { $0[...depth].joined(separator: "/") }).sorted()
  }

  /// `*`, `*.swift`, `*.{h,m,swift}`
  private static func isOfSwift(_ name: Substring) -> Bool { name == "*" || name.hasPrefix("*.") && name.contains("swift") }
}

/// What a podspec gives names: texts, for others to put in, and what a block is about.
private struct PodspecNames {
  /// Those of `test_spec`s, and of apps to try a pod.
  private(set) var ofTests: Set<Substring> = []
  /// nil: it may be something else than what was read.
  var values: [Substring: String?] = [:]

  /// A line may begin a block: `s.test_spec "Tests" do |tests|`.
  mutating func open(_ line: Substring) {
    guard let start = line.firstRange(of: " do |") else { return }
    let name = line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isOfTests = [".test_spec", ".app_spec"].contains { line[..<start.lowerBound].firstRange(of: $0) != nil }
    if isOfTests { ofTests.insert(name) } else { ofTests.remove(name) }
  }

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
