import Lens

public struct Frame { public let lens: Lens }
