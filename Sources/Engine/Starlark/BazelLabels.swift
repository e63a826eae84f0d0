/// What labels mean (Bazel's documentation, `concepts/labels`).
extension BazelReader {
  /// A label as it is written whole: `:a`, `a`, `//p`, `@//p:a`. nil for one of another repository.
  func label(_ written: String, in package: String) -> String? {
    var text = written
    if text.hasPrefix("@//") || text.hasPrefix("@@//") { text = String(text.drop { $0 == "@" }) }
    guard !text.hasPrefix("@") else { return nil }
    if let flavor = text.firstIndex(of: "#") { text = String(text[..<flavor]) }
    guard text.hasPrefix("//") else { return "//" + package + ":" + (text.hasPrefix(":") ? String(text.dropFirst()) : text) }
    return text.contains(":") ? text : text + ":" + Path.name(String(text.dropFirst(2)))
  }

  /// The rules that a label means in the end, whatever aliases stand before it: several where a `select` decides; none where one of
  /// them is not there.
  func meant(by label: String) -> [Int] {
    var found: [Int] = []
    var seen: Set<String> = [label]
    var work = [label]
    while let next = work.popLast() {
      guard let place = places[next] else { return [] }
      let node = nodes[place]
      let written = node.rule.name == "alias" ? node.rule.arguments["actual"] : nil
      let texts = written?.text.map { [$0] } ?? written?.texts.map(\.text) ?? []
      let actual = texts.compactMap { self.label($0, in: node.package) }
      if let written, !written.isWhole || !actual.isEmpty && actual.count < texts.count { return [] }
      if actual.isEmpty {
        found.append(place)
      } else {
        work += actual.filter { seen.insert($0).inserted }
      }
    }
    return found.sorted()
  }

  /// A product of another repository goes by its last word.
  func lastWord(_ label: String) -> String {
    label.split { $0 == ":" || $0 == "/" || $0 == "@" }.last.map(String.init) ?? label
  }
}
