public struct TideClient {
  public var turn: () -> Void
  public init(turn: @escaping () -> Void) { self.turn = turn }
}
