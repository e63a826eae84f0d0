public let trunk = 1
