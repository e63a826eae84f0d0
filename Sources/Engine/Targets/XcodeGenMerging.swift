import Manifests
import Model

/// A `project.yml` with the files that it includes, and its targets with their templates, as XcodeGen documents it: what stands
/// nearer goes first, lists are joined, mappings merged.
struct XcodeGenSpec {
  private(set) var yaml: PlainYAML
  /// Where it includes something that could not be read.
  private(set) var openAt: Location?
  private let limits: Limits

  /// What a description with all that it includes may cost: files read, and parts of what is put together.
  final class Limits {
    fileprivate var files = 300
    fileprivate var parts = 2_000_000
    /// The files that include the one that is read.
    fileprivate var reading: Set<String> = []
    fileprivate var templates: [String: PlainYAML] = [:]

    /// Whether something that was put together is of a size that people write.
    fileprivate func hold(_ yaml: PlainYAML) -> Bool {
      let size = yaml.size(upTo: 50_000)
      parts -= size
      return size < 50_000 && parts > 0
    }
  }

  /// `read`: the text of a file by its path.
  init?(reading text: String, file: String, read: (String) -> String?, limits: Limits = Limits()) {
    limits.files -= 1
    guard limits.files > 0, limits.reading.insert(file).inserted, let own = PlainYAML(reading: text, file: file) else {
      return nil
    }
    defer { limits.reading.remove(file) }
    self.limits = limits
    yaml = own
    guard let includes = own["include"] else { return }
    let folder = Path.folder(of: file)
    var base: PlainYAML?
    for include in includes.items {
      if include["enable"]?.text.map({ ["false", "no", "NO"].contains($0) }) == true { continue }
      guard let path = include.text ?? include["path"]?.text, !path.contains("$") else {
        openAt = openAt ?? include.at
        continue
      }
      let place = Path.resolved(path, in: folder)
      guard let text = read(place), let other = XcodeGenSpec(reading: text, file: place, read: read, limits: limits) else {
        openAt = openAt ?? include.at
        continue
      }
      openAt = openAt ?? other.openAt
      let isRelative = include["relativePaths"]?.text.map { !["false", "no", "NO"].contains($0) } ?? true
      let moved = isRelative ? other.yaml.moved(from: Path.folder(of: place), to: folder) : other.yaml
      let whole = base.map { $0.merged(with: moved) } ?? moved
      guard limits.hold(whole) else {
        openAt = openAt ?? include.at
        break
      }
      base = whole
    }
    if let base { yaml = base.merged(with: own) }
  }

  /// A target with what its templates give it; nil where a template is not there.
  func applied(_ target: PlainYAML.Entry) -> PlainYAML? {
    guard let names = target.value["templates"] else { return target.value }
    var attributes = ["target_name": target.key]
    var base: PlainYAML?
    for name in names.items.compactMap(\.text) {
      guard let template = template(name, depth: 0) else { return nil }
      base = base.map { $0.merged(with: template) } ?? template
      guard base.map(limits.hold) == true else { return nil }
    }
    guard let whole = base?.merged(with: target.value) else { return target.value }
    // Templates may bring attributes, and a target may use them itself (`resolveTemplates` of XcodeGen).
    for entry in whole["templateAttributes"]?.entries ?? [] { attributes[entry.key] = entry.value.text }
    return whole.filled(attributes)
  }

  private func template(_ name: String, depth: Int) -> PlainYAML? {
    if let known = limits.templates[name] { return known }
    guard let own = yaml["targetTemplates"]?[name], depth < 12 else { return nil }
    var base: PlainYAML?
    for other in own["templates"]?.items.compactMap(\.text) ?? [] {
      guard let other = template(other, depth: depth + 1) else { return nil }
      base = base.map { $0.merged(with: other) } ?? other
      guard base.map(limits.hold) == true else { return nil }
    }
    let whole = base.map { $0.merged(with: own) } ?? own
    limits.templates[name] = whole
    return whole
  }
}

