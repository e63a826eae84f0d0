import Resolver

public protocol Paint {}
