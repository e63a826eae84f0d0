import Sail

public let speed = area / 2
