public let hook = 1
