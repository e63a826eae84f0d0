import Mail  // expect: implementation-import (warning)
import MapsInterface

public struct Maps: MapsOpening { public init() {} }
