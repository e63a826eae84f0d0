public let isWet = true
