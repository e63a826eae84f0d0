import Dependencies
import Radio  // expect: implementation-import (warning)
import RadioInterface

public struct Cabin {
  @Dependency(RadioClient.self) var radio
  public init() {}
}
