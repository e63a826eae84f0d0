public let crane = 1
