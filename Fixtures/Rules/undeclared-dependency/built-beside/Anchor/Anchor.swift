public let chain = 3
