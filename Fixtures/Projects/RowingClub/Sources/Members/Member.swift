public struct Member {
  public let name: String
  public let mayCox: Bool

  public init(name: String, mayCox: Bool) {
    self.name = name
    self.mayCox = mayCox
  }
}
