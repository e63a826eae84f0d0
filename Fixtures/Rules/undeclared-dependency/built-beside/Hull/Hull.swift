public let planks = 12
public func float(_ weight: Int) {}
