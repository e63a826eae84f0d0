import Weir

public struct Door { public let weir: Weir }
