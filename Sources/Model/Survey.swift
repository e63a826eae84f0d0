/// What a project looks like to somebody who sees it for the first time.
public struct Survey: Sendable {
  public struct Framework: Hashable, Sendable {
    public var id: String
    public var name: String
    /// What a lock file says; nil where none does, so that the newest is supposed.
    public var version: String?
    /// How many files import it or bear its annotations.
    public var files: Int

    public init(id: String, name: String, version: String?, files: Int) {
      self.id = id
      self.name = name
      self.version = version
      self.files = files
    }
  }

  /// Something with a name and a place.
  public struct Named: Hashable, Sendable {
    public var name: String
    public var at: Location

    public init(_ name: String, at: Location) {
      self.name = name
      self.at = at
    }
  }

  public var files = 0
  public var frameworks: [Framework] = []
  public var targets: [Target] = []
  /// The files that describe the build; sorted.
  public var descriptions: [String] = []
  public var assemblies: [Named] = []
  public var modules: [Named] = []
  public var roots: [Named] = []
  /// How much was understood of each kind of place.
  public var coverage = Coverage()
  /// Places that were not; sorted.
  public var opaque: [Opaque] = []
  /// Sentences about what could not be read otherwise.
  public var remarks: [Sentence] = []

  public init() {}
}
