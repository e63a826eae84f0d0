public struct Rope {
  public init() {}
}

extension String {
  public func coiled() -> String { self }
}
