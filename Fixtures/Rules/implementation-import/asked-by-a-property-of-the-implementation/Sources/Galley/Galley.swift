import Tides  // expect: implementation-import (warning)
import TidesInterface

public struct Galley {
  public init() {}
  public func cook(_ client: TideClient) {
    let tides = 2
    print(client, tides)
  }
}
