import Dependencies
import Radio  // expect: implementation-import (warning)
import RadioInterface

public struct Cabin {
  @Dependency(\.radio) var radio

  public init() {}
  public func listen() { radio.call() }
}
