public let weight = 50
