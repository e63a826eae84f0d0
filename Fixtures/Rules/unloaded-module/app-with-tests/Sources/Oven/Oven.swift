import Swinject

public struct Heat { public init() {} }
