public struct Shore {
  public let length = 1
  public init() {}
}
