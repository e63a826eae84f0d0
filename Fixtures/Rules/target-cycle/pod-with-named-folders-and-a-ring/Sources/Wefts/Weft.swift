import Looms

public struct Weft { public init() {} }
public struct Shuttle { let loom: Loom }
