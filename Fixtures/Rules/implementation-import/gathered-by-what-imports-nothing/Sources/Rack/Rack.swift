import Foundation

public struct Rack {
  let boards = 4
  public init() {}
}
