import Swinject

public protocol Paint {}
public let pot = Container()
