/// A list in the source whose elements make or name groups, whether anybody takes it or not.
public struct GroupList: Hashable, Sendable, Codable {
  /// The property, or the function in which it stands: `Features.all`.
  public var name: String
  /// Two or more indices into `groups`, ascending.
  public var groups: [Int]
  public var at: Location

  public init(name: String, groups: [Int], at: Location) {
    self.name = name
    self.groups = groups
    self.at = at
  }
}
