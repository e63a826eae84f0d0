/// What is asked for and what is provided.
public struct Key: Hashable, Sendable, Codable {
  public var type: TypeName
  /// A name, where the framework has names; the source text's constant where the value itself is not known.
  public var name: String?
  /// Tags, where the framework has them; sorted.
  public var tags: [TypeName]
  /// The types of run-time arguments, where the framework counts them in.
  public var arguments: [TypeName]

  public init(type: TypeName, name: String? = nil, tags: [TypeName] = [], arguments: [TypeName] = []) {
    self.type = type
    self.name = name
    self.tags = tags.sorted()
    self.arguments = arguments
  }
}

extension Key: CustomStringConvertible {
  /// `Logger`, `Logger named "file"`, `Logger tagged Remote`, `Logger(String)`.
  public var description: String {
    var text = type.description
    if !arguments.isEmpty { text += "(\(arguments.map(\.description).joined(separator: ", ")))" }
    if let name { text += " named \"\(name)\"" }
    if !tags.isEmpty { text += " tagged \(tags.map(\.description).joined(separator: " and "))" }
    return text
  }
}

extension Key: Comparable {
  public static func < (a: Key, b: Key) -> Bool {
    if a.type != b.type { return a.type < b.type }
    if a.name != b.name { return a.name ?? "" < b.name ?? "" }
    return a.tags.description < b.tags.description
  }
}
