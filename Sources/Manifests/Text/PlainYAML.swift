import Model

/// A YAML text that is no manifest of dilint's, such as the description of a project: all scalars are texts.
public indirect enum PlainYAML: Hashable, Sendable {
  case text(String, at: Location)
  case list([PlainYAML], at: Location)
  /// In the order of the text; each key with its own place.
  case mapping([Entry], at: Location)

  public struct Entry: Hashable, Sendable {
    public var key: String
    public var at: Location
    public var value: PlainYAML

    public init(key: String, at: Location, value: PlainYAML) {
      self.key = key
      self.at = at
      self.value = value
    }
  }

  /// Reads one document; nil where it is no YAML, or more of it than a description of a project would hold. Anchors and merges
  /// are unfolded.
  public init?(reading text: String, file: String) {
    var problems = Problems()
    guard let tree = composed(text, file: file, problems: &problems) else { return nil }
    self.init(tree)
  }

  private init(_ tree: Tree) {
    switch tree.content {
    case .scalar(let scalar): self = .text(scalar.text, at: tree.at)
    case .list(let items): self = .list(items.map { PlainYAML($0) }, at: tree.at)
    case .mapping(let branches):
      self = .mapping(branches.map { Entry(key: $0.key, at: $0.at, value: PlainYAML($0.value)) }, at: tree.at)
    }
  }

  public subscript(key: String) -> PlainYAML? { entries.first { $0.key == key }?.value }

  /// Of a mapping; empty for anything else.
  public var entries: [Entry] { if case .mapping(let entries, _) = self { entries } else { [] } }

  /// Of a list; anything else is the only item of one.
  public var items: [PlainYAML] { if case .list(let items, _) = self { items } else { [self] } }

  public var text: String? { if case .text(let text, _) = self { text } else { nil } }

  public var at: Location {
    switch self {
    case .text(_, let at), .list(_, let at), .mapping(_, let at): at
    }
  }
}
