public struct Harbour: Hashable {
  public var name: String
  public init(_ name: String) { self.name = name }
}

public struct Vessel: Hashable {
  public var name: String
  public var decks: Int
  public init(name: String, decks: Int) {
    self.name = name
    self.decks = decks
  }
}

public struct Passage: Hashable {
  public var from: Harbour
  public var to: Harbour
  public var vessel: Vessel
  public init(from: Harbour, to: Harbour, vessel: Vessel) {
    self.from = from
    self.to = to
    self.vessel = vessel
  }
}

public protocol Session: AnyObject { var isSignedIn: Bool { get } }
public protocol MutableSession: Session { func signIn(_ name: String) }

public final class MemorySession: MutableSession {
  public private(set) var isSignedIn = false
  public init() {}
  public func signIn(_ name: String) { isSignedIn = true }
}
