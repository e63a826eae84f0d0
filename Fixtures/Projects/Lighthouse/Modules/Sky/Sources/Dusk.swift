public struct Dusk {
  public init() {}
  public var isDark: Bool { true }
}
