import Radio  // expect: implementation-import (warning)
import RadioInterface

public struct Galley {
  public init() { print(Waves.self) }
}
