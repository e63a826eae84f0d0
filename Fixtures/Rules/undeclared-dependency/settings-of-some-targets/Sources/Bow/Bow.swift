public let bow = 1
