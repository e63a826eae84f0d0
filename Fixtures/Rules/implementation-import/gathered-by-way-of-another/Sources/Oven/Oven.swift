import OvenInterface

public struct Oven: Baking { public init() {} }
