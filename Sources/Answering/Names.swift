import Model

/// The levels on which things have names.
public enum Kind: String, CaseIterable, Sendable {
  case target, assembly, module, root, type
}

/// Why a name leads to nothing.
public enum Confusion: Error, Hashable, Sendable {
  /// Nothing is called that.
  case unknown(String)
  /// Several are: their names, sorted.
  case ambiguous(String, [String])
}

/// Everything that has a name, by name.
struct Names {
  private(set) var points: [String: Set<Int>] = [:]
  /// Keys with a name, tags or arguments are found by their whole description only.
  private var keys: [String: Set<Int>] = [:]
  private(set) var kinds: [String: Set<Kind>] = [:]

  /// Sorted.
  func all(of kinds: Set<Kind> = Set(Kind.allCases)) -> [String] {
    points.keys.filter { !(self.kinds[$0] ?? []).isDisjoint(with: kinds) }.sorted()
  }

  init(_ atlas: Atlas) {
    for (number, point) in atlas.points.enumerated() {
      for (name, kind) in Names.names(of: point, atlas) {
        points[name, default: []].insert(number)
        kinds[name, default: []].insert(kind)
      }
      for key in Names.keys(of: point, atlas) { keys[key.description, default: []].insert(number) }
    }
  }

  /// What `word` means: a whole name, a glob of names, or the last part of one name only. `kind:` in front says of which kind.
  func find(_ word: String) -> Result<(names: [String], points: Set<Int>), Confusion> {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let kind = parts.count == 2 ? Kind(rawValue: parts[0]) : nil
    let name = kind == nil ? word : parts[1]
    let known = all(of: kind.map { [$0] } ?? Set(Kind.allCases))
    var found = known.filter { $0 == name }
    if found.isEmpty {
      found = known.filter { fits($0, name) }
      if !name.contains("*") && found.count > 1 { return .failure(.ambiguous(name, found)) }
    }
    if found.isEmpty, kind ?? .type == .type, let points = keys[name] { return .success(([name], points)) }
    if found.isEmpty { return .failure(.unknown(name)) }
    return .success((found, found.reduce(into: []) { $0.formUnion(points[$1] ?? []) }))
  }

  /// A glob fits the whole name or its last part; a word is the last part, with or without type parameters.
  private func fits(_ name: String, _ word: String) -> Bool {
    let plain = name.prefix { $0 != "<" && $0 != " " && $0 != "(" }
    let last = Names.lastPart(of: name) ?? ""
    return word.contains("*") ? name.fits(word) || last.fits(word) : last == word || plain == word
  }

  /// `Logger` of `Core.Logger`, `Cache` of `Core.Cache<User>`.
  static func lastPart(of name: String) -> String? {
    name.prefix { $0 != "<" && $0 != " " && $0 != "(" }.split(separator: ".").last.map(String.init)
  }

  private static func names(of point: Point, _ atlas: Atlas) -> [(String, Kind)] {
    switch point {
    case .target(let index): return [(atlas.graph.targets[index].name, .target)]
    case .root(let index): return [(atlas.graph.roots[index].name, .root)]
    case .group(let index):
      let group = atlas.graph.groups[index]
      return [(group.name, group.level == .assembly ? .assembly : .module)]
    case .provider(let index):
      let provider = atlas.graph.providers[index]
      let types = provider.keys.map(\.type) + (provider.implementation.map { [$0] } ?? [])
      return types.map { ($0.unwrapped.description, .type) }
    case .code(let text):
      // A method is found by its type, too.
      let type = text.split(separator: ".").dropLast().joined(separator: ".")
      return [text, type].filter { !$0.isEmpty }.map { ($0, .type) }
    case .unanswered(let key): return [(key.type.unwrapped.description, .type)]
    }
  }

  private static func keys(of point: Point, _ atlas: Atlas) -> [Key] {
    switch point {
    case .provider(let index): atlas.graph.providers[index].keys
    case .unanswered(let key): [key]
    default: []
    }
  }
}
