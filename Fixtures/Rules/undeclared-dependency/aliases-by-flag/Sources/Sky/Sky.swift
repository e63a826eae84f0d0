public let isBlue = true
