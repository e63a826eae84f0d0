import Charts
import Log
import Tides

public struct Mole { public let all = (Charts(), Log(), Tides()); public init() {} }
