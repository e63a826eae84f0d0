import Bell  // expect: implementation-import (warning)
import Lamp  // expect: implementation-import (warning)
import PorchInterface

public struct Porch: Waiting {
  let bell = Bell()
  let lamp = Lamp()
  public init() {}
}
