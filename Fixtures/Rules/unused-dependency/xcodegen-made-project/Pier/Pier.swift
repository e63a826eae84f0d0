import Tides

public struct Pier { var tide: Tide? }
