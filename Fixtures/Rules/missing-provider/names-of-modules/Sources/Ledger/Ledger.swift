public protocol Ledger {}

public final class BoundLedger: Ledger {
  public init() {}
}

public enum Pages<Kind> {
  public struct Numbered {
    public init() {}
  }
}
