public struct Crate {
  public let width: Int
}
