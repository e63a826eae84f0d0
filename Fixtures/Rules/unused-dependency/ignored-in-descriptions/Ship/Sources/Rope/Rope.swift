public let rope = 1
