public let honey = 1
