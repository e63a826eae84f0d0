import Foundation

public struct Store {
  public let opened: Date
  public init(opened: Date) { self.opened = opened }
}
