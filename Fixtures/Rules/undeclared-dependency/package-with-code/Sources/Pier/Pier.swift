import Rope

public struct Pier { let rope: Rope }
