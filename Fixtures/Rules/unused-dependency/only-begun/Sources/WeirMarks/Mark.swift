import Foundation

public struct Mark {
  public init() { print(Date()) }
}
