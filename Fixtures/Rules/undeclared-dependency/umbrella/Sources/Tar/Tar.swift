public let pitch = 1
