public let depth = 4
