public let flour = 1
