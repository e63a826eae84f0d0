import Model

/// Build settings of Xcode's targets: those that a project writes, and those in the `.xcconfig` files that these are based on.
final class BuildSettings {
  /// The settings of one configuration, and the file that they are based on.
  struct Configuration {
    var name = ""
    var own: PropertyList?
    var base: String?
    /// It is known which file it is based on, or that there is none.
    var isBaseKnown = true
  }

  private let read: (String) -> String?
  private var known: [String: [String: String]] = [:]
  /// Files that cannot be read, or that include one.
  private var unreadable: Set<String> = []

  init(read: @escaping (String) -> String?) {
    self.read = read
  }

  func value(of key: String, in configuration: Configuration) -> String? {
    configuration.own?[key]?.text ?? configuration.base.flatMap { file(at: $0)[key] }
  }

  /// The texts of a setting, however many it has.
  func texts(of key: String, in configuration: Configuration) -> [String] {
    configuration.own?[key]?.texts ?? configuration.base.flatMap { file(at: $0)[key] }.map { [$0] } ?? []
  }

  /// A value without references to other settings; nil where it has some that cannot be followed.
  func plain(_ value: String, target: String, in all: [Configuration]) -> String? {
    var text = value
    for _ in 0..<5 {
      guard let start = text.firstIndex(of: "$") else { return text.isEmpty ? nil : text }
      let rest = text[text.index(after: start)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { return nil }
      let key = rest[rest.index(after: rest.startIndex)..<end].prefix { $0 != ":" }
      let found = key == "TARGET_NAME" ? [target] : Set(all.map { self.value(of: String(key), in: $0) })
      guard found.count == 1, let inner = found.first ?? nil, inner.utf8.count < 1_000 else { return nil }
      text.replaceSubrange(start...end, with: inner)
    }
    return nil
  }

  /// The settings of a file and of those that it includes; nil where one of them that must be there cannot be read.
  func readWhole(_ path: String) -> [String: String]? {
    let settings = file(at: path)
    return unreadable.contains(path) ? nil : settings
  }

  /// The settings of a file and of those that it includes, each read once.
  private func file(at path: String, depth: Int = 0) -> [String: String] {
    if let known = known[path] { return known }
    known[path] = [:]
    guard depth < 20, let text = read(path) else {
      unreadable.insert(path)
      return [:]
    }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let bare = line.drop { $0.isWhitespace }
      if bare.hasPrefix("#include") {
        let parts = bare.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        let included = Path.resolved(String(parts[1]), in: Path.folder(of: path))
        let other = file(at: included, depth: depth + 1)
        // With a question mark it need not be there.
        if !bare.hasPrefix("#include?"), unreadable.contains(included) { unreadable.insert(path) }
        settings.merge(other) { _, new in new }
      } else if !bare.hasPrefix("//"), let sign = bare.firstIndex(of: "=") {
        let key = bare[..<sign].filter { !$0.isWhitespace }
        var value = bare[bare.index(after: sign)...].drop { $0.isWhitespace }
        if let comment = value.firstRange(of: "//") { value = value[..<comment.lowerBound] }
        while let last = value.last, last.isWhitespace || last == ";" { value.removeLast() }
        settings[key] = String(value)
      }
    }
    known[path] = settings
    return settings
  }
}
