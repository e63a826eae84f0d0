public let knots = 3
