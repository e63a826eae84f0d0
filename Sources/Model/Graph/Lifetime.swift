/// How long an object lives and who shares it.
public struct Lifetime: Hashable, Sendable, Codable {
  /// From shortest to longest.
  public enum Sharing: Int, Hashable, Sendable, Codable, Comparable {
    /// A new object each time.
    case none
    /// One per outermost resolve.
    case graph
    /// One per scope object, which the program may empty.
    case scope
    /// One per container.
    case container
    /// One per process.
    case process

    public static func < (a: Sharing, b: Sharing) -> Bool { a.rawValue < b.rawValue }
  }

  /// The framework's own word: `objectGraph`, `single`.
  public var name: String
  public var sharing: Sharing
  /// Kept only while somebody else holds it.
  public var isWeak: Bool
  /// Made when the container is ready, before anybody asks.
  public var isEager: Bool
  /// Others make the objects, and the container never does.
  public var isMadeElsewhere: Bool

  public init(name: String, sharing: Sharing, isWeak: Bool = false, isEager: Bool = false, isMadeElsewhere: Bool = false) {
    self.name = name
    self.sharing = sharing
    self.isWeak = isWeak
    self.isEager = isEager
    self.isMadeElsewhere = isMadeElsewhere
  }
}
