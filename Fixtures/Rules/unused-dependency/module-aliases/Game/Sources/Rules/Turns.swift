public let turns = 2
