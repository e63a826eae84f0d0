import Foundation
import Shore

public struct Bay {
  let shore = Shore()
  public init() {}
}
