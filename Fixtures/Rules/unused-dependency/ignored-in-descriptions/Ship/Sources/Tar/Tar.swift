public let tar = 1
