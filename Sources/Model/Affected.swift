/// What a change touches, and what leans on that.
public struct Affected: Sendable {
  /// How near the change is: the unit's own code, that of something it depends on, or further away.
  public enum Degree: String, Sendable, CaseIterable, Comparable {
    case changed, directly, indirectly

    public static func < (a: Degree, b: Degree) -> Bool { a.rank < b.rank }
    private var rank: Int { self == .changed ? 0 : self == .directly ? 1 : 2 }
  }

  public enum Kind: String, Sendable, CaseIterable { case target, assembly, module, root }

  public struct Unit: Hashable, Sendable {
    public var kind: Kind
    public var name: String
    public var degree: Degree
    /// Who looks after it by the manifest and by the repository's list of owners; sorted.
    public var owners: [String]
    /// Where it lies: a target's folder, the file of anything else.
    public var path: String

    public init(kind: Kind, name: String, degree: Degree, owners: [String], path: String) {
      self.kind = kind
      self.name = name
      self.degree = degree
      self.owners = owners
      self.path = path
    }
  }

  public var revision: String
  /// The commit from which changes count.
  public var commit: String
  /// Paths that differ, relative to the project's root; sorted.
  public var files: [String]
  /// Those of them that are part of no target.
  public var strays: [String]
  /// By kind, then nearest first, then by name.
  public var units: [Unit]

  public init(revision: String, commit: String, files: [String], strays: [String], units: [Unit]) {
    self.revision = revision
    self.commit = commit
    self.files = files
    self.strays = strays
    self.units = units
  }
}
