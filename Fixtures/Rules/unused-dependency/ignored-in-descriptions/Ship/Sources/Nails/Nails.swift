public let nails = 1
