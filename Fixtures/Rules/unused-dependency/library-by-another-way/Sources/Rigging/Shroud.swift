import Hemp

public struct Shroud {}
