import Wefts  // expect: target-cycle

public struct Loom { let weft: Weft }
