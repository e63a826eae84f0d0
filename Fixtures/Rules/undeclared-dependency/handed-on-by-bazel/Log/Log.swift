public let lineCount = 3
