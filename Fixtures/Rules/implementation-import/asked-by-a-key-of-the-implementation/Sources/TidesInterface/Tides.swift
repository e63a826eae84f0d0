public protocol Turning {}
public struct TideClient {
  public init() {}
}
