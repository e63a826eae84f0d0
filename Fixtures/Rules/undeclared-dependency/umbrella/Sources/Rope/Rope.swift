public let knots = 4
