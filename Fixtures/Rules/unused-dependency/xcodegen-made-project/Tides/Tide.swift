import Ropes

public struct Tide { var rope: Rope? }
