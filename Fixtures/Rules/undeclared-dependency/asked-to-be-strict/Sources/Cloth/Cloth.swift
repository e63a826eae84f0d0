public let cloth = 1
