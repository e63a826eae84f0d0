@_exported import Lamp  // expect: implementation-import (warning)

public let deskLamp = Lamp()