extension String {
  /// The names that stand in it as `${name}`.
  fileprivate var marks: [String] {
    split(separator: "${", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}

extension PlainYAML {
  /// How many parts it has, counted up to a limit.
  fileprivate func size(upTo limit: Int) -> Int {
    var count = 0
    var work = [self]
    while let next = work.popLast(), count < limit {
      count += 1
      switch next {
      case .text: break
      case .list(let items, _): work += items
      case .mapping(let entries, _): work += entries.map(\.value)
      }
    }
    return count
  }

  /// Both, where `other` goes before: mappings key by key, lists one after the other. A key that ends in `:REPLACE` replaces.
  fileprivate func merged(with other: PlainYAML) -> PlainYAML {
    switch (self, other) {
    case (.mapping(let old, let at), .mapping(let new, _)):
      var entries = old
      var places = Dictionary(old.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
      for entry in new {
        let isWhole = entry.key.hasSuffix(":REPLACE")
        let key = isWhole ? String(entry.key.dropLast(8)) : entry.key
        if let index = places[key] {
          entries[index] = Entry(
            key: key, at: entry.at, value: isWhole ? entry.value : entries[index].value.merged(with: entry.value))
        } else {
          places[key] = entries.count
          entries.append(Entry(key: key, at: entry.at, value: entry.value))
        }
      }
      return .mapping(entries, at: at)
    case (.list(let old, let at), .list(let new, _)): return .list(old + new, at: at)
    default: return other
    }
  }

  /// `${key}` replaced wherever it stands; nil where attributes that name one another make more than a megabyte of text.
  func filled(_ attributes: [String: String]) -> PlainYAML? {
    var room = 1 << 20
    return filled(attributes, &room)
  }

  private func filled(_ attributes: [String: String], _ room: inout Int) -> PlainYAML? {
    switch self {
    case .text(var text, let at):
      // In the order of their names, each once.
      var last = ""
      while let next = text.marks.filter({ $0 > last && attributes[$0] != nil }).min(), let value = attributes[next] {
        let mark = "${\(next)}"
        guard text.utf8.count + text.ranges(of: mark).count * value.utf8.count <= room else { return nil }
        text = text.replacing(mark, with: value)
        last = next
      }
      room -= text.utf8.count
      return room < 0 ? nil : .text(text, at: at)
    case .list(let items, let at):
      var full: [PlainYAML] = []
      for item in items {
        guard let item = item.filled(attributes, &room) else { return nil }
        full.append(item)
      }
      return .list(full, at: at)
    case .mapping(let entries, let at):
      var full: [Entry] = []
      for entry in entries {
        guard let value = entry.value.filled(attributes, &room) else { return nil }
        full.append(Entry(key: entry.key, at: entry.at, value: value))
      }
      return .mapping(full, at: at)
    }
  }

  /// A file's paths as seen from the folder of the file that includes it.
  fileprivate func moved(from: String, to: String) -> PlainYAML {
    if from == to { return self }
    let front = Path.relative("/" + from, to: "/" + to)
    let change = { (path: String) in path.hasPrefix("/") ? path : Path.resolved(path, in: front) }
    return map { keys, value in
      guard case .text(let text, let at) = value else { return value }
      let isSource = keys.count == 3 && ["targets", "targetTemplates"].contains(keys[0]) && keys[2] == "sources"
      let isSourcePath =
        keys.count == 4 && ["targets", "targetTemplates"].contains(keys[0]) && keys[2...] == ["sources", "path"]
      let isReference = keys.count == 3 && ["packages", "projectReferences"].contains(keys[0]) && keys[2] == "path"
      return isSource || isSourcePath || isReference ? .text(change(text), at: at) : value
    }
  }

  private func map(_ keys: [String] = [], _ change: ([String], PlainYAML) -> PlainYAML) -> PlainYAML {
    switch self {
    case .text: change(keys, self)
    case .list(let items, let at): .list(items.map { $0.map(keys, change) }, at: at)
    case .mapping(let entries, let at):
      .mapping(entries.map { Entry(key: $0.key, at: $0.at, value: $0.value.map(keys + [$0.key], change)) }, at: at)
    }
  }
}
