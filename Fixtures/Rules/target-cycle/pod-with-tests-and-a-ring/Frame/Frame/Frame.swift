import Lens  // expect: target-cycle

public struct Frame { public let lens: Lens }
