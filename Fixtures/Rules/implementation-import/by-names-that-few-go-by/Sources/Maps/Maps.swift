import Mail  // expect: implementation-import (note)
import MapsInterface

public struct Maps: MapsOpening { public init() {} }
