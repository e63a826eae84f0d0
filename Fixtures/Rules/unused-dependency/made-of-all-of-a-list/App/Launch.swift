import Sail

public func launch() { print(Sail.area) }
