import Looms
import Wefts

public struct Settings { public init() {} }
