import Foundation

public struct Glaze { public init() {} }

extension Date {
  public func fired() -> String { "fired \(self)" }
}
