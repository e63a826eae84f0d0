import Foundation

public protocol Entering {
  var hour: Date { get }
}
extension Entering {
  public var hour: Date { Date() }
}
