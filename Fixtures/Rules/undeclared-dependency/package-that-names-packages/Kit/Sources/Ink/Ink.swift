public let black = 0
