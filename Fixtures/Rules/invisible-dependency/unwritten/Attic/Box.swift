public let box = 1
