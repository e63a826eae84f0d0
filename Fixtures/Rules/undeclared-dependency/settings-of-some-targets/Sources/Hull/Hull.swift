public let hull = 1
