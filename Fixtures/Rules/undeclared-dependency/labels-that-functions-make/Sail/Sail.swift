public let area = 12
